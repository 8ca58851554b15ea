package import AuthenticationCore
internal import Cryptography
internal import JSON

/// What a browser is asked to use a passkey by: PublicKeyCredentialRequestOptionsJSON (WebAuthn Level 3 §5.5).
package struct PasskeyRequestOptions: Sendable {
  private let relyingPartyID: String
  private let challenge: [UInt8]
  private let passkeys: [PasskeyDescriptor]
  private let seconds: Int64
  private let userVerification: String

  /// With passkeys of the user, or none where a browser may offer any that it finds; nil for a pool without
  /// a relying party.
  package init?(
    challenge: [UInt8],
    of passkeys: [PasskeyDescriptor],
    in pool: UserPoolSettings,
    seconds: Int64
  ) {
    guard let relyingPartyID = pool.passkeys.relyingPartyID else { return nil }
    self.relyingPartyID = relyingPartyID
    self.challenge = challenge
    self.passkeys = passkeys
    self.seconds = seconds
    userVerification = pool.passkeys.userVerificationAtSignIn
  }

  /// CREDENTIAL_REQUEST_OPTIONS.
  package var text: String { JSONWriter.text(of: self) }
}

extension PasskeyRequestOptions: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("challenge", Base64URL.encode(challenge))
    json.member("timeout", seconds * 1000)
    json.member("rpId", relyingPartyID)
    json.member("allowCredentials", passkeys)
    json.member("userVerification", userVerification)
    json.endObject()
  }
}

extension PoolPasskeys {
  /// UserVerificationRequirement of a sign-in.
  ///
  /// Where a passkey may be two factors it is asked for of each user: that of one user alone would tell that the
  /// user has a second factor.
  fileprivate var userVerificationAtSignIn: String {
    needsUserVerification || countsAsTwoFactors ? "required" : "preferred"
  }
}

extension Passkeys {
  /// The user's passkeys of the pool's relying party; none where the pool has no passkeys.
  package func offered(
    to username: String,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> [PasskeyDescriptor] {
    guard pool.passkeys.isOffered, let relyingPartyID = pool.passkeys.relyingPartyID else {
      return []
    }
    return try await store.list(of: username, in: pool.id)
      .filter { $0.relyingPartyID == relyingPartyID }
      .map { PasskeyDescriptor($0) }
  }
}
