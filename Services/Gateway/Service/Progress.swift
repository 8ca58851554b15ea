internal import GatehouseMessages
internal import RPC

/// How far a request came, which decides whether its refusal is an event of the audit log.
struct Progress: Sendable {
  enum Stage: Sendable {
    /// Nobody has proved anything, and nobody has to.
    case open
    /// The operation needs a signature, which is not proved yet.
    case proof
    /// The signature is right: what follows is an administrator's call.
    case proved
  }

  var stage = Stage.open
  /// The key that the request claims.
  var accessKeyID: String?

  /// Whether the gateway has to have the refusal recorded, because nobody else will.
  ///
  /// What came to authentication is recorded there. Not recorded are requests that say nothing
  /// about anybody: unknown operations and addresses, bodies that are no JSON, and values of unsigned
  /// requests that break a declared constraint. Faults are no refusals.
  func isRecorded(_ failure: OperationFailure, as publicError: PublicError) -> Bool {
    guard !publicError.isInternal else { return false }
    switch (failure, stage) {
    case (_, .proof), (.refused, .proved): return true
    case (.refused, .open): return false
    case (.failed(let error), .open), (.failed(let error), .proved):
      // The one refusal of the way there: it has more calls than it takes.
      return error.code == .resourceExhausted && error.reason.isEmpty
    }
  }
}

extension OperationFailure {
  /// The stable reason of whoever refused.
  var reason: String {
    switch self {
    case .refused: "gateway"
    case .failed(let error): error.reason.isEmpty ? "\(error.code)" : error.reason
    }
  }
}
