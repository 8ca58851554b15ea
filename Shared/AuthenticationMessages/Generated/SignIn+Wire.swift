// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/sign_in.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

enum AuthParametersTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthParametersType>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "AuthParametersType.entry") ?? ""
      values[key] = try readText(entry.pointee.has_value, entry.pointee.value, "AuthParametersType.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthParametersType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AuthParametersType.self)
    gatehouse__authentication__v1__auth_parameters_type__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthParametersType__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__Authentication__V1__AuthParametersType__EntryEntry.self)
      gatehouse__authentication__v1__auth_parameters_type__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "AuthParametersType.entry")
      entry.pointee.has_value = 1
      entry.pointee.value = try arena.data(of: value)
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

extension InitiateAuthRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InitiateAuthRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InitiateAuthRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InitiateAuthRequest>) {
    gatehouse__authentication__v1__initiate_auth_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InitiateAuthRequest>) throws(ProtobufError) {
    self.authFlow = try readString(c.pointee.auth_flow, "InitiateAuthRequest.auth_flow")
    self.authParameters = try AuthParametersTypeWire.read(c.pointee.auth_parameters)
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
    self.clientId = try readString(c.pointee.client_id, "InitiateAuthRequest.client_id")
    self.analyticsMetadata = try readMessage(c.pointee.analytics_metadata)
    self.userContextData = try readMessage(c.pointee.user_context_data)
    self.session = try readText(c.pointee.has_session, c.pointee.session, "InitiateAuthRequest.session")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InitiateAuthRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.auth_flow = try arena.string(self.authFlow, "InitiateAuthRequest.auth_flow")
    c.pointee.auth_parameters = try AuthParametersTypeWire.write(self.authParameters, arena)
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
    c.pointee.client_id = try arena.string(self.clientId, "InitiateAuthRequest.client_id")
    c.pointee.analytics_metadata = try arena.message(self.analyticsMetadata)
    c.pointee.user_context_data = try arena.message(self.userContextData)
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
  }
}

enum ChallengeParametersTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ChallengeParametersType>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "ChallengeParametersType.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "ChallengeParametersType.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ChallengeParametersType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ChallengeParametersType.self)
    gatehouse__authentication__v1__challenge_parameters_type__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__Authentication__V1__ChallengeParametersType__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__Authentication__V1__ChallengeParametersType__EntryEntry.self)
      gatehouse__authentication__v1__challenge_parameters_type__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "ChallengeParametersType.entry")
      entry.pointee.value = try arena.string(value, "ChallengeParametersType.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

enum AvailableChallengeListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AvailableChallengeListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "AvailableChallengeListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AvailableChallengeListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AvailableChallengeListType.self)
    gatehouse__authentication__v1__available_challenge_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "AvailableChallengeListType.member")
    return c
  }
}

extension InitiateAuthResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension InitiateAuthResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.InitiateAuthResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InitiateAuthResponse>) {
    gatehouse__authentication__v1__initiate_auth_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__InitiateAuthResponse>) throws(ProtobufError) {
    self.challengeName = try readString(c.pointee.challenge_name, "InitiateAuthResponse.challenge_name")
    self.session = try readText(c.pointee.has_session, c.pointee.session, "InitiateAuthResponse.session")
    self.challengeParameters = try ChallengeParametersTypeWire.read(c.pointee.challenge_parameters)
    self.authenticationResult = try readMessage(c.pointee.authentication_result)
    self.availableChallenges = try AvailableChallengeListTypeWire.read(c.pointee.available_challenges)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__InitiateAuthResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.challenge_name = try arena.string(self.challengeName, "InitiateAuthResponse.challenge_name")
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
    c.pointee.challenge_parameters = try ChallengeParametersTypeWire.write(self.challengeParameters, arena)
    c.pointee.authentication_result = try arena.message(self.authenticationResult)
    c.pointee.available_challenges = try AvailableChallengeListTypeWire.write(self.availableChallenges, arena)
  }
}

extension HttpHeader: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension HttpHeader: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.HttpHeader"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HttpHeader>) {
    gatehouse__authentication__v1__http_header__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__HttpHeader>) throws(ProtobufError) {
    self.headerName = try readString(c.pointee.header_name, "HttpHeader.header_name")
    self.headerValue = try readString(c.pointee.header_value, "HttpHeader.header_value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HttpHeader>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.header_name = try arena.string(self.headerName, "HttpHeader.header_name")
    c.pointee.header_value = try arena.string(self.headerValue, "HttpHeader.header_value")
  }
}

