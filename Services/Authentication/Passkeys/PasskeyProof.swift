package import AuthenticationCore
internal import Cryptography
internal import Domain
internal import PublicOperations
internal import WebAuthn

/// A sign-in's use of a passkey that counts.
package struct ProvedPasskey: Sendable, Hashable {
  /// Whose passkey it is.
  package let username: String
  package let sub: String
  /// Whether the authenticator verified its user, so that the passkey may be two factors (PKY-10).
  package let isUserVerified: Bool
  /// Whether the authenticator is carried from one device to another (`hwk`), or is a part of one (`swk`).
  package let isCarried: Bool
}

extension Passkeys {
  /// Judges what a browser hands over for a challenge, and writes the use down (PKY-8).
  ///
  /// Without a username the passkey says who signs in. Everything that does not count is
  /// `incorrectPassword`, so that it tells nothing, and a passkey that is not there costs the same signature
  /// check as one that is.
  package func prove(
    _ json: String,
    challenge: [UInt8],
    in pool: UserPoolSettings,
    for username: String?,
    call: Call
  ) async throws(AuthenticationFailure) -> ProvedPasskey {
    let expected = ExpectedCeremony(
      relyingParty: try pool.relyingParty(),
      challenge: challenge,
      needsUserVerification: pool.passkeys.needsUserVerification
    )
    let response: CredentialResponse
    do throws(WebAuthnError) {
      response = try CredentialResponse(json: json)
    } catch {
      throw call.refusal(.incorrectPassword, error.rule)
    }
    guard let stored = try await store.find(response.id, in: pool.id) else {
      _ = try? response.asserted(by: COSEKey(encoded: Self.decoyKey), as: expected)
      throw call.refusal(.incorrectPassword, "the pool has no such passkey")
    }
    let use = try judged(response, stored, in: pool.id, for: username, expected, call)
    guard try await store.note(use, of: stored, in: pool.id, at: clock.now()) else {
      throw call.refusal(.incorrectPassword, "the passkey was used or removed meanwhile")
    }
    return ProvedPasskey(
      username: stored.username,
      sub: stored.sub,
      isUserVerified: use.isUserVerified,
      isCarried: stored.passkey.attachment == CredentialResponse.Attachment.crossPlatform.rawValue
    )
  }

  private func judged(
    _ response: CredentialResponse,
    _ stored: StoredPasskey,
    in pool: UserPoolID,
    for username: String?,
    _ expected: ExpectedCeremony,
    _ call: Call
  ) throws(AuthenticationFailure) -> PasskeyAssertion.Use {
    let publicKey = try SealedPasskeys.open(stored, in: pool, by: sealer)
    do throws(PasskeyAssertion.Refusal) {
      let use = try PasskeyAssertion.judge(
        response,
        of: stored,
        by: publicKey,
        for: username,
        as: expected
      )
      if use.isCountSuspicious { call.trail.note(rule: "a passkey's count did not grow") }
      return use
    } catch {
      switch error {
      case .response(let error): throw call.refusal(.incorrectPassword, error.rule)
      case .otherUser: throw call.refusal(.incorrectPassword, "the passkey is another user's")
      case .copied:
        throw call.refusal(.incorrectPassword, "a passkey's count did not grow")
      }
    }
  }

  /// A key that no passkey has: the base point of P-256 (SEC 2 §2.4.2).
  private static let decoyKey: [UInt8] =
    [0xA5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]
    + (Hex.decode("6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296") ?? [])
    + [0x22, 0x58, 0x20]
    + (Hex.decode("4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5") ?? [])
}
