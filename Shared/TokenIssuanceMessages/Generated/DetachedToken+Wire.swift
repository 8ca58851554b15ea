// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/detached_token.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension IssueDetachedTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IssueDetachedTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.IssueDetachedTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__IssueDetachedTokenRequest>) {
    gatehouse__token_issuance__v1__issue_detached_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__IssueDetachedTokenRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "IssueDetachedTokenRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "IssueDetachedTokenRequest.client_id")
    self.sub = try readString(c.pointee.sub, "IssueDetachedTokenRequest.sub")
    self.tokenUse = try readString(c.pointee.token_use, "IssueDetachedTokenRequest.token_use")
    self.validitySeconds = c.pointee.has_validity_seconds != 0 ? c.pointee.validity_seconds : nil
    self.username = try readString(c.pointee.username, "IssueDetachedTokenRequest.username")
    self.groups = try readStrings(c.pointee.n_groups, c.pointee.groups, "IssueDetachedTokenRequest.groups")
    self.scope = try readString(c.pointee.scope, "IssueDetachedTokenRequest.scope")
    self.audience = try readString(c.pointee.audience, "IssueDetachedTokenRequest.audience")
    self.claims = try readMessages(c.pointee.n_claims, c.pointee.claims)
    self.chainId = try readString(c.pointee.chain_id, "IssueDetachedTokenRequest.chain_id")
    self.authenticatedAtUnixSeconds = c.pointee.has_authenticated_at_unix_seconds != 0 ? c.pointee.authenticated_at_unix_seconds : nil
    self.actor = readBytes(c.pointee.has_actor, c.pointee.actor)
    self.inheritedAudience = try readString(c.pointee.inherited_audience, "IssueDetachedTokenRequest.inherited_audience")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__IssueDetachedTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "IssueDetachedTokenRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "IssueDetachedTokenRequest.client_id")
    c.pointee.sub = try arena.string(self.sub, "IssueDetachedTokenRequest.sub")
    c.pointee.token_use = try arena.string(self.tokenUse, "IssueDetachedTokenRequest.token_use")
    if let validitySeconds = self.validitySeconds {
      c.pointee.has_validity_seconds = 1
      c.pointee.validity_seconds = validitySeconds
    }
    c.pointee.username = try arena.string(self.username, "IssueDetachedTokenRequest.username")
    c.pointee.n_groups = self.groups.count
    c.pointee.groups = try arena.strings(self.groups, "IssueDetachedTokenRequest.groups")
    c.pointee.scope = try arena.string(self.scope, "IssueDetachedTokenRequest.scope")
    c.pointee.audience = try arena.string(self.audience, "IssueDetachedTokenRequest.audience")
    c.pointee.n_claims = self.claims.count
    c.pointee.claims = try arena.messages(self.claims)
    c.pointee.chain_id = try arena.string(self.chainId, "IssueDetachedTokenRequest.chain_id")
    if let authenticatedAtUnixSeconds = self.authenticatedAtUnixSeconds {
      c.pointee.has_authenticated_at_unix_seconds = 1
      c.pointee.authenticated_at_unix_seconds = authenticatedAtUnixSeconds
    }
    if let actor = self.actor {
      c.pointee.has_actor = 1
      c.pointee.actor = try arena.data(actor)
    }
    c.pointee.inherited_audience = try arena.string(self.inheritedAudience, "IssueDetachedTokenRequest.inherited_audience")
  }
}

extension IssueDetachedTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IssueDetachedTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.IssueDetachedTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__IssueDetachedTokenResponse>) {
    gatehouse__token_issuance__v1__issue_detached_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__IssueDetachedTokenResponse>) throws(ProtobufError) {
    self.token = readBytes(c.pointee.has_token, c.pointee.token)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__IssueDetachedTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(token)
    }
  }
}

extension OpenSubjectTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OpenSubjectTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.OpenSubjectTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__OpenSubjectTokenRequest>) {
    gatehouse__token_issuance__v1__open_subject_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__OpenSubjectTokenRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "OpenSubjectTokenRequest.user_pool_id")
    self.token = readBytes(c.pointee.has_token, c.pointee.token)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__OpenSubjectTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "OpenSubjectTokenRequest.user_pool_id")
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(token)
    }
  }
}

extension OpenSubjectTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension OpenSubjectTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.OpenSubjectTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__OpenSubjectTokenResponse>) {
    gatehouse__token_issuance__v1__open_subject_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__OpenSubjectTokenResponse>) throws(ProtobufError) {
    self.claims = readBytes(c.pointee.has_claims, c.pointee.claims)
    self.chainId = try readString(c.pointee.chain_id, "OpenSubjectTokenResponse.chain_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__OpenSubjectTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let claims = self.claims {
      c.pointee.has_claims = 1
      c.pointee.claims = try arena.data(claims)
    }
    c.pointee.chain_id = try arena.string(self.chainId, "OpenSubjectTokenResponse.chain_id")
  }
}
