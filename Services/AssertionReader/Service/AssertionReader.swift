public import AssertionReaderStubs
public import Logging
internal import RPC

/// Reads SAML 2.0 for services that hold secrets.
///
/// It knows no pool, no user and no time: it says what was signed, and by none but the certificates that
/// the caller gives. Whether that counts is the caller's to decide.
public struct AssertionReader: Sendable {
  let logger: Logger

  /// The service, which keeps nothing between two calls.
  public init(logger: Logger) {
    self.logger = logger
  }

  /// Records the rule under the client's request id, and returns the refusal.
  func failure(_ refusal: Refusal, _ context: RPCCallContext) -> AssertionReaderFailure {
    let failure = AssertionReaderFailure.refused(refusal.step)
    logger.noteRefusal(failure.status, rule: refusal.rule, context)
    return failure
  }
}

extension AssertionReader: AssertionReaderServing {}