enum HttpHeaderListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__HttpHeaderList>?) throws(ProtobufError) -> [HttpHeader]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [HttpHeader]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__HttpHeaderList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__HttpHeaderList.self)
    gatehouse__authentication__v1__http_header_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ContextDataType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ContextDataType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ContextDataType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ContextDataType>) {
    gatehouse__authentication__v1__context_data_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ContextDataType>) throws(ProtobufError) {
    self.ipAddress = try readString(c.pointee.ip_address, "ContextDataType.ip_address")
    self.serverName = try readString(c.pointee.server_name, "ContextDataType.server_name")
    self.serverPath = try readString(c.pointee.server_path, "ContextDataType.server_path")
    self.httpHeaders = try HttpHeaderListWire.read(c.pointee.http_headers)
    self.encodedData = try readString(c.pointee.encoded_data, "ContextDataType.encoded_data")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ContextDataType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.ip_address = try arena.string(self.ipAddress, "ContextDataType.ip_address")
    c.pointee.server_name = try arena.string(self.serverName, "ContextDataType.server_name")
    c.pointee.server_path = try arena.string(self.serverPath, "ContextDataType.server_path")
    c.pointee.http_headers = try HttpHeaderListWire.write(self.httpHeaders, arena)
    c.pointee.encoded_data = try arena.string(self.encodedData, "ContextDataType.encoded_data")
  }
}

extension AdminInitiateAuthRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminInitiateAuthRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminInitiateAuthRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminInitiateAuthRequest>) {
    gatehouse__authentication__v1__admin_initiate_auth_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminInitiateAuthRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminInitiateAuthRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "AdminInitiateAuthRequest.client_id")
    self.authFlow = try readString(c.pointee.auth_flow, "AdminInitiateAuthRequest.auth_flow")
    self.authParameters = try AuthParametersTypeWire.read(c.pointee.auth_parameters)
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
    self.analyticsMetadata = try readMessage(c.pointee.analytics_metadata)
    self.contextData = try readMessage(c.pointee.context_data)
    self.session = try readText(c.pointee.has_session, c.pointee.session, "AdminInitiateAuthRequest.session")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminInitiateAuthRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminInitiateAuthRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "AdminInitiateAuthRequest.client_id")
    c.pointee.auth_flow = try arena.string(self.authFlow, "AdminInitiateAuthRequest.auth_flow")
    c.pointee.auth_parameters = try AuthParametersTypeWire.write(self.authParameters, arena)
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
    c.pointee.analytics_metadata = try arena.message(self.analyticsMetadata)
    c.pointee.context_data = try arena.message(self.contextData)
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
  }
}

extension AdminInitiateAuthResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminInitiateAuthResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminInitiateAuthResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminInitiateAuthResponse>) {
    gatehouse__authentication__v1__admin_initiate_auth_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminInitiateAuthResponse>) throws(ProtobufError) {
    self.challengeName = try readString(c.pointee.challenge_name, "AdminInitiateAuthResponse.challenge_name")
    self.session = try readText(c.pointee.has_session, c.pointee.session, "AdminInitiateAuthResponse.session")
    self.challengeParameters = try ChallengeParametersTypeWire.read(c.pointee.challenge_parameters)
    self.authenticationResult = try readMessage(c.pointee.authentication_result)
    self.availableChallenges = try AvailableChallengeListTypeWire.read(c.pointee.available_challenges)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminInitiateAuthResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.challenge_name = try arena.string(self.challengeName, "AdminInitiateAuthResponse.challenge_name")
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
    c.pointee.challenge_parameters = try ChallengeParametersTypeWire.write(self.challengeParameters, arena)
    c.pointee.authentication_result = try arena.message(self.authenticationResult)
    c.pointee.available_challenges = try AvailableChallengeListTypeWire.write(self.availableChallenges, arena)
  }
}

enum ChallengeResponsesTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ChallengeResponsesType>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "ChallengeResponsesType.entry") ?? ""
      values[key] = try readText(entry.pointee.has_value, entry.pointee.value, "ChallengeResponsesType.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ChallengeResponsesType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ChallengeResponsesType.self)
    gatehouse__authentication__v1__challenge_responses_type__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__Authentication__V1__ChallengeResponsesType__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__Authentication__V1__ChallengeResponsesType__EntryEntry.self)
      gatehouse__authentication__v1__challenge_responses_type__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "ChallengeResponsesType.entry")
      entry.pointee.has_value = 1
      entry.pointee.value = try arena.data(of: value)
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

