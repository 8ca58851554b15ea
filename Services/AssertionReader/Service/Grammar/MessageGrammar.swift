internal import AssertionReaderMessages
internal import SignedXML

/// What a document is to be.
enum MessageForm: Sendable {
  /// A Response with one assertion.
  case response
  /// An Assertion by itself (RFC 7522 §2.1).
  case assertion
}

/// An element that has a signature of its own.
struct SignedPart {
  let element: XMLElement
  let signature: XMLElement
  let id: String
}

/// A message as the closed grammar reads it; nothing of it is proved.
struct ReadMessage {
  /// Nil where the assertion came by itself.
  var response: SamlResponse?
  var responseSignature: SignedPart?
  let assertion: SamlAssertion
  let assertionSignature: SignedPart?

  /// Reads the outermost element of a document.
  init(_ root: XMLElement, _ form: MessageForm) throws(Refusal) {
    try Identifiers.check(root)
    switch form {
    case .assertion:
      guard root.name == "Assertion", root.namespace == SAMLNames.assertionSpace else {
        throw .grammar("the document is no assertion")
      }
      let read = try AssertionGrammar(root)
      assertion = read.message
      assertionSignature = read.signature
    case .response:
      let read = try ResponseGrammar(root)
      let inner = try AssertionGrammar(try read.plainAssertion())
      response = read.message
      responseSignature = read.signature
      assertion = inner.message
      assertionSignature = inner.signature
    }
  }
}
