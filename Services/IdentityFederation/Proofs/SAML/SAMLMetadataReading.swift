internal import AssertionReaderMessages
package import AssertionReaderStubs
package import Domain
internal import GatehouseStubs
package import IdentityFederationCore
package import RPC

/// Metadata documents, which the assertion reader reads.
package struct SAMLMetadataReading: Sendable {
  private let reader: AssertionReaderClient

  package init(reader: AssertionReaderClient) {
    self.reader = reader
  }

  /// What a document says of its provider.
  ///
  /// Throws `invalidParameter` for a document that cannot be used, for one that has expired, and for one
  /// with a certificate that has, unless it may.
  package func read(
    _ document: [UInt8],
    at now: Instant,
    mayHaveExpiredCertificates: Bool = false,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> SAMLMetadata {
    let read = try await ask(document, context)
    guard read.validUntilUnixMillis ?? .max > now.unixMillis else {
      throw .invalidParameter("The metadata has expired.")
    }
    let certificates = read.certificates.map {
      SAMLCertificate(
        der: $0.der ?? [],
        notBeforeUnixMillis: $0.notBeforeUnixMillis ?? .min,
        notAfterUnixMillis: $0.notAfterUnixMillis ?? .max
      )
    }
    guard
      mayHaveExpiredCertificates
        || certificates.allSatisfy({ $0.notAfterUnixMillis > now.unixMillis })
    else {
      throw .invalidParameter("A certificate of the metadata has expired.")
    }
    return SAMLMetadata(
      entityID: read.entityId ?? "",
      certificates: certificates,
      singleSignOnURL: read.singleSignOnUrl,
      singleLogoutURL: read.singleLogoutUrl
    )
  }

  private func ask(
    _ document: [UInt8],
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ReadMetadataResponse {
    var context = context
    // It changes nothing.
    context.isIdempotent = true
    do throws(RPCError) {
      return try await reader.readMetadata(
        ReadMetadataRequest(document: document),
        context: context
      )
    } catch {
      guard error.knownReason == .metadataInvalid else {
        throw IdentityFederationFailure(fault: error, of: "assertion reader")
      }
      throw .invalidParameter(error.message)
    }
  }
}
