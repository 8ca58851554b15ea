public import GatehouseMessages
public import RPC
internal import SignedXML

extension AssertionReader {
  /// More certificates than a provider that changes its keys has.
  private static let maxCertificates = 16

  /// Verifies the signature of a response or an assertion, and returns what was signed.
  public func readAssertion(
    _ request: ReadAssertionRequest,
    context: RPCCallContext
  ) async throws(AssertionReaderFailure) -> ReadAssertionResponse {
    let certificates = try Self.certificates(request.certificates)
    let form: MessageForm = request.isBareAssertion == true ? .assertion : .response
    do throws(Refusal) {
      return try await computing { () throws(Refusal) in
        try SignedMessage(
          base64: request.document ?? [],
          form,
          certificates: certificates
        ).response
      }
    } catch {
      throw failure(error, context)
    }
  }

  private static func certificates(
    _ messages: [SamlCertificate]
  ) throws(AssertionReaderFailure) -> [SigningCertificate] {
    let certificates = messages.compactMap { SigningCertificate(der: $0.der ?? []) }
    guard certificates.count == messages.count, (1...maxCertificates).contains(messages.count)
    else { throw .invalidRequest("the certificates are none or too many") }
    return certificates
  }
}
