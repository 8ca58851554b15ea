public import AssertionReaderMessages
internal import Cryptography
public import RPC
internal import SignedXML

extension AssertionReader {
  /// Tells how the assertion of a response is encrypted: the pool's private key is the caller's.
  public func readEncryptedKey(
    _ request: ReadEncryptedKeyRequest,
    context: RPCCallContext
  ) async throws(AssertionReaderFailure) -> ReadEncryptedKeyResponse {
    do throws(Refusal) {
      return try await computing { () throws(Refusal) in
        let document = try SignedMessage.document(
          try SignedMessage.bytes(request.document ?? [])
        )
        try Identifiers.check(document.root)
        let key = try ResponseGrammar(document.root).encryption().key
        return ReadEncryptedKeyResponse(
          wrappedKey: key.bytes,
          digest: key.digest.rawValue,
          maskDigest: key.maskDigest.rawValue
        )
      }
    } catch {
      throw failure(error, context)
    }
  }
}
