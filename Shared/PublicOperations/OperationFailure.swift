public import RPC

/// What a service's operations fail with, as far as the gate has to know it.
public protocol OperationFailure: RPCFailure {
  /// The failure of an operation whose gate failed.
  init(_ failure: GateFailure)
  /// Refuses a request beyond the rate.
  static var rateExceeded: Self { get }
  /// Refuses a caller who is known and may not do this; the sentence is the client's.
  static func accessDenied(_ sentence: String) -> Self
  /// Refuses a request whose signature is not for it; the sentence is the client's.
  static func invalidSignature(_ sentence: String) -> Self
  /// The name of the caller's exception.
  var publicException: String { get }
  /// Which rule decided, where the reason alone tells little.
  ///
  /// Only sentences that hold nothing of the request: others may repeat what was typed.
  var rule: String? { get }
}

extension OperationFailure {
  /// Whether the operation may have been carried out all the same.
  public var isFault: Bool { publicException == GateFailure.faultException }
}
