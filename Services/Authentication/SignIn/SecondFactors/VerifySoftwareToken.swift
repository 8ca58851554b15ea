internal import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import Cryptography
internal import Domain
internal import PublicOperations

extension SignIn {
  /// Makes an authenticator the user's own once it shows a code.
  ///
  /// By a Session too: clients sign in anew afterwards, or answer MFA_SETUP with the Session that
  /// comes back.
  package func verifySoftwareToken(
    _ request: VerifySoftwareTokenRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> VerifySoftwareTokenResponse {
    guard let code = request.userCode else { throw .missing("userCode") }
    let name = request.friendlyDeviceName.flatMap { $0.isEmpty ? nil : $0 }
    guard name.map({ $0.utf8.count <= Self.maxNameBytes && !$0.utf8.contains(0) }) ?? true else {
      throw .invalidParameter("FriendlyDeviceName is too long.")
    }
    guard request.accessToken == nil else {
      return try await verifyForHolder(of: request.accessToken, code, name: name, call)
    }
    var (asked, setUp, subject) = try await setUpChallenge(request.session, at: .associated, call)
    let step = try step(of: code, TOTP(secret: setUp.secret))
    let adopted = try softwareTokens.seal(setUp.secret, of: asked.state.sub, in: setUp.pool)
    guard let user = subject.user else { throw call.refusal(.invalidSession, "the user is gone") }
    let isAdopted = try await users.adopt(
      adopted,
      of: asked.state.sub,
      in: setUp.pool,
      whilePassword: asked.state.salt,
      name: name,
      step: step,
      // One who has only the password may be setting up a factor that keeps its user out.
      telling: try await ownerNotices.message(
        .factorChanged,
        to: user,
        of: subject.client,
        in: subject.pool,
        call
      ),
      at: clock.now()
    )
    guard isAdopted else { throw call.refusal(.invalidSession, "a factor was set up since") }
    setUp.secret = adopted
    asked.step = .verified(setUp)
    return VerifySoftwareTokenResponse(
      status: "SUCCESS",
      session: try seal.text(asked, of: setUp)
    )
  }

  private func verifyForHolder(
    of accessToken: String?,
    _ code: String,
    name: String?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> VerifySoftwareTokenResponse {
    let holder = try await directory.activeHolder(of: accessToken, call: call)
    guard holder.pool.secondFactors.offers(.softwareToken) else { throw .softwareTokenNotOffered }
    // Here too: the pool may ask for it since the association.
    try holder.checkMayChangeFactors(call)
    let (sub, pool) = (holder.user.sub, holder.pool.id)
    guard let sealed = holder.user.secondFactors.sealedPendingTOTPSecret else {
      throw .enableSoftwareTokenMFA("No software token is associated with the user.")
    }
    let step = try step(of: code, try softwareTokens.open(sealed, of: sub, in: pool))
    // One that is not switched on yet counts for nothing; what switches it on is told.
    let isReplaced = holder.user.secondFactors.enabled.contains(.softwareToken)
    let notice =
      isReplaced ? try await ownerNotices.message(.factorChanged, to: holder, call) : nil
    let isAdopted = try await users.adoptPendingSecret(
      sealed,
      name: name,
      step: step,
      of: sub,
      in: pool,
      telling: notice,
      at: clock.now()
    )
    guard isAdopted else {
      throw call.refusal(.codeMismatched, "another association took its place")
    }
    try await accounts.endSessions(by: .factorChange, of: holder, call)
    return VerifySoftwareTokenResponse(status: "SUCCESS")
  }

  private func step(of code: String, _ totp: TOTP) throws(AuthenticationFailure) -> Int64 {
    guard let step = totp.step(of: code, atUnixSeconds: clock.now().unixSeconds) else {
      throw .codeMismatched
    }
    return step
  }

  /// A name travels in challenges and sessions, which are short.
  private static let maxNameBytes = 512
}

extension AuthenticationFailure {
  fileprivate static let codeMismatched = enableSoftwareTokenMFA(
    "Code mismatch and fail enable Software Token MFA"
  )
}
