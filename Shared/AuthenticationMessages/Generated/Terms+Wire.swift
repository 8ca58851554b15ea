// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/terms.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

enum LinksTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LinksType>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "LinksType.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "LinksType.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__LinksType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__LinksType.self)
    gatehouse__authentication__v1__links_type__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__Authentication__V1__LinksType__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__Authentication__V1__LinksType__EntryEntry.self)
      gatehouse__authentication__v1__links_type__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "LinksType.entry")
      entry.pointee.value = try arena.string(value, "LinksType.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

extension CreateTermsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateTermsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateTermsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateTermsRequest>) {
    gatehouse__authentication__v1__create_terms_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateTermsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateTermsRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "CreateTermsRequest.client_id")
    self.termsName = try readString(c.pointee.terms_name, "CreateTermsRequest.terms_name")
    self.termsSource = try readString(c.pointee.terms_source, "CreateTermsRequest.terms_source")
    self.enforcement = try readString(c.pointee.enforcement, "CreateTermsRequest.enforcement")
    self.links = try LinksTypeWire.read(c.pointee.links)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateTermsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateTermsRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "CreateTermsRequest.client_id")
    c.pointee.terms_name = try arena.string(self.termsName, "CreateTermsRequest.terms_name")
    c.pointee.terms_source = try arena.string(self.termsSource, "CreateTermsRequest.terms_source")
    c.pointee.enforcement = try arena.string(self.enforcement, "CreateTermsRequest.enforcement")
    c.pointee.links = try LinksTypeWire.write(self.links, arena)
  }
}

extension TermsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TermsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TermsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TermsType>) {
    gatehouse__authentication__v1__terms_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TermsType>) throws(ProtobufError) {
    self.termsId = try readString(c.pointee.terms_id, "TermsType.terms_id")
    self.userPoolId = try readString(c.pointee.user_pool_id, "TermsType.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "TermsType.client_id")
    self.termsName = try readString(c.pointee.terms_name, "TermsType.terms_name")
    self.termsSource = try readString(c.pointee.terms_source, "TermsType.terms_source")
    self.enforcement = try readString(c.pointee.enforcement, "TermsType.enforcement")
    self.links = try LinksTypeWire.read(c.pointee.links)
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TermsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.terms_id = try arena.string(self.termsId, "TermsType.terms_id")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "TermsType.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "TermsType.client_id")
    c.pointee.terms_name = try arena.string(self.termsName, "TermsType.terms_name")
    c.pointee.terms_source = try arena.string(self.termsSource, "TermsType.terms_source")
    c.pointee.enforcement = try arena.string(self.enforcement, "TermsType.enforcement")
    c.pointee.links = try LinksTypeWire.write(self.links, arena)
    if let creationDateUnixMillis = self.creationDateUnixMillis {
      c.pointee.has_creation_date_unix_millis = 1
      c.pointee.creation_date_unix_millis = creationDateUnixMillis
    }
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
  }
}

extension CreateTermsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateTermsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateTermsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateTermsResponse>) {
    gatehouse__authentication__v1__create_terms_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateTermsResponse>) throws(ProtobufError) {
    self.terms = try readMessage(c.pointee.terms)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateTermsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.terms = try arena.message(self.terms)
  }
}

extension DescribeTermsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeTermsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeTermsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeTermsRequest>) {
    gatehouse__authentication__v1__describe_terms_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeTermsRequest>) throws(ProtobufError) {
    self.termsId = try readString(c.pointee.terms_id, "DescribeTermsRequest.terms_id")
    self.userPoolId = try readString(c.pointee.user_pool_id, "DescribeTermsRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeTermsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.terms_id = try arena.string(self.termsId, "DescribeTermsRequest.terms_id")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DescribeTermsRequest.user_pool_id")
  }
}

extension DescribeTermsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeTermsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeTermsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeTermsResponse>) {
    gatehouse__authentication__v1__describe_terms_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeTermsResponse>) throws(ProtobufError) {
    self.terms = try readMessage(c.pointee.terms)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeTermsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.terms = try arena.message(self.terms)
  }
}

extension DescribeTermsByClientRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeTermsByClientRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeTermsByClientRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeTermsByClientRequest>) {
    gatehouse__authentication__v1__describe_terms_by_client_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeTermsByClientRequest>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "DescribeTermsByClientRequest.client_id")
    self.userPoolId = try readString(c.pointee.user_pool_id, "DescribeTermsByClientRequest.user_pool_id")
    self.termsName = try readString(c.pointee.terms_name, "DescribeTermsByClientRequest.terms_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeTermsByClientRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "DescribeTermsByClientRequest.client_id")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DescribeTermsByClientRequest.user_pool_id")
    c.pointee.terms_name = try arena.string(self.termsName, "DescribeTermsByClientRequest.terms_name")
  }
}