extension RespondToAuthChallengeRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RespondToAuthChallengeRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RespondToAuthChallengeRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RespondToAuthChallengeRequest>) {
    gatehouse__authentication__v1__respond_to_auth_challenge_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RespondToAuthChallengeRequest>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "RespondToAuthChallengeRequest.client_id")
    self.challengeName = try readString(c.pointee.challenge_name, "RespondToAuthChallengeRequest.challenge_name")
    self.session = try readText(c.pointee.has_session, c.pointee.session, "RespondToAuthChallengeRequest.session")
    self.challengeResponses = try ChallengeResponsesTypeWire.read(c.pointee.challenge_responses)
    self.analyticsMetadata = try readMessage(c.pointee.analytics_metadata)
    self.userContextData = try readMessage(c.pointee.user_context_data)
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RespondToAuthChallengeRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "RespondToAuthChallengeRequest.client_id")
    c.pointee.challenge_name = try arena.string(self.challengeName, "RespondToAuthChallengeRequest.challenge_name")
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
    c.pointee.challenge_responses = try ChallengeResponsesTypeWire.write(self.challengeResponses, arena)
    c.pointee.analytics_metadata = try arena.message(self.analyticsMetadata)
    c.pointee.user_context_data = try arena.message(self.userContextData)
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension RespondToAuthChallengeResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RespondToAuthChallengeResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RespondToAuthChallengeResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RespondToAuthChallengeResponse>) {
    gatehouse__authentication__v1__respond_to_auth_challenge_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RespondToAuthChallengeResponse>) throws(ProtobufError) {
    self.challengeName = try readString(c.pointee.challenge_name, "RespondToAuthChallengeResponse.challenge_name")
    self.session = try readText(c.pointee.has_session, c.pointee.session, "RespondToAuthChallengeResponse.session")
    self.challengeParameters = try ChallengeParametersTypeWire.read(c.pointee.challenge_parameters)
    self.authenticationResult = try readMessage(c.pointee.authentication_result)
    self.availableChallenges = try AvailableChallengeListTypeWire.read(c.pointee.available_challenges)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RespondToAuthChallengeResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.challenge_name = try arena.string(self.challengeName, "RespondToAuthChallengeResponse.challenge_name")
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
    c.pointee.challenge_parameters = try ChallengeParametersTypeWire.write(self.challengeParameters, arena)
    c.pointee.authentication_result = try arena.message(self.authenticationResult)
    c.pointee.available_challenges = try AvailableChallengeListTypeWire.write(self.availableChallenges, arena)
  }
}

extension AdminRespondToAuthChallengeRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminRespondToAuthChallengeRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminRespondToAuthChallengeRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminRespondToAuthChallengeRequest>) {
    gatehouse__authentication__v1__admin_respond_to_auth_challenge_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminRespondToAuthChallengeRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminRespondToAuthChallengeRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "AdminRespondToAuthChallengeRequest.client_id")
    self.challengeName = try readString(c.pointee.challenge_name, "AdminRespondToAuthChallengeRequest.challenge_name")
    self.challengeResponses = try ChallengeResponsesTypeWire.read(c.pointee.challenge_responses)
    self.session = try readText(c.pointee.has_session, c.pointee.session, "AdminRespondToAuthChallengeRequest.session")
    self.analyticsMetadata = try readMessage(c.pointee.analytics_metadata)
    self.contextData = try readMessage(c.pointee.context_data)
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminRespondToAuthChallengeRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminRespondToAuthChallengeRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "AdminRespondToAuthChallengeRequest.client_id")
    c.pointee.challenge_name = try arena.string(self.challengeName, "AdminRespondToAuthChallengeRequest.challenge_name")
    c.pointee.challenge_responses = try ChallengeResponsesTypeWire.write(self.challengeResponses, arena)
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
    c.pointee.analytics_metadata = try arena.message(self.analyticsMetadata)
    c.pointee.context_data = try arena.message(self.contextData)
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension AdminRespondToAuthChallengeResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminRespondToAuthChallengeResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminRespondToAuthChallengeResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminRespondToAuthChallengeResponse>) {
    gatehouse__authentication__v1__admin_respond_to_auth_challenge_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminRespondToAuthChallengeResponse>) throws(ProtobufError) {
    self.challengeName = try readString(c.pointee.challenge_name, "AdminRespondToAuthChallengeResponse.challenge_name")
    self.session = try readText(c.pointee.has_session, c.pointee.session, "AdminRespondToAuthChallengeResponse.session")
    self.challengeParameters = try ChallengeParametersTypeWire.read(c.pointee.challenge_parameters)
    self.authenticationResult = try readMessage(c.pointee.authentication_result)
    self.availableChallenges = try AvailableChallengeListTypeWire.read(c.pointee.available_challenges)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminRespondToAuthChallengeResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.challenge_name = try arena.string(self.challengeName, "AdminRespondToAuthChallengeResponse.challenge_name")
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
    c.pointee.challenge_parameters = try ChallengeParametersTypeWire.write(self.challengeParameters, arena)
    c.pointee.authentication_result = try arena.message(self.authenticationResult)
    c.pointee.available_challenges = try AvailableChallengeListTypeWire.write(self.availableChallenges, arena)
  }
}
