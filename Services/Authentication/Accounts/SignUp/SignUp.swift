package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationProtection
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Creates a user of the client's pool, who is confirmed by a code.
  ///
  /// ClientMetadata is for the pool's functions, ValidationData for that of PreSignUp alone, which may
  /// also spare the code. AnalyticsMetadata has no effect.
  package func signUp(
    _ request: SignUpRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> SignUpResponse {
    let clientID = try requiredClientID(request.clientId)
    guard let name = request.username else { throw .missing("username") }
    let current = try await settings.client(clientID)
    let (client, pool) = (current.client, current.pool)
    try directory.checkSecretHash(request.secretHash, over: name, of: client)
    let source = ContextSource(ClientContext(request.userContextData), enteredName: name, call)
    try protection.checkAddress(source, client, in: pool)
    var pendingUser = try pendingSignUp(named: name, request, at: current)
    let password = try chosenPassword(request, of: pendingUser, in: pool, client)
    let isLeaked = try password.flatMap { (password) throws(AuthenticationFailure) in
      try protection.checkNew(password, at: .signUp, client, in: pool, call)
    }
    let isConfirmed = try await decide(about: &pendingUser, request, at: current, call)
    let (user, delivery) = try await newUser(
      pendingUser,
      password,
      isConfirmed: isConfirmed,
      request,
      at: current,
      call
    )
    try await insertSignedUp(user, in: pool, call)
    protection.record(
      .signUp,
      .pass,
      of: pendingUser.sub,
      named: pendingUser.username,
      by: source,
      client,
      in: pool,
      isPasswordLeaked: isLeaked
    )
    if isConfirmed {
      try await tellOfConfirmation(
        .confirmSignUp,
        of: pendingUser.username,
        in: pool,
        client: client.id,
        clientMetadata: request.clientMetadata,
        call
      )
    }
    return SignUpResponse(
      userConfirmed: isConfirmed,
      codeDeliveryDetails: delivery?.details,
      userSub: pendingUser.sub,
      session: try session(of: pendingUser, isConfirmed: isConfirmed, in: pool, client)
    )
  }

  /// The user as the request describes it, where the pool lets users sign themselves up.
  private func pendingSignUp(
    named name: String,
    _ request: SignUpRequest,
    at current: ClientAndPool
  ) throws(AuthenticationFailure) -> PendingUser {
    let pool = current.pool
    guard pool.allowsSelfSignUp else {
      throw .notAuthorized("SignUp is not permitted for this user pool")
    }
    let pendingUser = try pendingUser(
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
    return pendingUser
  }

  /// Asks the pool's function about the sign-up, and sets the flags of its addresses; true where it is to be
  /// confirmed at once.
  private func decide(
    about pendingUser: inout PendingUser,
    _ request: SignUpRequest,
    at current: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    let decision = try await askBeforeSignUp(
      of: pendingUser,
      SignUpData(
        source: "PreSignUp_SignUp",
        client: current.client.id,
        validationData: request.validationData,
        clientMetadata: request.clientMetadata
      ),
      in: current.pool,
      call
    )
    for flag in decision.verifiedFlags { pendingUser.attributes[flag] = "true" }
    // After the function, which receives only what was sent. AdminCreateUser adds no flags, as in Cognito.
    pendingUser.attributes = UserAttributes.withUnverifiedFlags(pendingUser.attributes)
    return decision.isConfirmed
  }

  /// The user to be inserted, with the code that is to confirm it.
  private func newUser(
    _ pendingUser: PendingUser,
    _ password: String?,
    isConfirmed: Bool,
    _ request: SignUpRequest,
    at current: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (user: NewUser, delivery: CodeDelivery?) {
    let pool = current.pool
    let sealed = try password.map { (password) throws(AuthenticationFailure) in
      try passwords.seal(
        password,
        username: pendingUser.username,
        sub: pendingUser.sub,
        in: pool.id
      )
    }
    let former = try await replacedSignUp(by: pendingUser, password, in: pool, call)
    var delivery: CodeDelivery?
    if !isConfirmed {
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
        isConfirmed: isConfirmed,
        needsPasswordProof: password != nil
          && pool.needsPasswordProof(isReplacing: former != nil)
      )
    )
    if isConfirmed {
      user.claims = UserAttributes.claims(of: pendingUser.attributes, in: pool, isForced: false)
    }
    user.replacedSub = former
    user.code = delivery?.code
    user.messages = delivery.map { [$0.message] } ?? []
    return (user, delivery)
  }

  /// The password that the user chose; nil for one that signs in by codes alone (CHO-8).
  ///
  /// Clients that have none to send leave it out, or send a blank one.
  private func chosenPassword(
    _ request: SignUpRequest,
    of user: PendingUser,
    in pool: UserPoolSettings,
    _ client: ClientSettings
  ) throws(AuthenticationFailure) -> String? {
    guard let password = request.password, !password.isEmpty else {
      guard pool.takesCodes(from: client), pool.needsNoPassword(with: user.attributes) else {
        throw .missing("password")
      }
      return nil
    }
    try pool.passwordPolicy.check(password)
    return password
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
