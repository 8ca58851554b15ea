internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
internal import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("The pages of a sign-in")
struct PageTests {
  private static let byMail = CreateUserPoolRequest(
    autoVerifiedAttributes: ["email"],
    usernameAttributes: ["email"]
  )

  @Test("PAG-1: name and password lead back to the application")
  func login() async throws {
    let stage = try await PageBrowser.stage(SignInHarness())
    try await stage.addUser("ann")
    let browser = try PageBrowser(stage)
    #expect(try await browser.signIn("ann") == nil)
    #expect(browser.location?.hasPrefix(PageBrowser.callback) == true)
    #expect(browser.flow == nil && browser.answer.refusal == nil)
  }

  @Test("a client with a secret has pages too: no browser knows it")
  func secret() async throws {
    let stage = try await PageBrowser.stage(SignInHarness(), Self.byMail) {
      $0.generateSecret = true
    }
    let browser = try PageBrowser(stage)
    let next = try await browser.send(
      .signUp,
      ["username": "ann@example.com", "password": SignInHarness.password]
    )
    #expect(next == .confirm)
    let code = try await stage.code("ann@example.com")
    #expect(try await browser.send(.confirm, ["code": code]) == nil)
    #expect(browser.location?.hasPrefix(PageBrowser.callback) == true)
    #expect(
      try await browser.send(.forgotPassword, ["username": "ann@example.com"])
        == .confirmForgotPassword
    )
  }

  @Test("PAG-2: what was asked for travels on, other parameters do not")
  func carried() async throws {
    let stage = try await PageBrowser.stage(SignInHarness())
    let browser = try PageBrowser(stage)
    let view = try #require(try await browser.open(.login).view)
    let names = Set(view.carried.compactMap(\.name))
    #expect(names == ["client_id", "redirect_uri", "response_type", "scope", "state"])
    #expect(view.clientName == "Example Shop")
    #expect(view.destinationOrigin == "https://app.example")
    try await browser.signIn("ann", "wrong")
    #expect(Set((browser.answer.move?.carried ?? []).compactMap(\.name)) == names)
  }

  @Test("PAG-3: a name may have spaces around it, and a phone number within it")
  func names() async throws {
    let stage = try await PageBrowser.stage(
      SignInHarness(),
      CreateUserPoolRequest(usernameAttributes: ["phone_number", "email"])
    )
    try await stage.addUser("+442079460000")
    for typed in [" +442079460000 ", "+44 20 7946 0000", "+44 (20) 7946-0000"] {
      let browser = try PageBrowser(stage)
      #expect(try await browser.signIn(typed) == nil, "\(typed)")
    }
  }

  @Test(
    "PAG-4: every wrong pair of name and password gets the same page",
    arguments: [
      ("ann", "Wrong-passw0rd"), ("nobody", SignInHarness.password),
      (String(repeating: "x", count: 400), SignInHarness.password),
      ("a\u{0}nn", SignInHarness.password),
      ("disabled", "Wrong-passw0rd"),
    ]
  )
  func wrong(name: String, password: String) async throws {
    let harness = try await SignInHarness()
    for existence in ["ENABLED", "LEGACY"] {
      let stage = try await PageBrowser.stage(harness) { $0.preventUserExistenceErrors = existence }
      try await stage.addUser("ann")
      try await stage.addUser("disabled")
      try await stage.harness.disable("disabled", in: stage.poolID)
      let browser = try PageBrowser(stage)
      #expect(try await browser.signIn(name, password) == .login)
      let notice = try #require(try await browser.notice(.login))
      #expect(notice.word == "wrong_credentials" && notice.detail == nil)
      #expect(notice.reference == stage.context.requestID)
      #expect(browser.answer.cookie == nil)
      // Told once.
      #expect(try await browser.notice(.login) == nil)
    }
  }

  @Test("what stops an account is told to a user who has the password")
  func stopped() async throws {
    let stage = try await PageBrowser.stage(SignInHarness())
    try await stage.addUser("ann")
    try await stage.harness.disable("ann", in: stage.poolID)
    let browser = try PageBrowser(stage)
    #expect(try await browser.signIn("ann") == .login)
    #expect(try await browser.notice(.login)?.word == "disabled")
  }

  @Test("a form with nothing in it changes nothing, and says which field is missing")
  func empty() async throws {
    let stage = try await PageBrowser.stage(SignInHarness())
    let browser = try PageBrowser(stage)
    for (page, field) in [
      (HostedPage.login, "username"), (.signUp, "username"), (.forgotPassword, "username"),
      (.confirm, "username"), (.resendCode, "username"),
    ] {
      browser.flow = nil
      #expect(try await browser.send(page, [:]) == page)
      let notice = try #require(try await browser.notice(page))
      #expect(notice.word == "missing" && notice.field == field, "\(page)")
    }
  }

  @Test("PAG-5: a sign-up with a taken address is followed by the page of the code")
  func taken() async throws {
    let stage = try await PageBrowser.stage(SignInHarness(), Self.byMail)
    try await stage.addUser("ann@example.com")
    let (known, unknown) = (try PageBrowser(stage), try PageBrowser(stage))
    let password = SignInHarness.password
    for (browser, name) in [(known, "ann@example.com"), (unknown, "bob@example.com")] {
      let next = try await browser.send(.signUp, ["username": name, "password": password])
      #expect(next == .confirm && browser.answer.refusal == nil)
    }
    let views = [try await known.open(.confirm).view, try await unknown.open(.confirm).view]
    #expect(views.map { $0?.address } == ["a***@e***", "b***@e***"])
    #expect(views.map { $0?.medium } == ["EMAIL", "EMAIL"])
    #expect(try await known.send(.confirm, ["code": "123456"]) == .confirm)
    #expect(try await known.notice(.confirm)?.word == "wrong_code")
  }

  @Test("a taken username is told, since it has to be another one")
  func takenUsername() async throws {
    let stage = try await PageBrowser.stage(SignInHarness())
    try await stage.addUser("ann")
    let browser = try PageBrowser(stage)
    let fields = ["username": "ann", "password": SignInHarness.password]
    #expect(try await browser.send(.signUp, fields) == .signUp)
    #expect(try await browser.notice(.signUp)?.word == "name_taken")
  }

  @Test(
    "a weak password and a wrong attribute are told at their fields, and what was typed is kept"
  )
  func unfit() async throws {
    let stage = try await PageBrowser.stage(
      SignInHarness(),
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        schema: [SchemaAttributeType(name: "birthdate", required: true)]
      )
    )
    let browser = try PageBrowser(stage)
    let attributes = try #require(try await browser.open(.signUp).view?.attributes)
    #expect(attributes.compactMap(\.name).sorted() == ["birthdate", "email"])
    var fields = [
      "username": "ann", "password": "weak", "requiredAttributes[email]": "ann@example.com",
      "requiredAttributes[birthdate]": "soon",
    ]
    #expect(try await browser.send(.signUp, fields) == .signUp)
    let view = try #require(try await browser.open(.signUp).view)
    #expect(view.notice?.word == "unfit" && view.notice?.field == "requiredAttributes[birthdate]")
    #expect(
      view.typed.contains(
        AuthorizationParameter(name: "requiredAttributes[birthdate]", value: "soon")
      )
    )
    #expect(!view.typed.contains { $0.value == "weak" })
    fields["requiredAttributes[birthdate]"] = "1985-12-31"
    #expect(try await browser.send(.signUp, fields) == .signUp)
    #expect(try await browser.notice(.signUp)?.word == "weak_password")
  }

  @Test("a user who is not confirmed is led to the code, by the right password alone")
  func unconfirmed() async throws {
    let stage = try await PageBrowser.stage(SignInHarness(), Self.byMail)
    _ = try await stage.signUp("ann@example.com")
    let browser = try PageBrowser(stage)
    #expect(try await browser.signIn("ann@example.com", "Wrong-passw0rd") == .login)
    #expect(try await browser.signIn("ann@example.com") == .confirm)
    let view = try #require(try await browser.open(.confirm).view)
    #expect(view.notice?.word == "not_confirmed" && view.username == "ann@example.com")
    let code = try await stage.code("ann@example.com")
    #expect(try await browser.send(.confirm, ["code": " \(code) "]) == .login)
    #expect(try await browser.signIn("ann@example.com") == nil)
  }

  @Test("a second code is sent half a minute after the first")
  func resent() async throws {
    let stage = try await PageBrowser.stage(SignInHarness(), Self.byMail)
    let browser = try PageBrowser(stage)
    try await browser.send(
      .signUp,
      ["username": "ann@example.com", "password": SignInHarness.password]
    )
    let first = try await stage.code("ann@example.com")
    #expect(try await browser.send(.resendCode, [:]) == .confirm)
    #expect(try await browser.notice(.confirm)?.word == "wait")
    #expect(try await stage.code("ann@example.com") == first)
    stage.harness.clock.advance(by: .seconds(31))
    #expect(try await browser.send(.resendCode, [:]) == .confirm)
    #expect(try await browser.notice(.confirm)?.word == "code_sent")
    let second = try await stage.code("ann@example.com")
    #expect(try await browser.send(.confirm, ["code": second]) == nil)
    #expect(browser.location?.hasPrefix(PageBrowser.callback) == true)
  }

  @Test("a forgotten password: the same page for each name, and one code for one new password")
  func forgotten() async throws {
    let harness = try await SignInHarness()
    for existence in ["ENABLED", "LEGACY"] {
      let stage = try await PageBrowser.stage(harness, Self.byMail) {
        $0.preventUserExistenceErrors = existence
      }
      try await stage.addUser(
        "ann@example.com",
        attributes: ["email": "ann@example.com", "email_verified": "true"]
      )
      let browser = try PageBrowser(stage)
      for name in ["eve@example.com", "ann@example.com"] {
        let next = try await browser.send(.forgotPassword, ["username": name])
        #expect(next == .confirmForgotPassword && browser.answer.refusal == nil)
      }
      var fields = [
        "code": try await stage.code("ann@example.com"), "password": "An0ther-passw0rd",
        "confirm_password": "other",
      ]
      #expect(try await browser.send(.confirmForgotPassword, fields) == .confirmForgotPassword)
      #expect(try await browser.notice(.confirmForgotPassword)?.word == "passwords_differ")
      fields["confirm_password"] = "An0ther-passw0rd"
      #expect(try await browser.send(.confirmForgotPassword, fields) == .login)
      #expect(try await browser.notice(.login)?.word == "password_changed")
      #expect(try await browser.signIn("ann@example.com", "An0ther-passw0rd") == nil)
      // The step is over.
      #expect(try await browser.send(.confirmForgotPassword, fields) == .over)
    }
  }

  @Test("a client that allows CUSTOM_AUTH alone has no pages")
  func unavailable() async throws {
    let stage = try await PageBrowser.stage(SignInHarness()) {
      $0.explicitAuthFlows = ["CUSTOM_AUTH_FLOW_ONLY"]
    }
    try await stage.addUser("ann")
    let browser = try PageBrowser(stage)
    #expect(try await browser.open(.login).view?.page == "unavailable")
    #expect(try await browser.signIn("ann") == .over)
  }

  @Test("a page at an address that is not the client's leads to the page that says so")
  func unregistered() async throws {
    let stage = try await PageBrowser.stage(SignInHarness())
    try await stage.addUser("ann")
    let browser = try PageBrowser(stage)
    browser.query = browser.query.map { parameter in
      parameter.name == "redirect_uri"
        ? AuthorizationParameter(name: "redirect_uri", value: PageBrowser.callback + "/")
        : parameter
    }
    #expect(try await browser.open(.login).move?.page == "error")
    #expect(try await browser.signIn("ann") == .error)
    #expect(browser.answer.cookie == nil && browser.location == nil)
  }

  @Test("a temporary password is replaced, with the attributes that are missing")
  func newPassword() async throws {
    let stage = try await PageBrowser.stage(
      SignInHarness(),
      CreateUserPoolRequest(schema: [SchemaAttributeType(name: "name", required: true)])
    )
    _ = try await stage.service.accounts.adminCreateUser(
      AdminCreateUserRequest(
        userPoolId: stage.poolID,
        username: "ann",
        temporaryPassword: SignInHarness.password,
        messageAction: "SUPPRESS"
      ),
      call: .recording(stage.context)
    )
    let browser = try PageBrowser(stage)
    #expect(try await browser.signIn("ann") == .newPassword)
    let view = try #require(try await browser.open(.newPassword).view)
    #expect(view.attributes.compactMap(\.name) == ["name"] && view.rules?.minimumLength == 8)
    var fields = ["new_password": "An0ther-passw0rd", "confirm_password": "An0ther-passw0rd"]
    #expect(try await browser.send(.newPassword, fields) == .newPassword)
    #expect(try await browser.notice(.newPassword)?.field == "requiredAttributes[name]")
    fields["requiredAttributes[name]"] = "Ann"
    #expect(try await browser.send(.newPassword, fields) == nil)
    #expect(browser.location?.hasPrefix(PageBrowser.callback) == true)
  }
}

extension PageBrowser {
  /// Where the browser was sent, outside of the pages.
  var location: String? { answer.move?.redirect?.uri }
}
