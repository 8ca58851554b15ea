// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/security_token.proto. Do not edit.

internal import CGatehouseMessages
internal import CLibProtobufC
public import Protobuf

extension SecurityTokenPolicyDescriptorType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SecurityTokenPolicyDescriptorType: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.SecurityTokenPolicyDescriptorType"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenPolicyDescriptorType>) {
    gatehouse__identity_federation__v1__security_token_policy_descriptor_type__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SecurityTokenPolicyDescriptorType>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "SecurityTokenPolicyDescriptorType.arn")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenPolicyDescriptorType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.arn = try arena.string(self.arn, "SecurityTokenPolicyDescriptorType.arn")
  }
}

enum SecurityTokenPolicyDescriptorListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenPolicyDescriptorListType>?) throws(ProtobufError) -> [SecurityTokenPolicyDescriptorType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [SecurityTokenPolicyDescriptorType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenPolicyDescriptorListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SecurityTokenPolicyDescriptorListType.self)
    gatehouse__identity_federation__v1__security_token_policy_descriptor_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension AssumeRoleWithWebIdentityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssumeRoleWithWebIdentityRequest: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.AssumeRoleWithWebIdentityRequest"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithWebIdentityRequest>) {
    gatehouse__identity_federation__v1__assume_role_with_web_identity_request__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithWebIdentityRequest>) throws(ProtobufError) {
    self.roleArn = try readString(c.pointee.role_arn, "AssumeRoleWithWebIdentityRequest.role_arn")
    self.roleSessionName = try readString(c.pointee.role_session_name, "AssumeRoleWithWebIdentityRequest.role_session_name")
    self.webIdentityToken = try readText(c.pointee.has_web_identity_token, c.pointee.web_identity_token, "AssumeRoleWithWebIdentityRequest.web_identity_token")
    self.providerId = try readString(c.pointee.provider_id, "AssumeRoleWithWebIdentityRequest.provider_id")
    self.policyArns = try SecurityTokenPolicyDescriptorListTypeWire.read(c.pointee.policy_arns)
    self.policy = try readString(c.pointee.policy, "AssumeRoleWithWebIdentityRequest.policy")
    self.durationSeconds = c.pointee.has_duration_seconds != 0 ? c.pointee.duration_seconds : nil
    self.minimumSessionTokenSize = c.pointee.has_minimum_session_token_size != 0 ? c.pointee.minimum_session_token_size : nil
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithWebIdentityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.role_arn = try arena.string(self.roleArn, "AssumeRoleWithWebIdentityRequest.role_arn")
    c.pointee.role_session_name = try arena.string(self.roleSessionName, "AssumeRoleWithWebIdentityRequest.role_session_name")
    if let webIdentityToken = self.webIdentityToken {
      c.pointee.has_web_identity_token = 1
      c.pointee.web_identity_token = try arena.data(of: webIdentityToken)
    }
    c.pointee.provider_id = try arena.string(self.providerId, "AssumeRoleWithWebIdentityRequest.provider_id")
    c.pointee.policy_arns = try SecurityTokenPolicyDescriptorListTypeWire.write(self.policyArns, arena)
    c.pointee.policy = try arena.string(self.policy, "AssumeRoleWithWebIdentityRequest.policy")
    if let durationSeconds = self.durationSeconds {
      c.pointee.has_duration_seconds = 1
      c.pointee.duration_seconds = durationSeconds
    }
    if let minimumSessionTokenSize = self.minimumSessionTokenSize {
      c.pointee.has_minimum_session_token_size = 1
      c.pointee.minimum_session_token_size = minimumSessionTokenSize
    }
  }
}

extension SecurityTokenCredentials: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SecurityTokenCredentials: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.SecurityTokenCredentials"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenCredentials>) {
    gatehouse__identity_federation__v1__security_token_credentials__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SecurityTokenCredentials>) throws(ProtobufError) {
    self.accessKeyId = try readString(c.pointee.access_key_id, "SecurityTokenCredentials.access_key_id")
    self.secretAccessKey = try readText(c.pointee.has_secret_access_key, c.pointee.secret_access_key, "SecurityTokenCredentials.secret_access_key")
    self.sessionToken = try readText(c.pointee.has_session_token, c.pointee.session_token, "SecurityTokenCredentials.session_token")
    self.expirationUnixMillis = c.pointee.has_expiration_unix_millis != 0 ? c.pointee.expiration_unix_millis : nil
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenCredentials>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "SecurityTokenCredentials.access_key_id")
    if let secretAccessKey = self.secretAccessKey {
      c.pointee.has_secret_access_key = 1
      c.pointee.secret_access_key = try arena.data(of: secretAccessKey)
    }
    if let sessionToken = self.sessionToken {
      c.pointee.has_session_token = 1
      c.pointee.session_token = try arena.data(of: sessionToken)
    }
    if let expirationUnixMillis = self.expirationUnixMillis {
      c.pointee.has_expiration_unix_millis = 1
      c.pointee.expiration_unix_millis = expirationUnixMillis
    }
  }
}

