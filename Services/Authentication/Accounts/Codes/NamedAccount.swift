internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationProtection
internal import Domain
internal import PublicOperations

/// The account that an unsigned request names, which may not exist where the client hides that.
struct NamedAccount: Sendable {
  let client: ClientSettings
  let pool: UserPoolSettings
  let user: UserRecord?
  /// The name as it was looked up.
  let name: String
  /// The key under which codes are stored, for an unknown user as for a known one.
  let key: String
  /// The keys under which attempts are counted.
  let names: CountedNames

  /// Whether no answer may depend on calls that entered another of the user's names.
  var isApart: Bool { client.hidesUserExistence && names.own != nil }
}

extension Accounts {
  /// The account of a request that shows no token, once its client has proved itself.
  ///
  /// With a source, the pool's function is asked about a name that no user has.
  func account(
    named name: String?,
    of clientID: String?,
    secretHash: String?,
    migrating source: UserMigration.Source? = nil,
    context: ClientContext = ClientContext(),
    call: Call
  ) async throws(AuthenticationFailure) -> NamedAccount {
    let clientID = try requiredClientID(clientID)
    let cached = try await directory.cachedSettings(of: clientID)
    try protection.checkAddress(
      ContextSource(context, enteredName: name ?? "", call),
      cached.client,
      in: cached.pool
    )
    guard let name else { throw .missing("username") }
    // PostgreSQL has no text with a NUL and no index of very long ones.
    guard !name.isEmpty, name.utf8.count <= SignInName.maxBytes, !name.utf8.contains(0) else {
      throw .invalidParameter("Invalid username")
    }
    var subject = try await directory.subject(named: name, for: clientID, call)
    try directory.checkSecretHash(secretHash, over: name, of: subject.client)
    if let source { subject = try await migrated(name, source, subject, call) }
    guard subject.user != nil || subject.client.hidesUserExistence else { throw .unknownAccount }
    return NamedAccount(
      client: subject.client,
      pool: subject.pool,
      user: subject.user,
      name: subject.pool.canonical(name),
      key: directory.countedName(of: subject, named: name),
      names: countedNames(of: subject, named: name)
    )
  }

  private func migrated(
    _ name: String,
    _ source: UserMigration.Source,
    _ subject: SignInContext,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInContext {
    switch try await migrate(name, source, subject, call) {
    case .there(let found):
      return found
    case .unknown where !subject.client.hidesUserExistence:
      throw .migrationFailed(of: subject.client.id)
    case .notAsked, .unknown:
      return subject
    }
  }

  /// Sends the code, or does the same work without a recipient where the client hides existence.
  ///
  /// A refusal in place of an address means that no message can go to the account. A client that hides
  /// existence then gets what any unknown name gets: the same work, and an answer of the same shape.
  /// A withheld code is reported as sent, and the user's newest code stays valid.
  func sendCode(
    for occasion: CodeOccasion,
    to account: NamedAccount,
    by media: [DeliveryMedium],
    isWithheld: Bool,
    address: (UserRecord) throws(AuthenticationFailure) -> CodeAddress
  ) async throws(AuthenticationFailure) -> CodeDeliveryDetailsType {
    guard account.client.hidesUserExistence else {
      guard let user = account.user else { throw .unknownAccount }
      let delivery = try await currentDelivery(
        for: occasion,
        of: user,
        in: account.pool,
        to: address
      )
      try await users.send(delivery, to: user.username, in: account.pool.id, isDecoy: false)
      return delivery.details
    }
    return try await sendHiddenCode(
      for: occasion,
      to: account,
      by: media,
      isWithheld: isWithheld,
      address: Result { () throws(AuthenticationFailure) in
        guard let user = account.user else { throw .unknownAccount }
        return try address(user)
      }
    )
  }

  private func sendHiddenCode(
    for occasion: CodeOccasion,
    to account: NamedAccount,
    by media: [DeliveryMedium],
    isWithheld: Bool,
    address: Result<CodeAddress, AuthenticationFailure>
  ) async throws(AuthenticationFailure) -> CodeDeliveryDetailsType {
    let unknownSub = unknownUsers.sub(account.name, in: account.pool.id)
    let unknownAddress = unknownUsers.address(
      try account.addressedName(by: media),
      by: media,
      in: account.pool.id,
      like: try await directory.addressProfiles.profile(of: account.pool.id)
    )
    var recipient = CodeRecipient(username: account.key, sub: account.user?.sub ?? unknownSub)
    let destination: CodeAddress
    var isDecoy: Bool
    switch address {
    case .success(let address):
      destination = address
      isDecoy = isWithheld
      if isWithheld { recipient = CodeRecipient(username: unknownSub, sub: unknownSub) }
    case .failure(let failure):
      _ = occasion.call.refusal(failure, "no code is sent, and the client is not told so")
      // No code may fit an account that has been refused one.
      recipient = CodeRecipient(username: account.key, sub: unknownSub)
      destination = unknownAddress
      isDecoy = true
    }
    let mayBeSent = try await mayBeSent(
      for: occasion,
      to: destination,
      recipient,
      in: account.pool,
      isDecoy: isDecoy
    )
    if !mayBeSent, !isDecoy {
      // Beyond the day's messages: reported as sent, and answered as the codes of unknown names are.
      recipient = CodeRecipient(username: account.key, sub: unknownSub)
      isDecoy = true
    }
    let delivery = try hiddenDelivery(
      for: occasion,
      to: destination,
      recipient: recipient,
      in: account.pool
    )
    let isForgotten = occasion.purpose == .forgotPassword
    try await users.send(
      delivery,
      to: recipient.username,
      in: account.pool.id,
      askedAs: isForgotten && account.isApart ? account.names.entered : nil,
      isDecoy: isDecoy
    )
    return delivery.details
  }
}

extension NamedAccount {
  /// The name whose made-up address is shown.
  ///
  /// The answer shows one for a user who is refused a code, as for an unknown user, by any name that
  /// the caller gave.
  fileprivate func addressedName(
    by media: [DeliveryMedium]
  ) throws(AuthenticationFailure) -> String {
    guard let user, !pool.looksLikeAlias(name) else { return name }
    let attributes = try user.attributes()
    return media.compactMap { attributes[$0.attributeName] }.first ?? user.username
  }
}

extension AuthenticationFailure {
  static let unknownAccount = userNotFound("Username/client id combination not found.")
}
