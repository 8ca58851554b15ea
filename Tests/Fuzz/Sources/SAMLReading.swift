internal import Cryptography
internal import SignedXML

@testable internal import AssertionReaderService

/// Reads a provider's metadata, a response and an assertion; the XML too without the base64 around it.
enum SAMLReading {
  static func read(_ bytes: [UInt8]) {
    _ = try? ProviderMetadata(document: bytes)
    let encoded = Array(Base64.encode(bytes).utf8)
    for document in [bytes, encoded] {
      for form in [MessageForm.response, .assertion] {
        let message = try? SignedMessage(base64: document, form, certificates: [], WeakForms(nil))
        // Nothing is signed by no certificate.
        precondition(message == nil)
      }
    }
    guard let document = try? XMLDocument(parsing: bytes) else { return }
    _ = try? ReadMessage(document.root, .response)
    _ = try? ReadMessage(document.root, .assertion)
  }
}
