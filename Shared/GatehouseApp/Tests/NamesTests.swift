import Foundation
import Testing

@testable import GatehouseApp

/// Each name of the document has its call, as the README's table says.
@Suite("Names")
struct NamesTests {
  /// The document's iOS spelling, and what an app writes here: the compiler checks the right side.
  static var calls: [String: Any] {
    [
      "`ConfirmLogin`": Interaction.confirmLogin(_:accounts:),
      "`ConfirmEnrol`": Interaction.confirmEnrol(_:accounts:),
      "`SecondFactor`": Interaction.secondFactor(stopped:info:session:),
      "`setAccount(account, for: session, with: userInput)`": {
        (app: AppInstance, session: Session) async throws in
        try await app.setAccount(session.accounts[0], for: session, with: "userInput")
      },
      "`setAccount(nil, for: session)`": { (app: AppInstance, session: Session) async throws in
        try await app.setAccount(nil, for: session)
      },
      "`info.announceLogo`": \Session.info.announceLogo,
      "`info.announceInfo`": \Session.info.announceInfo,
      "`enrolInfo.displayName`": \Session.enrolInfo?.displayName,
      "`enrolInfo.nsAccounts`": \Session.enrolInfo?.accounts,
      "`sfInput(pin)`": { (app: AppInstance, pin: PIN) async throws in try await app.sfInput(pin) },
      "`sfInput(info)`": { (app: AppInstance, info: Biometric) async throws in
        try await app.sfInput(info)
      },
      "`sfInput(pin, and: info)`": { (app: AppInstance, pin: PIN, info: Biometric) async throws in
        try await app.sfInput(pin, and: info)
      },
      "`sfCancel()`": { (app: AppInstance) async throws in try await app.sfCancel() },
      "`PIN`": PIN.self,
      "`context`": \SecondFactorInfo.context,
      "`result`": \SecondFactorInfo.result,
      "`retry`": \SecondFactorInfo.retry,
      "`blocked`": \SecondFactorInfo.blocked,
      "`maxAttempts`": \SecondFactorInfo.maxAttempts,
      "`failedAttempts`": \SecondFactorInfo.failedAttempts,
      "`penalisedFor`": \SecondFactorInfo.penalisedFor,
      "`showBiometrics`": \SecondFactorInfo.showBiometrics,
      "`VERIFY`": SecondFactorInfo.Context.verify,
      "`FIRST_SET`": SecondFactorInfo.Context.firstSet,
      "`BIOMETRICS_ADD`": SecondFactorInfo.Context.biometricsAdd,
      "`BIOMETRICS_REMOVE`": SecondFactorInfo.Context.biometricsRemove,
      "`PIN_CHANGE_VERIFY`": SecondFactorInfo.Context.pinChangeVerify,
      "`PIN_CHANGE_SET`": SecondFactorInfo.Context.pinChangeSet,
      "`FAILED`": SecondFactorInfo.Result.failed,
      "`SUCCESS`": SecondFactorInfo.Result.success,
      "`ERROR`": SecondFactorInfo.Result.error,
    ]
  }

  @Test("the README's table has each of them, and no other")
  func table() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let rows = lines.drop { !$0.hasPrefix("| Android") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    let iOS = rows.map { $0.split(separator: "|")[1].trimmingCharacters(in: .whitespaces) }
    #expect(Set(iOS) == Set(Self.calls.keys))
    #expect(iOS.count == Self.calls.count)
  }

  @Test(
    "the contexts are the document's words",
    arguments: [
      "VERIFY", "FIRST_SET", "BIOMETRICS_ADD", "BIOMETRICS_REMOVE", "PIN_CHANGE_VERIFY",
      "PIN_CHANGE_SET",
    ]
  )
  func context(_ word: String) async throws {
    let info = SecondFactorInfo(["context": .text(word)], reason: nil, canShowBiometrics: true)
    #expect(info?.context.rawValue == word && info?.result == nil)
    #expect(info?.context.asksForNewPIN == word.hasSuffix("SET"))
  }
}
