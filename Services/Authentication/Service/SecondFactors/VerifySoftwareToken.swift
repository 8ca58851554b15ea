internal import Cryptography
internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Makes an authenticator the user's own once it shows a code.
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
    var session = try await setUpSession(request.session, at: .associated, context)
    let totp = TOTP(secret: session.secret)
    session.totpStep = try step(of: code, totp)
    session.totpName = name ?? ""
    return VerifySoftwareTokenResponse(
      status: "SUCCESS",
      session: try session.text(for: .verified, sealer: sealer)
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
  static let codeMismatched = enableSoftwareTokenMFA("Code mismatch")
}
