public import AssertionReaderMessages
public import RPC

extension AssertionReader {
  /// Reads an identity provider's metadata; its own signature is not looked at.
  public func readMetadata(
    _ request: ReadMetadataRequest,
    context: RPCCallContext
  ) async throws(AssertionReaderFailure) -> ReadMetadataResponse {
    try await computing { () throws(AssertionReaderFailure) in
      do throws(MetadataFault) {
        return try ProviderMetadata(document: request.document ?? []).response
      } catch {
        throw AssertionReaderFailure.metadataInvalid(error.sentence)
      }
    }
  }
}