extension SecurityTokenAssumedRoleUser: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SecurityTokenAssumedRoleUser: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.SecurityTokenAssumedRoleUser"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenAssumedRoleUser>) {
    gatehouse__identity_federation__v1__security_token_assumed_role_user__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SecurityTokenAssumedRoleUser>) throws(ProtobufError) {
    self.assumedRoleId = try readString(c.pointee.assumed_role_id, "SecurityTokenAssumedRoleUser.assumed_role_id")
    self.arn = try readString(c.pointee.arn, "SecurityTokenAssumedRoleUser.arn")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenAssumedRoleUser>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.assumed_role_id = try arena.string(self.assumedRoleId, "SecurityTokenAssumedRoleUser.assumed_role_id")
    c.pointee.arn = try arena.string(self.arn, "SecurityTokenAssumedRoleUser.arn")
  }
}

extension AssumeRoleWithWebIdentityResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssumeRoleWithWebIdentityResponse: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.AssumeRoleWithWebIdentityResponse"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithWebIdentityResponse>) {
    gatehouse__identity_federation__v1__assume_role_with_web_identity_response__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithWebIdentityResponse>) throws(ProtobufError) {
    self.credentials = try readMessage(c.pointee.credentials)
    self.subjectFromWebIdentityToken = try readString(c.pointee.subject_from_web_identity_token, "AssumeRoleWithWebIdentityResponse.subject_from_web_identity_token")
    self.assumedRoleUser = try readMessage(c.pointee.assumed_role_user)
    self.packedPolicySize = c.pointee.has_packed_policy_size != 0 ? c.pointee.packed_policy_size : nil
    self.provider = try readString(c.pointee.provider, "AssumeRoleWithWebIdentityResponse.provider")
    self.audience = try readString(c.pointee.audience, "AssumeRoleWithWebIdentityResponse.audience")
    self.sourceIdentity = try readString(c.pointee.source_identity, "AssumeRoleWithWebIdentityResponse.source_identity")
    self.sessionTokenUtilization = c.pointee.has_session_token_utilization != 0 ? c.pointee.session_token_utilization : nil
    self.sessionTokenSize = c.pointee.has_session_token_size != 0 ? c.pointee.session_token_size : nil
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithWebIdentityResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.credentials = try arena.message(self.credentials)
    c.pointee.subject_from_web_identity_token = try arena.string(self.subjectFromWebIdentityToken, "AssumeRoleWithWebIdentityResponse.subject_from_web_identity_token")
    c.pointee.assumed_role_user = try arena.message(self.assumedRoleUser)
    if let packedPolicySize = self.packedPolicySize {
      c.pointee.has_packed_policy_size = 1
      c.pointee.packed_policy_size = packedPolicySize
    }
    c.pointee.provider = try arena.string(self.provider, "AssumeRoleWithWebIdentityResponse.provider")
    c.pointee.audience = try arena.string(self.audience, "AssumeRoleWithWebIdentityResponse.audience")
    c.pointee.source_identity = try arena.string(self.sourceIdentity, "AssumeRoleWithWebIdentityResponse.source_identity")
    if let sessionTokenUtilization = self.sessionTokenUtilization {
      c.pointee.has_session_token_utilization = 1
      c.pointee.session_token_utilization = sessionTokenUtilization
    }
    if let sessionTokenSize = self.sessionTokenSize {
      c.pointee.has_session_token_size = 1
      c.pointee.session_token_size = sessionTokenSize
    }
  }
}

extension GetCallerIdentityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetCallerIdentityRequest: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.GetCallerIdentityRequest"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCallerIdentityRequest>) {
    gatehouse__identity_federation__v1__get_caller_identity_request__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetCallerIdentityRequest>) throws(ProtobufError) {
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCallerIdentityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension GetCallerIdentityResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetCallerIdentityResponse: CMessage {
  static let messageName: String = "gatehouse.identity_federation.v1.GetCallerIdentityResponse"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCallerIdentityResponse>) {
    gatehouse__identity_federation__v1__get_caller_identity_response__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetCallerIdentityResponse>) throws(ProtobufError) {
    self.userId = try readString(c.pointee.user_id, "GetCallerIdentityResponse.user_id")
    self.account = try readString(c.pointee.account, "GetCallerIdentityResponse.account")
    self.arn = try readString(c.pointee.arn, "GetCallerIdentityResponse.arn")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCallerIdentityResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_id = try arena.string(self.userId, "GetCallerIdentityResponse.user_id")
    c.pointee.account = try arena.string(self.account, "GetCallerIdentityResponse.account")
    c.pointee.arn = try arena.string(self.arn, "GetCallerIdentityResponse.arn")
  }
}
