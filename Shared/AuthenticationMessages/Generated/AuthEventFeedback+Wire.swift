// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/auth_event_feedback.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension GiveFeedbackByLinkRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GiveFeedbackByLinkRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GiveFeedbackByLinkRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GiveFeedbackByLinkRequest>) {
    gatehouse__authentication__v1__give_feedback_by_link_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GiveFeedbackByLinkRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GiveFeedbackByLinkRequest.user_pool_id")
    self.username = try readText(c.pointee.has_username, c.pointee.username, "GiveFeedbackByLinkRequest.username")
    self.eventId = try readString(c.pointee.event_id, "GiveFeedbackByLinkRequest.event_id")
    self.feedbackToken = try readText(c.pointee.has_feedback_token, c.pointee.feedback_token, "GiveFeedbackByLinkRequest.feedback_token")
    self.feedbackValue = try readString(c.pointee.feedback_value, "GiveFeedbackByLinkRequest.feedback_value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GiveFeedbackByLinkRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GiveFeedbackByLinkRequest.user_pool_id")
    if let username = self.username {
      c.pointee.has_username = 1
      c.pointee.username = try arena.data(of: username)
    }
    c.pointee.event_id = try arena.string(self.eventId, "GiveFeedbackByLinkRequest.event_id")
    if let feedbackToken = self.feedbackToken {
      c.pointee.has_feedback_token = 1
      c.pointee.feedback_token = try arena.data(of: feedbackToken)
    }
    c.pointee.feedback_value = try arena.string(self.feedbackValue, "GiveFeedbackByLinkRequest.feedback_value")
  }
}

extension GiveFeedbackByLinkResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GiveFeedbackByLinkResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GiveFeedbackByLinkResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GiveFeedbackByLinkResponse>) {
    gatehouse__authentication__v1__give_feedback_by_link_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GiveFeedbackByLinkResponse>) throws(ProtobufError) {
    self.outcome = try readString(c.pointee.outcome, "GiveFeedbackByLinkResponse.outcome")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GiveFeedbackByLinkResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.outcome = try arena.string(self.outcome, "GiveFeedbackByLinkResponse.outcome")
  }
}
