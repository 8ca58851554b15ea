package import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Accounts {
  /// Creates a user of the client's pool, who is confirmed by a code.
  ///
  /// ClientMetadata is for the pool's functions, ValidationData for that of PreSignUp alone, which may
  /// also spare the code. AnalyticsMetadata and UserContextData have no effect yet.
  package func signUp(
    _ request: SignUpRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> SignUpResponse {
    let clientID = try requiredClientID(request.clientId)
    guard let name = request.username else { throw .missing("username") }
    let current = try await settings.client(clientID)
    let pool = current.pool
    try directory.checkSecretHash(request.secretHash, over: name, of: current.client)
    guard pool.allowsSelfSignUp else {
      throw .notAuthorized("SignUp is not permitted for this user pool")
    }
    guard let password = request.password else { throw .missing("password") }
    var pendingUser = try pendingUser(
      named: name,
      attributes: request.userAttributes,
      in: pool,
      client: current.client
    )
    // It finds no user before the confirmation, and could belong to another user by then.
    if pool.aliasKinds.contains(.preferredUsername),
      pendingUser.attributes["preferred_username"] != nil
    {
      throw .invalidParameter(
        """
        Preferred username cannot be provided for unconfirmed account, since user pool is \
        configured for preferred username alias.
        """
      )
    }
    try pool.passwordPolicy.check(password)
    let decision = try await askBeforeSignUp(
      of: pendingUser,
      SignUpData(
        source: "PreSignUp_SignUp",
        client: current.client.id,
        validationData: request.validationData,
        clientMetadata: request.clientMetadata
      ),
      in: pool,
      call
    )
    for flag in decision.verifiedFlags { pendingUser.attributes[flag] = "true" }
    // After the function, which is told only what was sent. AdminCreateUser adds no flags, as in Cognito.
    pendingUser.attributes = UserAttributes.withUnverifiedFlags(pendingUser.attributes)

    let sealed = try passwords.seal(
      password,
      username: pendingUser.username,
      sub: pendingUser.sub,
      in: pool.id
    )
    let former = try await replacedSignUp(by: pendingUser, password, in: pool, call)
    var delivery: CodeDelivery?
    if !decision.isConfirmed {
      let occasion = CodeOccasion(
        purpose: .signUp,
        source: .signUp,
        client: current.client.id,
        clientMetadata: request.clientMetadata,
        call: call
      )
      delivery = try await confirmationCode(for: pendingUser, in: pool, occasion)
    }
    var user = try NewUser(
      pendingUser,
      from: .signUp(
        sealed,
        isConfirmed: decision.isConfirmed,
        needsPasswordProof: pool.needsPasswordProof(isReplacing: former != nil)
      )
    )
    if decision.isConfirmed {
      user.claims = UserAttributes.claims(of: pendingUser.attributes, in: pool, isForced: false)
    }
    user.replacedSub = former
    user.code = delivery?.code
    user.messages = delivery.map { [$0.message] } ?? []
    try await insertSignedUp(user, in: pool, call)
    if decision.isConfirmed {
      try await tellOfConfirmation(
        .confirmSignUp,
        of: pendingUser.username,
        in: pool,
        client: current.client.id,
        clientMetadata: request.clientMetadata,
        call
      )
    }
    return SignUpResponse(
      userConfirmed: decision.isConfirmed,
      codeDeliveryDetails: delivery?.details,
      userSub: pendingUser.sub,
      session: try session(of: pendingUser, isConfirmed: decision.isConfirmed, in: pool)
    )
  }

  /// The session by which ConfirmSignUp knows who chose the password; none where it is not asked for.
  private func session(
    of user: PendingUser,
    isConfirmed: Bool,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> String? {
    guard !isConfirmed, pool.mayAskForSession(of: user) else { return nil }
    return try SignUpSessions(sealer: sealer).session(of: user.sub, in: pool.id)
  }

  /// Inserts the user; a verified address that is another user's is said in the only way that the
  /// operation declares.
  private func insertSignedUp(
    _ user: NewUser,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    do throws(AuthenticationFailure) {
      try await insert(user, in: pool, taken: "User already exists", at: clock.now(), call)
    } catch .aliasExists(let sentence) {
      throw .usernameExists(sentence)
    } catch {
      throw error
    }
  }

  /// The code that proves the pendingUser's address, where the pool wants one proved.
  private func confirmationCode(
    for pendingUser: PendingUser,
    in pool: UserPoolSettings,
    _ occasion: CodeOccasion
  ) async throws(AuthenticationFailure) -> CodeDelivery? {
    guard let address = pool.addressToProve(of: pendingUser.attributes) else { return nil }
    let recipient = CodeRecipient(
      username: pendingUser.username,
      sub: pendingUser.sub,
      eventAttributes: pendingUser.eventAttributes(as: .unconfirmed)
    )
    return try await delivery(for: occasion, to: address, recipient: recipient, in: pool)
  }
}
