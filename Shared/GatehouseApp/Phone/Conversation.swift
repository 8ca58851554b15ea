import GatehouseApp

/// Commands in, callbacks out.
struct Conversation {
  let app: AppInstance
  let terminal: Terminal

  static let help = """
    Paste a link, or: accounts, inbox, change-pin, add-biometrics, remove-biometrics,
    upgrade ACCOUNT, remove ACCOUNT, by its number or its name, quit
    """

  func run(first link: String?) async {
    var callbacks = await app.interactions().makeAsyncIterator()
    if let link { await perform(link, &callbacks) }
    while let command = terminal.line(Self.help), command != "quit" {
      if !command.isEmpty { await perform(command, &callbacks) }
    }
  }

  private func perform(
    _ command: String,
    _ callbacks: inout AsyncStream<Interaction>.Iterator
  ) async {
    do {
      // True for a command that a callback follows.
      guard try await begin(command) else { return }
      while let callback = await callbacks.next() {
        guard try await answer(callback) else { return }
      }
    } catch {
      print("Error: \(error)")
    }
  }

  private func begin(_ command: String) async throws -> Bool {
    let words = command.split(separator: " ").map(String.init)
    switch words.first {
    case "accounts":
      for (index, account) in try await app.accounts().enumerated() {
        let kind = account.isHeadless ? ", without a second factor" : ""
        print("\(index + 1) \(account.displayName) (\(account.id)\(kind))")
      }
      return false
    case "inbox":
      guard let session = try await app.inbox(wait: 25).sessions.first else {
        print("Nothing waits.")
        return false
      }
      try await app.open(session: session)
    case "change-pin": try await app.changePIN()
    case "add-biometrics": try await app.addBiometrics()
    case "remove-biometrics": try await app.removeBiometrics()
    case "upgrade": try await app.upgrade(try await account(words))
    case "remove":
      let account = try await account(words)
      try await app.remove(account)
      guard try await app.accounts().contains(where: { $0.id == account.id }) else {
        print("The account is removed.")
        return false
      }
    default: try await app.open(command)
    }
    return true
  }

  /// The account that a command names by its number in the list, or as it is called.
  private func account(_ words: [String]) async throws -> Account {
    let accounts = try await app.accounts()
    let name = words.dropFirst().joined(separator: " ")
    if let number = Int(name), accounts.indices.contains(number - 1) { return accounts[number - 1] }
    guard let named = accounts.first(where: { $0.displayName == name }) else {
      throw AppError.accountMissing
    }
    return named
  }

  /// Whether another callback follows.
  private func answer(_ callback: Interaction) async throws -> Bool {
    switch callback {
    case .confirmLogin(let session, let accounts):
      show(session)
      return try await confirm(session, accounts)
    case .confirmEnrol(let session, let accounts):
      show(session)
      print("New account: \(session.enrolInfo?.displayName ?? "")")
      if !accounts.isEmpty { print("This phone has accounts already.") }
      return try await confirm(session, [])
    case .secondFactor(let stopped, let info, _):
      describe(info)
      if stopped {
        print("Stopped: \(info.result?.rawValue ?? "cancelled")")
        return false
      }
      try await giveFactor(info)
      return true
    }
  }

  private func show(_ session: Session) {
    let browser = session.origin?.browser.map(Self.printable) ?? "an unknown browser"
    let source = session.origin?.isToldByServer == true ? ", as the site says" : ""
    print("\(session.kind.rawValue) from \(browser)\(source)")
    for (name, text) in session.info.announceInfo.sorted(by: { $0.key < $1.key }) {
      print("  \(name): \(Self.printable(text))")
    }
    if let digits = session.comparisonDigits { print("  The page must show: \(digits)") }
  }

  /// A terminal obeys control characters: a relying server's text must not have any.
  private static func printable(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0.value >= 32 && !(127...159).contains($0.value) })
  }

  private func confirm(_ session: Session, _ accounts: [Account]) async throws -> Bool {
    for (index, account) in accounts.enumerated() { print("  \(index + 1) \(account.displayName)") }
    let answer = terminal.line("Confirm? y, n or the account's number")
    let number = answer.flatMap { Int($0) } ?? 1
    guard answer == "y" || answer.flatMap({ Int($0) }) != nil else {
      try await app.decline(session)
      print("Declined.")
      return false
    }
    let digits = session.comparison == .enter ? terminal.line("The page's digits:") : nil
    let account =
      session.kind == .enrol
      ? nil : accounts.indices.contains(number - 1) ? accounts[number - 1] : nil
    let state = try await app.setAccount(account, for: session, comparison: digits)
    guard state == .secondFactor else {
      print("State: \(state.rawValue)")
      return false
    }
    return true
  }

  private func describe(_ info: SecondFactorInfo) {
    var text = info.context.rawValue
    if let result = info.result { text += " \(result.rawValue)" }
    if let reason = info.reason { text += " \(reason)" }
    if info.failedAttempts > 0 { text += ", \(info.failedAttempts) of \(info.maxAttempts) tries" }
    if info.penalisedFor > 0 { text += ", wait \(info.penalisedFor) s" }
    if info.blocked { text += ", blocked" }
    print(text)
  }

  /// Asks until the library takes an input, which another callback answers.
  private func giveFactor(_ info: SecondFactorInfo) async throws {
    while true {
      let finger =
        info.showBiometrics ? terminal.line("Finger on the sensor? y or n") == "y" : false
      do throws(AppError) {
        if finger { return try await app.sfInput(Biometric()) }
        guard let pin = terminal.pin("PIN, or nothing to cancel:"), pin.count > 0 else {
          return try await app.sfCancel()
        }
        if info.context.asksForNewPIN {
          guard let second = terminal.pin("PIN again:"), pin.matches(second) else {
            print("These two differ.")
            continue
          }
          second.wipe()
        }
        return try await app.sfInput(pin)
      } catch {
        guard Self.isForTheUser(error) else { throw error }
        print("Refused: \(error)")
      }
    }
  }

  private static func isForTheUser(_ error: AppError) -> Bool {
    switch error {
    case .pinLength, .pinWeak, .pinUnchanged, .pinNeeded, .biometricsUnavailable: true
    default: false
    }
  }
}
