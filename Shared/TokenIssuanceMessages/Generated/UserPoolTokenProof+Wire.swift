// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/user_pool_token_proof.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ProveUserPoolTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProveUserPoolTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ProveUserPoolTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ProveUserPoolTokenRequest>) {
    gatehouse__token_issuance__v1__prove_user_pool_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ProveUserPoolTokenRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ProveUserPoolTokenRequest.user_pool_id")
    self.token = readBytes(c.pointee.has_token, c.pointee.token)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ProveUserPoolTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ProveUserPoolTokenRequest.user_pool_id")
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(token)
    }
  }
}

extension ProveUserPoolTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProveUserPoolTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.token_issuance.v1.ProveUserPoolTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ProveUserPoolTokenResponse>) {
    gatehouse__token_issuance__v1__prove_user_pool_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__TokenIssuance__V1__ProveUserPoolTokenResponse>) throws(ProtobufError) {
    self.claims = readBytes(c.pointee.has_claims, c.pointee.claims)
    self.isEnded = c.pointee.has_is_ended != 0 ? c.pointee.is_ended != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__TokenIssuance__V1__ProveUserPoolTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let claims = self.claims {
      c.pointee.has_claims = 1
      c.pointee.claims = try arena.data(claims)
    }
    if let isEnded = self.isEnded {
      c.pointee.has_is_ended = 1
      c.pointee.is_ended = isEnded ? 1 : 0
    }
  }
}
