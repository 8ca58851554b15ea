internal import AuthenticationMessages
internal import GatehouseStubs

/// Makes a page of what the authentication service says that it shows.
struct PageDrawing: Sendable {
  let view: HostedPageView
  private let base: String

  init(_ view: HostedPageView, below base: String) {
    self.view = view
    self.base = base
  }

  var page: Page {
    var page = content
    page.brand = view.clientName.flatMap { $0.isEmpty ? nil : $0 }
    page.destination = view.destinationOrigin
    page.graphic = graphic
    page.carried = carried
    if let notice, let word = notice.word.flatMap(HostedPageNoticeWord.init(rawValue:)) {
      var alert = PageAlert(word, detail: notice.detail)
      alert.field = fieldID(notice.field, in: page)
      page.alert = alert
      page.reference = notice.reference
    }
    page.form?.hidden = [("step", view.step), ("browser_challenge", view.browserChallenge)]
      .compactMap { name, value in value.map { (name: name, value: $0) } }
    return page
  }

  private var content: Page {
    switch view.page.flatMap(HostedPage.init(rawValue:)) ?? .error {
    case .login: login
    case .signUp: signUp
    case .confirm: confirm
    case .resendCode: resendCode
    case .forgotPassword: forgotPassword
    case .confirmForgotPassword: confirmForgotPassword
    case .newPassword: newPassword
    case .selectFactor: selectFactor
    case .factorCode: factorCode
    case .authenticatorSetUp: authenticatorSetUp
    case .emailSetUp: emailSetUp
    case .recoveryCodes: recoveryCodes
    case .unavailable: unavailable
    case .signedOut: signedOut
    case .error: error
    case .firstFactor: firstFactor
    case .password: password
    case .chooseAccount: chooseAccount
    case .provider: provider
    case .addPasskey: addPasskey
    // A page of a step that this version does not draw.
    case .over, .finished: over
    }
  }

  /// What the page is about, as a client's look may draw it.
  private var graphic: PageGraphic? {
    switch view.page.flatMap(HostedPage.init(rawValue:)) {
    case .authenticatorSetUp: .app
    case .emailSetUp: .email
    case .newPassword, .forgotPassword, .confirmForgotPassword, .password: .password
    case .addPasskey: .passkey
    case .factorCode, .confirm:
      switch view.medium {
      case "EMAIL": .email
      case "SMS": .message
      default: view.page == HostedPage.factorCode.rawValue ? .app : nil
      }
    default: nil
    }
  }

  /// Another page, with what travels on each link.
  func link(_ page: HostedPage) -> PageAddress {
    PageAddress(page.path, below: base, carrying: carried)
  }

  /// Where an outside provider signs the user in.
  func link(toProvider name: String) -> PageAddress {
    PageAddress(
      "/oauth2/authorize",
      below: base,
      carrying: carried.filter { $0.name != "identity_provider" } + [("identity_provider", name)]
    )
  }

  private var carried: [(name: String, value: String)] {
    view.carried.pairs
  }

  var notice: HostedPageNotice? { view.notice }

  /// The field that the notice is about, by the id of its element; nil where the page has none of it.
  private func fieldID(_ name: String?, in page: Page) -> String? {
    page.form?.parts.lazy.compactMap { part -> String? in
      guard case .field(let field) = part, field.name == name else { return nil }
      return field.id
    }.first
  }

  /// A value that was typed before.
  func typed(_ name: String) -> String? {
    view.typed.first { $0.name == name }?.value
  }

  /// What is wrong with the field of the name.
  func error(of name: String) -> PageText? {
    guard notice?.field == name,
      let word = notice?.word.flatMap(HostedPageNoticeWord.init(rawValue:))
    else { return nil }
    return PageAlert(word, detail: nil).sentence
  }
}