extension DescribeTermsByClientResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeTermsByClientResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeTermsByClientResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeTermsByClientResponse>) {
    gatehouse__authentication__v1__describe_terms_by_client_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeTermsByClientResponse>) throws(ProtobufError) {
    self.terms = try readMessage(c.pointee.terms)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeTermsByClientResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.terms = try arena.message(self.terms)
  }
}

extension ListTermsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListTermsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListTermsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListTermsRequest>) {
    gatehouse__authentication__v1__list_terms_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListTermsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListTermsRequest.user_pool_id")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
    self.nextToken = try readString(c.pointee.next_token, "ListTermsRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListTermsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListTermsRequest.user_pool_id")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListTermsRequest.next_token")
  }
}

extension TermsDescriptionType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension TermsDescriptionType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.TermsDescriptionType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TermsDescriptionType>) {
    gatehouse__authentication__v1__terms_description_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__TermsDescriptionType>) throws(ProtobufError) {
    self.termsId = try readString(c.pointee.terms_id, "TermsDescriptionType.terms_id")
    self.termsName = try readString(c.pointee.terms_name, "TermsDescriptionType.terms_name")
    self.enforcement = try readString(c.pointee.enforcement, "TermsDescriptionType.enforcement")
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TermsDescriptionType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.terms_id = try arena.string(self.termsId, "TermsDescriptionType.terms_id")
    c.pointee.terms_name = try arena.string(self.termsName, "TermsDescriptionType.terms_name")
    c.pointee.enforcement = try arena.string(self.enforcement, "TermsDescriptionType.enforcement")
    if let creationDateUnixMillis = self.creationDateUnixMillis {
      c.pointee.has_creation_date_unix_millis = 1
      c.pointee.creation_date_unix_millis = creationDateUnixMillis
    }
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
  }
}

enum TermsDescriptionListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__TermsDescriptionListType>?) throws(ProtobufError) -> [TermsDescriptionType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [TermsDescriptionType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__TermsDescriptionListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__TermsDescriptionListType.self)
    gatehouse__authentication__v1__terms_description_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListTermsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListTermsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListTermsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListTermsResponse>) {
    gatehouse__authentication__v1__list_terms_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListTermsResponse>) throws(ProtobufError) {
    self.terms = try TermsDescriptionListTypeWire.read(c.pointee.terms)
    self.nextToken = try readString(c.pointee.next_token, "ListTermsResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListTermsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.terms = try TermsDescriptionListTypeWire.write(self.terms, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListTermsResponse.next_token")
  }
}

extension UpdateTermsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateTermsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateTermsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateTermsRequest>) {
    gatehouse__authentication__v1__update_terms_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateTermsRequest>) throws(ProtobufError) {
    self.termsId = try readString(c.pointee.terms_id, "UpdateTermsRequest.terms_id")
    self.userPoolId = try readString(c.pointee.user_pool_id, "UpdateTermsRequest.user_pool_id")
    self.termsName = try readString(c.pointee.terms_name, "UpdateTermsRequest.terms_name")
    self.termsSource = try readString(c.pointee.terms_source, "UpdateTermsRequest.terms_source")
    self.enforcement = try readString(c.pointee.enforcement, "UpdateTermsRequest.enforcement")
    self.links = try LinksTypeWire.read(c.pointee.links)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateTermsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.terms_id = try arena.string(self.termsId, "UpdateTermsRequest.terms_id")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UpdateTermsRequest.user_pool_id")
    c.pointee.terms_name = try arena.string(self.termsName, "UpdateTermsRequest.terms_name")
    c.pointee.terms_source = try arena.string(self.termsSource, "UpdateTermsRequest.terms_source")
    c.pointee.enforcement = try arena.string(self.enforcement, "UpdateTermsRequest.enforcement")
    c.pointee.links = try LinksTypeWire.write(self.links, arena)
  }
}

extension UpdateTermsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateTermsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateTermsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateTermsResponse>) {
    gatehouse__authentication__v1__update_terms_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateTermsResponse>) throws(ProtobufError) {
    self.terms = try readMessage(c.pointee.terms)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateTermsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.terms = try arena.message(self.terms)
  }
}

extension DeleteTermsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteTermsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteTermsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteTermsRequest>) {
    gatehouse__authentication__v1__delete_terms_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteTermsRequest>) throws(ProtobufError) {
    self.termsId = try readString(c.pointee.terms_id, "DeleteTermsRequest.terms_id")
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteTermsRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteTermsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.terms_id = try arena.string(self.termsId, "DeleteTermsRequest.terms_id")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteTermsRequest.user_pool_id")
  }
}

extension DeleteTermsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteTermsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteTermsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteTermsResponse>) {
    gatehouse__authentication__v1__delete_terms_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteTermsResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteTermsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
