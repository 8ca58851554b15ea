internal import GatehouseStubs
internal import RPC

/// Why a page is not shown.
enum PageFailure: Error, Sendable {
  /// The session is over, or its token counts no longer.
  case signedOut
  /// The role does not allow it; the service's sentence.
  case forbidden(String)
  /// There is nothing at the address.
  case notFound
  /// What was entered is refused; the service's sentence.
  case refused(String)
  /// The form is not of this session, or too old.
  case oldForm
  /// A service did not answer, or failed.
  case fault

  /// What a service refuses or fails with.
  init(_ error: RPCError) {
    let sentence = error.details["message"] ?? error.message
    switch error.knownReason {
    case .unauthorized: self = .signedOut
    case .accessDenied: self = .forbidden(sentence)
    case .resourceNotFound, .userNotFound: self = .notFound
    case let reason?: self = .refused(sentence.isEmpty ? reason.sentence : sentence)
    case nil: self = .fault
    }
  }
}

extension Reason {
  /// What is told of a refusal that came without a sentence.
  fileprivate var sentence: String {
    "It was refused (\(rawValue.replacing("_", with: " ")))."
  }
}
