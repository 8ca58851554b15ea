public import AssertionReaderMessages
public import RPC

extension AssertionReader {
  /// Verifies the signature of a response or an assertion, and returns what was signed.
  public func readAssertion(
    _ request: ReadAssertionRequest,
    context: RPCCallContext
  ) async throws(AssertionReaderFailure) -> ReadAssertionResponse {
    let certificates = try PinnedCertificates.read(request.certificates)
    let form: MessageForm = request.isBareAssertion == true ? .assertion : .response
    let weakForms = WeakForms(request.weakForms)
    do throws(Refusal) {
      return try await computing { () throws(Refusal) in
        let document = request.document ?? []
        guard let key = request.contentKey else {
          return try SignedMessage(base64: document, form, certificates: certificates, weakForms)
            .response
        }
        return try SignedMessage(
          base64: document,
          openedBy: key,
          certificates: certificates,
          weakForms
        ).response
      }
    } catch {
      throw failure(error, context)
    }
  }
}
