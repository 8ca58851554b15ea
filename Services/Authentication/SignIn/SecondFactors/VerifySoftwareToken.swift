internal import Cryptography
internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Makes an authenticator the user's own once it shows a code.
  ///
  /// By a Session too: clients sign in anew afterwards, or answer MFA_SETUP with the Session that
  /// comes back.
  public func verifySoftwareToken(
    _ request: VerifySoftwareTokenRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> VerifySoftwareTokenResponse {
    guard let code = request.userCode else { throw .missing("userCode") }
    let name = request.friendlyDeviceName.flatMap { $0.isEmpty ? nil : $0 }
    guard name.map({ $0.utf8.count <= Self.mostNameBytes && !$0.utf8.contains(0) }) ?? true else {
      throw .invalidParameter("FriendlyDeviceName is too long.")
    }
    guard request.accessToken == nil else {
      return try await verifyForHolder(of: request.accessToken, code, name: name, context)
    }
    let session = try await setUpSession(request.session, at: .associated, context)
    let step = try step(of: code, TOTP(secret: session.secret))
    let adopted = try softwareTokens.seal(session.secret, of: session.sub, in: session.pool)
    guard try await users.adopt(adopted, of: session, name: name, step: step, at: clock.now())
    else { throw refusal(.invalidSession, "a factor was set up since", context) }
    return VerifySoftwareTokenResponse(
      status: "SUCCESS",
      session: try session.verified(adopted).text(for: .verified, sealer: sealer)
    )
  }

  private func verifyForHolder(
    of accessToken: String?,
    _ code: String,
    name: String?,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> VerifySoftwareTokenResponse {
    let holder = try await holder(of: accessToken, context: context)
    guard holder.pool.secondFactors.offers(.softwareToken) else { throw .softwareTokenNotOffered }
    let (sub, pool) = (holder.user.sub, holder.pool.id)
    guard let sealed = holder.user.secondFactors.sealedPendingTOTPSecret else {
      throw .enableSoftwareTokenMFA("No software token is associated with the user.")
    }
    let step = try step(of: code, try softwareTokens.open(sealed, of: sub, in: pool))
    let isAdopted = try await users.adoptPendingSecret(
      sealed,
      name: name,
      step: step,
      of: sub,
      in: pool,
      at: clock.now()
    )
    guard isAdopted else {
      throw refusal(.codeMismatched, "another association took its place", context)
    }
    return VerifySoftwareTokenResponse(status: "SUCCESS")
  }

  private func step(of code: String, _ totp: TOTP) throws(AuthenticationFailure) -> Int64 {
    guard let step = totp.step(of: code, atUnixSeconds: clock.now().unixSeconds) else {
      throw .codeMismatched
    }
    return step
  }

  /// A name travels in challenges and sessions, which are short.
  private static let mostNameBytes = 512
}

extension AuthenticationFailure {
  static let codeMismatched = enableSoftwareTokenMFA(
    "Code mismatch and fail enable Software Token MFA"
  )
}
