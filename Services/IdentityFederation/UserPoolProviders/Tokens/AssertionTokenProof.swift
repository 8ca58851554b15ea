internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs
internal import RPC

/// The proof of a SAML assertion by its provider's metadata (RFC 8693 §3).
struct AssertionTokenProof: Sendable {
  let assertions: SAMLAssertionProof
  let metadata: SAMLMetadata
  let pool: UserPoolID

  /// The user that the assertion names, if it is for the pool; it comes by itself, or in the Response in which
  /// a provider sends it to browsers.
  func prove(
    _ token: String,
    at now: Instant,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProviderTokenProof {
    let proved: ProvedAssertion
    do throws(ProofFailure<SAMLRefusal>) {
      proved = try await proof(of: token, at: now, context)
    } catch {
      throw IdentityFederationFailure(exchange: error)
    }
    guard SubjectRule.partOfUsername.permits(proved.nameID) else {
      throw .unproved("the assertion names no acceptable user")
    }
    return ProviderTokenProof(
      subject: proved.nameID,
      claims: proved.claims,
      refusedFrom: proved.expiresAt.unixSeconds + 1,
      spendKey: ProviderTokenProof.spendKey("assertion", proved.id.utf8)
    )
  }

  /// The token's type is the same for both forms, and only the reader may look into the document.
  private func proof(
    of token: String,
    at now: Instant,
    _ context: RPCCallContext
  ) async throws(ProofFailure<SAMLRefusal>) -> ProvedAssertion {
    do throws(ProofFailure<SAMLRefusal>) {
      return try await proof(of: token, as: .assertion, at: now, context)
    } catch .refused(.malformed) {
      return try await proof(of: token, as: .response, at: now, context)
    } catch {
      throw error
    }
  }

  private func proof(
    of token: String,
    as form: SAMLAssertionProof.Form,
    at now: Instant,
    _ context: RPCCallContext
  ) async throws(ProofFailure<SAMLRefusal>) -> ProvedAssertion {
    try await assertions.prove(
      token,
      form,
      by: metadata,
      expecting: SAMLExpectations(audiences: ["urn:amazon:cognito:sp:\(pool.text)"]),
      at: now,
      context: context
    )
  }
}
