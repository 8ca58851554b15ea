// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authorization_state.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension AuthorizationCodeState: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AuthorizationCodeState: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AuthorizationCodeState"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizationCodeState>) {
    gatehouse__authentication__v1__authorization_code_state__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AuthorizationCodeState>) throws(ProtobufError) {
    self.signIn = try readMessage(c.pointee.sign_in)
    self.redirectUri = try readText(c.pointee.has_redirect_uri, c.pointee.redirect_uri, "AuthorizationCodeState.redirect_uri")
    self.scope = try readText(c.pointee.has_scope, c.pointee.scope, "AuthorizationCodeState.scope")
    self.nonce = try readText(c.pointee.has_nonce, c.pointee.nonce, "AuthorizationCodeState.nonce")
    self.codeChallenge = try readText(c.pointee.has_code_challenge, c.pointee.code_challenge, "AuthorizationCodeState.code_challenge")
    self.resource = try readText(c.pointee.has_resource, c.pointee.resource, "AuthorizationCodeState.resource")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AuthorizationCodeState>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sign_in = try arena.message(self.signIn)
    if let redirectUri = self.redirectUri {
      c.pointee.has_redirect_uri = 1
      c.pointee.redirect_uri = try arena.data(of: redirectUri)
    }
    if let scope = self.scope {
      c.pointee.has_scope = 1
      c.pointee.scope = try arena.data(of: scope)
    }
    if let nonce = self.nonce {
      c.pointee.has_nonce = 1
      c.pointee.nonce = try arena.data(of: nonce)
    }
    if let codeChallenge = self.codeChallenge {
      c.pointee.has_code_challenge = 1
      c.pointee.code_challenge = try arena.data(of: codeChallenge)
    }
    if let resource = self.resource {
      c.pointee.has_resource = 1
      c.pointee.resource = try arena.data(of: resource)
    }
  }
}
