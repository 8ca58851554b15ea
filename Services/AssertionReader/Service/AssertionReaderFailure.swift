internal import GatehouseStubs
public import RPC

/// What is looked at, one after the other; a document is refused at the first step that fails.
public enum ReadingStep: Int, Sendable, Hashable, CaseIterable {
  /// Base64 of no more than a response may have.
  case length = 1
  /// Well-formed XML with namespaces.
  case parsing
  /// No document type, comment, processing instruction or reference to an entity.
  case constructs
  /// The closed grammar of SAML.
  case grammar
  /// Nothing encrypted.
  case encryption
  /// Each signature, by a certificate of the provider.
  case signature
  /// What the signed octets say, read anew.
  case content
}

/// Why the assertion reader refuses a call.
///
/// The client is told nothing of the step: it would help to find a document that passes. The rule is in
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

/// Where and by which rule a document is refused.
struct Refusal: Error {
  let step: ReadingStep
  let rule: StaticString

  init(_ step: ReadingStep, _ rule: StaticString) {
    self.step = step
    self.rule = rule
  }

  /// The closed grammar does not have this.
  static func grammar(_ rule: StaticString) -> Refusal { Refusal(.grammar, rule) }
}
