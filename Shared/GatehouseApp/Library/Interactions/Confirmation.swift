import Crypto
import Foundation

extension AppInstance {
  /// Opens what a QR code or a link names; ConfirmLogin or ConfirmEnrol follows.
  ///
  /// - Parameter text: the code's text.
  /// - Returns: the session that is shown.
  /// - Throws: `AppError.foreignServer` for another server's link: nothing is sent then.
  @discardableResult
  public func open(_ text: String) async throws(AppError) -> Session {
    let link = try Link(text)
    guard link.server == server else { throw .foreignServer }
    return try await open(session: link.session)
  }

  /// Opens the session that a push message names.
  ///
  /// - Parameter notification: the message's data: `sessionId`, and `instanceId` if it has one.
  /// - Returns: the session that is shown.
  /// - Throws: `AppError.foreignServer` for another instance's message: nothing is sent then.
  @discardableResult
  public func handle(notification: [String: String]) async throws(AppError) -> Session {
    guard let id = notification["sessionId"], Link.isWord(id) else { throw .malformedLink }
    // An app that is not registered yet has no push message of its own, and does not register for one.
    guard try await secret("state") != nil else { throw .foreignServer }
    let state = try await loaded()
    if let instance = notification["instanceId"], instance != state.instance {
      throw .foreignServer
    }
    return try await open(session: id)
  }

  /// Opens a session of the inbox.
  ///
  /// - Parameter id: the session's id.
  /// - Returns: the session that is shown.
  /// - Throws: `AppError.digestRefused` if what is shown is not what would be signed.
  @discardableResult
  public func open(session id: String) async throws(AppError) -> Session {
    guard Link.isWord(id) else { throw .malformedLink }
    let state = try await loaded()
    let opened = try await call("POST", "/sessions/\(id)/open", .object([:]))
    let session = try Session(id: id, opened: opened)
    waiting[id] = session
    if session.kind == .enrol {
      emit(.confirmEnrol(session, accounts: session.accounts))
    } else if !session.isConfirmationNeeded, session.kind == .login, session.comparison == .none,
      session.offered.count == 1, let account = session.offered.first,
      state.accountKeys[account.id] != nil
    {
      try await setAccount(account, for: session)
    } else {
      emit(.confirmLogin(session, accounts: session.offered))
    }
    return session
  }

  /// Confirms a session.
  ///
  /// - Parameters:
  ///   - account: one of ConfirmLogin's list; nil for an enrolment.
  ///   - session: the callback's.
  ///   - userInput: what the relying server is to read, up to 4096 bytes.
  ///   - comparison: the page's digits, where `session.comparison` is `enter`.
  /// - Returns: `secondFactor` if SecondFactor follows, `approved` if none is needed.
  /// - Throws: `AppError.accountNotOffered` and `AppError.accountAtEnrolment`; nothing is sent then.
  @discardableResult
  public func setAccount(
    _ account: Account?,
    for session: Session,
    with userInput: String? = nil,
    comparison: String? = nil
  ) async throws(AppError) -> SessionState {
    guard let shown = waiting[session.id], shown.digest == session.digest else {
      throw .noSuchSession
    }
    let state = try await loaded()
    var body: [String: JSONValue?] = [
      "userInput": .optional(userInput), "comparison": .optional(comparison),
    ]
    let keyName: String
    if shown.kind == .enrol {
      guard account == nil else { throw .accountAtEnrolment }
      keyName = "account \(shown.id)"
      let key: any SigningKey
      if let made = try await self.key(keyName) {
        key = made
      } else {
        key = try await makeKey(keyName, .device)
      }
      body["accountKey"] = key.publicKey.jwk
      body["decision"] = try await decision(shown, by: key, as: key.publicKey.thumbprint, userInput)
    } else {
      guard let account, shown.offered.contains(where: { $0.id == account.id }) else {
        throw .accountNotOffered
      }
      guard let name = state.accountKeys[account.id], let key = try await self.key(name) else {
        throw .accountMissing
      }
      keyName = name
      body["account"] = .text(account.id)
      body["decision"] = try await decision(shown, by: key, as: account.id, userInput)
    }
    let told = try await call("POST", "/sessions/\(shown.id)/confirm", .members(body))
    let newKey = shown.kind == .enrol ? keyName : nil
    let next = told["state"]?.text.flatMap(SessionState.init) ?? .failed
    if next == .secondFactor {
      try await ask(
        told,
        Flow.Place(
          method: "POST",
          path: "/sessions/\(shown.id)/second-factor",
          session: shown,
          newAccountKey: newKey
        )
      )
    } else {
      waiting[shown.id] = nil
      if next == .approved, let account = told["account"]?.text {
        try await keep(account, newKey)
      } else {
        try await removeKey(newKey)
      }
    }
    return next
  }

  /// The user says no.
  ///
  /// - Parameter session: the callback's.
  /// - Throws: the server's refusal.
  public func decline(_ session: Session) async throws(AppError) {
    waiting[session.id] = nil
    _ = try await call("POST", "/sessions/\(session.id)/decline", .object([:]))
  }

  private func decision(
    _ session: Session,
    by key: any SigningKey,
    as name: String,
    _ userInput: String?
  ) async throws(AppError) -> JSONValue {
    let hash = userInput.map {
      JSONValue.text(Base64URL.encoded(SHA256.hash(data: Array($0.utf8))))
    }
    do {
      return .text(
        try await SignedText.make(
          header: ["kid": .text(name), "typ": .text("gatehouse-decision+jwt")],
          payload: .members([
            "session": .text(session.id), "digest": .text(session.digest),
            "decision": .text("confirm"), "account": .text(name),
            "iat": .integer(clock() + clockOffset), "userInputHash": hash,
          ]),
          key: key
        )
      )
    } catch {
      throw .keys("\(error)")
    }
  }

  /// An account exists once its session is approved.
  func keep(_ account: String, _ newKey: String?) async throws(AppError) {
    guard let newKey else { return }
    try await change { $0.accountKeys[account] = newKey }
  }
}
