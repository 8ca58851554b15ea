internal import AuthenticationCore
internal import AuthenticationMessages
internal import GatehouseStubs

/// A page: what it shows besides what every page shows, and what its form does.
///
/// To add one: its word in `Proto/words.txt`, a file with its `static let`, its line in `all`, and its form
/// in the gateway.
struct PageStep: Sendable {
  typealias Show =
    @Sendable (PageVisit, inout HostedPageView) throws(AuthenticationFailure) -> Void
  typealias Submit =
    @Sendable (HostedPages, PageVisit) async throws(AuthenticationFailure) -> PageOutcome

  let page: HostedPage
  /// Whether a browser can be here only because an earlier page led to it.
  let needsFlow: Bool
  var show: Show = { (_, _) throws(AuthenticationFailure) in }
  let submit: Submit

  private static let all: [PageStep] = [
    .login, .signUp, .confirm, .resendCode, .forgotPassword, .confirmForgotPassword, .newPassword,
    .selectFactor, .factorCode, .authenticatorSetUp, .emailSetUp, .recoveryCodes, .firstFactor,
    .password, .chooseAccount, .provider, .addPasskey, .over,
  ]

  static let registry = Dictionary(uniqueKeysWithValues: all.map { ($0.page, $0) })

  /// The page of a step that is over, whose form nothing can answer.
  private static let over = PageStep(page: .over, needsFlow: false) {
    (_, _) throws(AuthenticationFailure) in .over
  }
}
