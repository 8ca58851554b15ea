// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/confirmation_link.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ConfirmSignUpByLinkRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConfirmSignUpByLinkRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConfirmSignUpByLinkRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmSignUpByLinkRequest>) {
    gatehouse__authentication__v1__confirm_sign_up_by_link_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConfirmSignUpByLinkRequest>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "ConfirmSignUpByLinkRequest.client_id")
    self.username = try readText(c.pointee.has_username, c.pointee.username, "ConfirmSignUpByLinkRequest.username")
    self.confirmationCode = try readText(c.pointee.has_confirmation_code, c.pointee.confirmation_code, "ConfirmSignUpByLinkRequest.confirmation_code")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmSignUpByLinkRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "ConfirmSignUpByLinkRequest.client_id")
    if let username = self.username {
      c.pointee.has_username = 1
      c.pointee.username = try arena.data(of: username)
    }
    if let confirmationCode = self.confirmationCode {
      c.pointee.has_confirmation_code = 1
      c.pointee.confirmation_code = try arena.data(of: confirmationCode)
    }
  }
}

extension ConfirmSignUpByLinkResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConfirmSignUpByLinkResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConfirmSignUpByLinkResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmSignUpByLinkResponse>) {
    gatehouse__authentication__v1__confirm_sign_up_by_link_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConfirmSignUpByLinkResponse>) throws(ProtobufError) {
    self.outcome = try readString(c.pointee.outcome, "ConfirmSignUpByLinkResponse.outcome")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmSignUpByLinkResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.outcome = try arena.string(self.outcome, "ConfirmSignUpByLinkResponse.outcome")
  }
}
