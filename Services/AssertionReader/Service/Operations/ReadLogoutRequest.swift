public import AssertionReaderMessages
public import RPC
internal import SignedXML

extension AssertionReader {
  /// Verifies the signature of a LogoutRequest, and returns what was signed.
  public func readLogoutRequest(
    _ request: ReadLogoutRequestRequest,
    context: RPCCallContext
  ) async throws(AssertionReaderFailure) -> ReadLogoutRequestResponse {
    let certificates = try PinnedCertificates.read(request.certificates)
    let weakForms = WeakForms(request.weakForms)
    do throws(Refusal) {
      return try await computing { () throws(Refusal) in
        let document = try SignedMessage.document(
          try SignedMessage.bytes(request.document ?? [])
        )
        // Without a signature any site could sign a user out.
        guard let part = try LogoutGrammar(document.root).signature else {
          throw Refusal(.signature, "nothing is signed")
        }
        let octets = try SignedMessage.octets(of: part, in: document, certificates, weakForms)
        return try LogoutGrammar(try SignedMessage.root(octets, part.id)).message
      }
    } catch {
      throw failure(error, context)
    }
  }
}
