package import AssertionReaderMessages
package import AssertionReaderStubs
package import Cryptography
package import Domain
internal import GatehouseStubs
internal import IdentityFederationCore
package import RPC

/// The proof of what a SAML identity provider says of a user.
///
/// The assertion reader verifies the signature and returns what was signed. Whether that counts here and
/// now is decided by `AssertionChecks`. An assertion may be proved any number of times until it expires;
/// a caller that takes each one once consumes its id.
package struct SAMLAssertionProof: Sendable {
  /// What the document is.
  package enum Form: Sendable {
    /// A Response with one assertion, as browsers carry it.
    case response
    /// An Assertion by itself (RFC 8693 §3, RFC 7522 §2.1).
    case assertion
  }

  private let reader: AssertionReaderClient

  package init(reader: AssertionReaderClient) {
    self.reader = reader
  }

  /// What the document proves; it is base64, of either alphabet.
  package func prove(
    _ document: String,
    _ form: Form,
    by provider: SAMLMetadata,
    expecting expectations: SAMLExpectations,
    at now: Instant,
    context: RPCCallContext
  ) async throws(ProofFailure<SAMLRefusal>) -> ProvedAssertion {
    let read = try await ask(
      ReadAssertionRequest(
        document: Array(document.utf8),
        certificates: try Self.certificates(of: provider),
        isBareAssertion: form == .assertion,
        weakForms: Self.weakForms(of: provider)
      ),
      context
    )
    return try Self.checked(read, provider, expectations, at: now)
  }

  /// What a response proves that may be encrypted for the key.
  package func prove(
    response document: [UInt8],
    by provider: SAMLMetadata,
    openedBy key: UnwrappingKey,
    mustBeEncrypted: Bool,
    expecting expectations: SAMLExpectations,
    at now: Instant,
    context: RPCCallContext
  ) async throws(ProofFailure<SAMLRefusal>) -> ProvedAssertion {
    var request = ReadAssertionRequest(
      document: document,
      certificates: try Self.certificates(of: provider),
      weakForms: Self.weakForms(of: provider)
    )
    let read: ReadAssertionResponse
    do throws(ProofFailure<SAMLRefusal>) {
      if mustBeEncrypted { throw .refused(.encrypted) }
      read = try await ask(request, context)
    } catch .refused(.encrypted) {
      request.contentKey = try await contentKey(of: document, by: key, context)
      read = try await ask(request, context)
    } catch {
      throw error
    }
    return try Self.checked(read, provider, expectations, at: now)
  }

  /// As many as the reader takes.
  private static let maxCertificates = 16

  private static func certificates(
    of provider: SAMLMetadata
  ) throws(ProofFailure<SAMLRefusal>) -> [SamlCertificate] {
    guard !provider.certificates.isEmpty else { throw .refused(.withoutCertificate) }
    return provider.certificates.prefix(maxCertificates).map { SamlCertificate(der: $0.der) }
  }

  private static func weakForms(of provider: SAMLMetadata) -> SamlWeakForms? {
    guard let permits = provider.permits, !permits.isEmpty else { return nil }
    return SamlWeakForms(sha1: permits.contains(.sha1), cbc: permits.contains(.cbc))
  }

  /// One refusal, whatever is wrong: how a padding fails would tell its content (SAM-11).
  private func contentKey(
    of document: [UInt8],
    by key: UnwrappingKey,
    _ context: RPCCallContext
  ) async throws(ProofFailure<SAMLRefusal>) -> [UInt8] {
    var context = context
    context.isIdempotent = true
    let found: ReadEncryptedKeyResponse
    do throws(RPCError) {
      found = try await reader.readEncryptedKey(
        ReadEncryptedKeyRequest(document: document),
        context: context
      )
    } catch {
      throw Self.failure(error)
    }
    guard let wrapped = found.wrappedKey,
      let digest = found.digest.flatMap(UnwrappingKey.Digest.init(rawValue:)),
      let mask = found.maskDigest.flatMap(UnwrappingKey.Digest.init(rawValue:))
    else { throw .refused(.encrypted) }
    do throws(CryptographyError) {
      return try key.open(wrapped, digest: digest, maskDigest: mask)
    } catch {
      throw .refused(.encrypted)
    }
  }

  private static func checked(
    _ read: ReadAssertionResponse,
    _ provider: SAMLMetadata,
    _ expectations: SAMLExpectations,
    at now: Instant
  ) throws(ProofFailure<SAMLRefusal>) -> ProvedAssertion {
    let checks = AssertionChecks(issuer: provider.entityID, expectations: expectations, now: now)
    do throws(SAMLRefusal) {
      return try checks.assertion(read)
    } catch {
      throw .refused(error)
    }
  }

  /// What a provider signed that wants a user signed out; any of the certificates may have.
  package func logout(
    _ document: [UInt8],
    by provider: SAMLMetadata,
    context: RPCCallContext
  ) async throws(ProofFailure<SAMLRefusal>) -> ReadLogoutRequestResponse {
    let request = ReadLogoutRequestRequest(
      document: document,
      certificates: try Self.certificates(of: provider),
      weakForms: Self.weakForms(of: provider)
    )
    do throws(RPCError) {
      return try await reader.readLogoutRequest(request, context: context)
    } catch {
      throw Self.failure(error)
    }
  }

  private func ask(
    _ request: ReadAssertionRequest,
    _ context: RPCCallContext
  ) async throws(ProofFailure<SAMLRefusal>) -> ReadAssertionResponse {
    var context = context
    // It changes nothing.
    context.isIdempotent = true
    do throws(RPCError) {
      return try await reader.readAssertion(request, context: context)
    } catch {
      throw Self.failure(error)
    }
  }

  /// A fault of the reader is never a refusal: clients sign their user out on one.
  private static func failure(_ error: RPCError) -> ProofFailure<SAMLRefusal> {
    let refusals: [Reason: SAMLRefusal] = [
      .assertionTooLong: .malformed,
      .assertionMalformed: .malformed,
      .assertionConstructRefused: .malformed,
      .assertionUngrammatical: .malformed,
      .assertionEncrypted: .encrypted,
      .assertionUnverified: .forged,
      .assertionContentRefused: .malformed,
    ]
    guard let refusal = error.knownReason.flatMap({ refusals[$0] }) else {
      return .fault(IdentityFederationFailure(fault: error, of: "assertion reader"))
    }
    return .refused(refusal)
  }
}
