// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/identity_token.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension SignIdentityTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SignIdentityTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.SignIdentityTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__SignIdentityTokenRequest>) {
    gatehouse__token_issuance__v1__sign_identity_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__SignIdentityTokenRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "SignIdentityTokenRequest.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "SignIdentityTokenRequest.identity_id")
    self.authenticationMethods = try readStrings(c.pointee.n_authentication_methods, c.pointee.authentication_methods, "SignIdentityTokenRequest.authentication_methods")
    self.principalTags = try IdentityTokenTagsWire.read(c.pointee.principal_tags)
    self.lifetimeSeconds = c.pointee.has_lifetime_seconds != 0 ? c.pointee.lifetime_seconds : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__SignIdentityTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "SignIdentityTokenRequest.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "SignIdentityTokenRequest.identity_id")
    c.pointee.n_authentication_methods = self.authenticationMethods.count
    c.pointee.authentication_methods = try arena.strings(self.authenticationMethods, "SignIdentityTokenRequest.authentication_methods")
    c.pointee.principal_tags = try IdentityTokenTagsWire.write(self.principalTags, arena)
    if let lifetimeSeconds = self.lifetimeSeconds {
      c.pointee.has_lifetime_seconds = 1
      c.pointee.lifetime_seconds = lifetimeSeconds
    }
  }
}

enum IdentityTokenTagsWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__IdentityTokenTags>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "IdentityTokenTags.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "IdentityTokenTags.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__IdentityTokenTags>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__TokenIssuance__V1__IdentityTokenTags.self)
    gatehouse__token_issuance__v1__identity_token_tags__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__IdentityTokenTags__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__TokenIssuance__V1__IdentityTokenTags__EntryEntry.self)
      gatehouse__token_issuance__v1__identity_token_tags__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "IdentityTokenTags.entry")
      entry.pointee.value = try arena.string(value, "IdentityTokenTags.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

extension SignIdentityTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SignIdentityTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.SignIdentityTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__SignIdentityTokenResponse>) {
    gatehouse__token_issuance__v1__sign_identity_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__SignIdentityTokenResponse>) throws(ProtobufError) {
    self.token = readBytes(c.pointee.has_token, c.pointee.token)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__SignIdentityTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(token)
    }
  }
}
