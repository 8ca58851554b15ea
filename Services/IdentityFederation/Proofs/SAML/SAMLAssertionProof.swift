package import Domain
internal import GatehouseMessages
package import GatehouseStubs
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
        certificates: provider.certificates.map { SamlCertificate(der: $0.der) },
        isBareAssertion: form == .assertion
      ),
      context
    )
    let checks = AssertionChecks(issuer: provider.entityID, expectations: expectations, now: now)
    do throws(SAMLRefusal) {
      return try checks.assertion(read)
    } catch {
      throw .refused(error)
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
