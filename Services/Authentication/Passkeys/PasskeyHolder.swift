internal import AuthenticationCore
internal import Domain
internal import PublicOperations
internal import WebAuthn

extension Passkeys {
  /// The user behind an access token.
  ///
  /// The model of these operations has no exception for a user who is gone or not confirmed. A client
  /// that is told NotAuthorizedException signs in anew.
  func holder(
    of accessToken: String?,
    mayChange: Bool,
    call: Call
  ) async throws(AuthenticationFailure) -> AccessTokenHolder {
    do throws(AuthenticationFailure) {
      guard mayChange else {
        return try await directory.holder(of: accessToken, withGroups: false, call: call)
      }
      let holder = try await directory.activeHolder(of: accessToken, call: call)
      try holder.checkMayChangeFactors(call)
      return holder
    } catch .unknownUser {
      throw .notAuthorized("Access Token has been revoked")
    } catch .userNotConfirmed {
      throw .notAuthorized("User is not confirmed.")
    }
  }

  /// Refuses to add a passkey long after the sign-in, where the pool asks for a recent one (PKY-11).
  func checkMayAdd(_ holder: AccessTokenHolder, _ call: Call) throws(AuthenticationFailure) {
    guard holder.pool.passkeys.needsRecentSignIn else { return }
    let earliest = clock.now().adding(seconds: -Self.recentSeconds)
    guard let signedInAt = holder.authenticatedAt, signedInAt >= earliest else {
      throw call.refusal(
        .notAuthorized("Passkeys are added within ten minutes of a sign-in."),
        "the token's sign-in is not recent"
      )
    }
  }

  private static let recentSeconds: Int64 = 600
}

extension UserPoolSettings {
  /// For whom the pool's passkeys are made; throws where there are none.
  func relyingParty() throws(AuthenticationFailure) -> RelyingParty {
    guard passkeys.isOffered else {
      throw .webAuthnNotEnabled("WEB_AUTHN is not one of the user pool's AllowedFirstAuthFactors.")
    }
    guard let id = passkeys.relyingPartyID else {
      throw .webAuthnConfigurationMissing("The user pool has no RelyingPartyId.")
    }
    return RelyingParty(id: id, origins: passkeys.origins)
  }
}
