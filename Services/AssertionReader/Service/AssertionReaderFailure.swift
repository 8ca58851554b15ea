internal import GatehouseStubs
public import RPC

/// Why the assertion reader refuses a call.
///
/// The client learns nothing of the step: it would help to find a document that passes. The rule is in
/// the operator's log.
public enum AssertionReaderFailure: RPCFailure, Hashable {
  /// The document is no response or assertion that counts.
  case refused(ReadingStep)
  /// The metadata cannot be used; the sentence says why.
  case metadataInvalid(String)
  /// The calling service made a request that this one cannot understand.
  case invalidRequest(String)

  /// What crosses the socket.
  public var status: RPCError {
    switch self {
    case .refused(.length): RPCError(.assertionTooLong)
    case .refused(.parsing): RPCError(.assertionMalformed)
    case .refused(.constructs): RPCError(.assertionConstructRefused)
    case .refused(.grammar): RPCError(.assertionUngrammatical)
    case .refused(.encryption): RPCError(.assertionEncrypted)
    case .refused(.signature): RPCError(.assertionUnverified)
    case .refused(.content): RPCError(.assertionContentRefused)
    case .metadataInvalid(let message): RPCError(.metadataInvalid, telling: message)
    case .invalidRequest(let message): RPCError(code: .invalidArgument, message: message)
    }
  }
}
