internal import AuthenticationCore
internal import AuthenticationNotifications
internal import Cryptography
internal import Domain
internal import PublicOperations
internal import WebAuthn

/// How a passkey comes to be a user's: what a browser makes it by, and what becomes of what it made.
extension Passkeys {
  /// What a browser is to make a passkey of the user by.
  ///
  /// From now on the user's answer is awaited.
  func creationOptions(
    for user: UserRecord,
    beside excluded: [Passkey],
    at client: ClientID,
    in pool: UserPoolSettings,
    _ relyingParty: RelyingParty
  ) async throws(AuthenticationFailure) -> PasskeyCreationOptions {
    let challenge = random.bytes(Self.challengeCount)
    guard
      let handle = try await store.handle(
        of: user.username,
        in: pool.id,
        else: random.bytes(Self.handleCount)
      ),
      try await challenges.begin(
        challenge,
        of: user.username,
        in: pool.id,
        for: client,
        at: clock.now()
      )
    else { throw .notAuthorized("Access Token has been revoked") }
    let name = try Self.name(of: user, in: pool)
    return PasskeyCreationOptions(
      relyingPartyID: relyingParty.id,
      handle: handle,
      userName: name,
      displayName: try user.attributes()["name"] ?? name,
      challenge: challenge,
      excluded: excluded,
      settings: pool.passkeys
    )
  }

  private static let challengeCount = 32
  private static let handleCount = 32

  /// What the user signs in by: an address where the username is made up.
  private static func name(
    of user: UserRecord,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> String {
    let attributes = try user.attributes()
    return pool.usernameAttributes.lazy.compactMap { attributes[$0] }.first ?? user.username
  }

  /// Adds the passkey that a browser made; the challenge counts once, whether or not it is taken.
  func add(
    _ credential: String,
    to user: UserRecord,
    at client: ClientSettings,
    in pool: UserPoolSettings,
    _ relyingParty: RelyingParty,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let (passkey, publicKey) = try await made(credential, user, client.id, pool, relyingParty, call)
    let insertion = try await store.insert(
      passkey,
      sealedPublicKey: try SealedPasskeys.seal(
        publicKey,
        of: user.sub,
        for: passkey.id,
        in: pool.id,
        by: sealer
      ),
      of: user,
      in: pool,
      telling: try await ownerNotices.message(.passkeyAdded, to: user, of: client, in: pool, call)
    )
    switch insertion {
    case .inserted: return
    case .idTaken: throw .webAuthnCredentialNotSupported("The passkey is registered already.")
    case .tooMany: throw .tooManyPasskeys
    case .poolChanged: throw .modifiedByOthers("User pool \(pool.id.text)")
    case .noUser: throw .notAuthorized("Access Token has been revoked")
    }
  }

  /// The passkey that the user's challenge was answered with, and its public key.
  private func made(
    _ json: String,
    _ user: UserRecord,
    _ client: ClientID,
    _ pool: UserPoolSettings,
    _ relyingParty: RelyingParty,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (Passkey, [UInt8]) {
    let now = clock.now()
    let response: CredentialResponse
    do throws(WebAuthnError) {
      response = try CredentialResponse(json: json)
    } catch {
      throw .invalidParameter("Credential is not a PublicKeyCredential in the form of JSON.")
    }
    switch try await challenges.spend(of: user.username, in: pool.id, by: client, at: now) {
    case .none:
      throw .webAuthnChallengeNotFound("No registration of a passkey waits for the user.")
    case .otherClient:
      throw .webAuthnClientMismatch("Another app client began the registration.")
    case .challenge(let challenge):
      let expected = ExpectedCeremony(
        relyingParty: relyingParty,
        challenge: challenge,
        needsUserVerification: pool.passkeys.needsUserVerification
      )
      do throws(WebAuthnError) {
        let made = try response.registered(as: expected)
        let passkey = Passkey(made, response, for: relyingParty, at: now)
        return (passkey, made.key.encoded)
      } catch {
        throw call.refusal(AuthenticationFailure(registering: error), error.rule)
      }
    }
  }
}
