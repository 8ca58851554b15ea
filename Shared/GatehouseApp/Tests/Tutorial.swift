import GatehouseApp

// What the tutorial "From nothing to a confirmed sign-in" shows, word for word: TutorialTests compares them.

func makeApp(
  scanned: String,
  keys: any KeyStore,
  transport: any Transport = URLSessionTransport()
) throws -> AppInstance {
  AppInstance(
    server: try Link(scanned).server,
    keys: keys,
    device: DeviceDescription(platform: "ios", model: "iPhone 17", appVersion: "1.0"),
    transport: transport
  )
}

protocol Screens: Sendable {
  /// Shows what the session announces, its origin and its digits, and asks for a yes.
  func confirm(_ session: Session) async -> Bool
  /// Asks which account; at once where there is one.
  func choose(_ accounts: [Account]) async -> Account?
  /// Your own PIN pad, never the system's keyboard; nil if the user cancels. A new PIN is asked for twice.
  func enterPIN(_ info: SecondFactorInfo) async -> PIN?
  /// Closes the PIN pad, and tells what became of it.
  func dismiss(_ info: SecondFactorInfo) async
}

func answer(_ interaction: Interaction, of app: AppInstance, on screens: any Screens) async throws {
  switch interaction {
  case .confirmLogin(let session, let accounts):
    guard await screens.confirm(session), let account = await screens.choose(accounts) else {
      return try await app.decline(session)
    }
    try await app.setAccount(account, for: session)
  case .confirmEnrol(let session, _):
    // Never an account of the list: those exist already.
    guard await screens.confirm(session) else { return try await app.decline(session) }
    try await app.setAccount(nil, for: session)
  case .secondFactor(let stopped, let info, _):
    if stopped { return await screens.dismiss(info) }
    guard let pin = await screens.enterPIN(info) else { return try await app.sfCancel() }
    try await app.sfInput(pin)
  }
}

func listen(
  to callbacks: AsyncStream<Interaction>,
  of app: AppInstance,
  on screens: any Screens
) async throws {
  for await interaction in callbacks {
    var isAnswered = false
    while !isAnswered {
      do {
        try await answer(interaction, of: app, on: screens)
        isAnswered = true
      } catch AppError.pinWeak, AppError.pinLength, AppError.pinUnchanged {
        continue
      } catch {
        // The session is over, or another app took it, or the server is not the one that it was.
        print("Show the user: \(error)")
        isAnswered = true
      }
    }
  }
}

func scanned(_ code: String, by app: AppInstance) async throws {
  try await app.open(code)
}
