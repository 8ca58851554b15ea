internal import AuthenticationCore
internal import Domain
internal import PublicOperations
internal import RPC

/// One step of a custom flow: the flow, and whom it is about as of now.
struct CustomTurn: Sendable {
  var flow: CustomFlow
  let subject: SignInSubject
  /// The user's, or what looks like it where there is no such user.
  let sub: String
  let username: String
  /// The challenge that was answered just now.
  var answeredChallenge: [UInt8]?
  /// What the client's app added to its answer; the beginning's is not for these functions.
  let clientMetadata: [String: String]
  let call: Call

  /// Who the functions are told that it is about.
  var eventName: String { subject.user?.username ?? flow.typedName }

  /// Under which wrong answers are counted: apart from passwords, or a solved puzzle would forgive
  /// wrong ones.
  var failureName: String { Self.failureName(of: sub) }

  static func failureName(of sub: String) -> String { "custom challenge of \(sub)" }

  init(
    _ flow: CustomFlow,
    of subject: SignInSubject,
    sub: String,
    username: String,
    clientMetadata: [String: String],
    call: Call
  ) {
    self.flow = flow
    self.subject = subject
    self.sub = sub
    self.username = username
    self.clientMetadata = clientMetadata
    self.call = call
  }
}
