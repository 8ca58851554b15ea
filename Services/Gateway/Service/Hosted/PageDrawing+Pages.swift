internal import AuthenticationMessages
internal import GatehouseStubs
internal import HTTPTypes

/// The pages one by one.
extension PageDrawing {
  var login: Page {
    var page = Page(heading: .loginHeading)
    var password = PageField("password", .password)
    password.type = "password"
    password.autocomplete = "current-password"
    password.error = error(of: "password")
    if view.offersPasswordReset ?? false {
      password.link = (.loginForgot, link(.forgotPassword))
    }
    // Without it outside providers alone sign users in.
    if view.nameKind != nil {
      page.form =
        view.isNameFirst ?? false
        ? PageForm(parts: [.field(nameField())], button: .factorButton, otherwise: passkey)
        : PageForm(parts: [.field(nameField()), .field(password)], button: .loginButton)
    }
    if !view.providers.isEmpty {
      if page.form != nil { page.blocks.append(.or) }
      page.blocks.append(
        .ways(
          view.providers.map { name in
            PageWay(
              text: PageSentence(.loginProvider, ["name": name]),
              address: link(toProvider: name)
            )
          }
        )
      )
    }
    if view.offersSignUp ?? false { page.blocks.append(.signUp(link(.signUp))) }
    return page
  }

  /// A passkey that says who signs in.
  private var passkey: [PagePart] {
    guard let options = view.passkeyOptions, let session = view.passkeySession else { return [] }
    return [.credential(PageCredential(options: options, session: session, text: .loginPasskey))]
  }

  var firstFactor: Page {
    var page = Page(heading: .firstFactorHeading)
    let choices = view.factors.compactMap { factor -> PageChoice? in
      switch factor {
      case "PASSWORD":
        PageChoice(value: factor, title: .text(.password), hint: .factorPasswordHint, icon: .key)
      case "EMAIL_OTP":
        PageChoice(value: factor, title: .text(.factorEmail), hint: .factorEmailHint, icon: .mail)
      case "SMS_OTP":
        PageChoice(value: factor, title: .text(.factorSMS), hint: .factorSMSHint, icon: .message)
      case "WEB_AUTHN":
        PageChoice(
          value: factor,
          title: .text(.factorPasskey),
          hint: .factorPasskeyHint,
          icon: .person,
          needsScript: true
        )
      default: nil
      }
    }
    page.form = PageForm(who: who, parts: [.choices(name: "answer", choices)])
    if let options = view.passkeyOptions {
      page.form?.parts += [
        .credential(PageCredential(options: options)), .withoutScript(.passkeyWithoutScript),
      ]
    }
    page.blocks = timer + [.link(.startAgain, link(.login))]
    return page
  }

  var password: Page {
    var page = Page(heading: .loginHeading)
    var password = PageField("password", .password)
    password.type = "password"
    password.autocomplete = "current-password"
    password.error = error(of: "password")
    if view.offersPasswordReset ?? false {
      password.link = (.loginForgot, link(.forgotPassword))
    }
    page.form = PageForm(who: who, parts: [.field(password)], button: .loginButton)
    page.blocks = timer
    return page
  }

  var chooseAccount: Page {
    var page = Page(heading: .chooseAccountHeading)
    let account = PageChoice(
      value: view.account ?? "",
      title: .own(view.username ?? ""),
      hint: .chooseAccountSignedIn,
      icon: .person
    )
    let other = PageChoice(
      value: "other",
      title: .text(.chooseAccountOther),
      hint: .chooseAccountOtherHint,
      icon: .key
    )
    page.form = PageForm(parts: [.choices(name: "answer", [account, other])])
    return page
  }

  var provider: Page {
    var page = Page(heading: .loginHeading, lead: PageSentence(.providerLead))
    page.blocks = view.providers.map { name in
      .onward(
        PageSentence(.loginProvider, ["name": name]),
        link(toProvider: name),
        otherwise: nil,
        afterSeconds: 0
      )
    }
    return page
  }

  var addPasskey: Page {
    var page = Page(heading: .addPasskeyHeading, lead: PageSentence(.addPasskeyLead))
    let passkey = view.passkeyOptions.map {
      PagePart.credential(PageCredential(options: $0, text: .addPasskeyButton, isNew: true))
    }
    page.form = PageForm(
      parts: [passkey, .withoutScript(.passkeyWithoutScript)].compactMap { $0 },
      button: .addPasskeyLater,
      isSecondary: true
    )
    return page
  }

  var signUp: Page {
    var page = Page(heading: .signUpHeading)
    var name = nameField(isNew: true)
    if view.medium != nil, name.hint == nil, view.attributes.allSatisfy({ !$0.isAddress }) {
      name.hint = PageSentence(.signUpHint)
    }
    let fields = [name] + attributeFields + [chosenPassword("password", .password)]
    page.form = PageForm(parts: fields.map { .field($0) }, button: .signUpButton)
    page.namesTerms = true
    page.blocks = [.link(.signUpHaveOne, link(.login))]
    return page
  }

  var confirm: Page {
    let heading: PageText =
      switch view.medium {
      case "EMAIL": .codeSentHeadingEmail
      case "SMS": .codeSentHeadingSMS
      default: .codeSentHeading
      }
    var page = Page(
      heading: heading,
      lead: view.address.map { PageSentence(.codeSentLead, ["address": $0]) }
        ?? PageSentence(.codeSentLeadUnknown)
    )
    let name = view.username == nil || view.step == nil ? [PagePart.field(nameField())] : []
    page.form = PageForm(parts: name + [.field(codeField())], button: .codeSentButton)
    if name.isEmpty {
      var resend = PageForm(button: .codeSentResend, isSecondary: true)
      resend.target = PageForm.Target(
        address: link(.resendCode),
        name: HostedPage.resendCode.endpointName
      )
      page.blocks = [.form(resend, note: .codeSentNothing)]
    } else {
      page.blocks = [.link(.resendHeading, link(.resendCode))]
    }
    page.blocks.append(.link(.backToLogin, link(.login)))
    return page
  }

  var resendCode: Page {
    var page = Page(heading: .resendHeading, lead: PageSentence(.resendLead))
    page.form = PageForm(parts: [.field(nameField())], button: .resendButton)
    page.blocks = [.link(.backToLogin, link(.login))]
    return page
  }

  var forgotPassword: Page {
    var page = Page(heading: .forgotHeading, lead: PageSentence(.forgotLead))
    page.form = PageForm(parts: [.field(nameField())], button: .forgotButton)
    page.blocks = [.link(.backToLogin, link(.login))]
    return page
  }

  var confirmForgotPassword: Page {
    var page = Page(
      heading: .resetHeading,
      lead: view.address.map { PageSentence(.resetLead, ["address": $0]) }
        ?? PageSentence(.resetLeadUnknown)
    )
    page.form = PageForm(
      who: who,
      parts: [
        .field(codeField()), .field(chosenPassword("password", .newPassword)),
        .field(repeatedPassword),
      ],
      button: .resetButton
    )
    page.blocks = [.link(.backToLogin, link(.login))]
    return page
  }

  var newPassword: Page {
    var page = Page(heading: .newPasswordHeading, lead: PageSentence(.newPasswordLead))
    let fields =
      attributeFields + [chosenPassword("new_password", .newPassword), repeatedPassword]
    page.form = PageForm(
      who: who,
      parts: fields.map { .field($0) },
      button: .newPasswordButton
    )
    page.blocks = timer
    return page
  }

  var selectFactor: Page {
    let isSetUp = view.medium == Self.setUpMark
    var page = Page(
      heading: isSetUp ? .selectSetUpHeading : .selectHeading,
      lead: isSetUp ? PageSentence(.selectSetUpLead) : nil
    )
    let choices = view.factors.compactMap { factor -> PageChoice? in
      switch factor {
      case "SOFTWARE_TOKEN_MFA":
        PageChoice(value: factor, title: .text(.factorApp), hint: .factorAppHint, icon: .app)
      case "SMS_MFA":
        PageChoice(value: factor, title: .text(.factorSMS), hint: .factorSMSHint, icon: .message)
      case "EMAIL_OTP", "EMAIL_MFA":
        PageChoice(value: factor, title: .text(.factorEmail), hint: .factorEmailHint, icon: .mail)
      default: nil
      }
    }
    page.form = PageForm(who: who, parts: [.choices(name: "answer", choices)])
    page.blocks = timer
    return page
  }

  /// In place of a medium: the choice is of what is set up.
  private static let setUpMark = "SET_UP"

  var factorCode: Page {
    var page = Page(
      heading: .factorHeading,
      lead: view.address.map {
        PageSentence(
          view.isFirstCode ?? false ? .factorLeadFirst : .factorLeadSent,
          ["address": $0]
        )
      } ?? PageSentence(.factorLeadApp, ["client": view.clientName ?? ""])
    )
    let isFirst = view.isFirstCode ?? false
    var code = codeField(isFirst ? .codeOfMessage : .code)
    if !isFirst, view.takesRecoveryCode ?? false {
      code.hint = PageSentence(.factorRecovery)
      // Recovery codes have letters.
      code.inputMode = nil
    }
    page.form = PageForm(who: who, parts: [.field(code)] + remembering, button: .factorButton)
    page.blocks = timer + [.link(.startAgain, link(.login))]
    return page
  }

  var authenticatorSetUp: Page {
    var page = Page(heading: .setUpHeading, lead: PageSentence(.setUpLead))
    var name = PageField("name", .setUpName)
    name.hint = PageSentence(.setUpNameHint)
    name.autocomplete = "off"
    name.isRequired = false
    name.value = typed("name")
    let setUp = AuthenticatorSetUp(uri: view.keyUri ?? "", secret: view.secret ?? "")
    page.form = PageForm(
      parts: [.setUp(setUp), .field(codeField(.setUpCode)), .field(name)] + remembering,
      button: .setUpButton
    )
    page.blocks = timer
    return page
  }

  var emailSetUp: Page {
    var page = Page(heading: .emailHeading, lead: PageSentence(.emailLead))
    var email = PageField("email", .nameEmail)
    email.inputMode = "email"
    email.autocomplete = "email"
    email.value = typed("email")
    email.error = error(of: "email")
    page.form = PageForm(who: who, parts: [.field(email)], button: .emailButton)
    page.blocks = timer
    return page
  }

  var recoveryCodes: Page {
    var page = Page(heading: .recoveryHeading, lead: PageSentence(.recoveryLead))
    let codes = (view.recoveryCodes ?? "").split(separator: " ").map(String.init)
    page.form = PageForm(parts: [.codes(codes)], button: .recoveryButton)
    return page
  }

  var over: Page {
    var page = Page(heading: .overHeading, lead: PageSentence(.overLead))
    page.blocks = [.link(.startAgain, link(.login))]
    return page
  }

  var unavailable: Page {
    Page(heading: .unavailableHeading, lead: PageSentence(.unavailableLead))
  }

  var signedOut: Page {
    var page = Page(heading: .signedOutHeading, lead: PageSentence(.signedOutLead))
    if !view.carried.isEmpty { page.blocks = [.link(.signedOutAgain, link(.login))] }
    return page
  }

  var error: Page {
    let isAddress = notice?.word == "redirect_mismatch"
    var page = Page(
      heading: .errorHeading,
      lead: PageSentence(isAddress ? .errorLeadAddress : .errorLead)
    )
    page.status = .badRequest
    page.blocks = [.reference(.errorNext)]
    guard !view.similarAddresses.isEmpty else { return page }
    page.blocks.append(
      .facts(
        title: .developersTitle,
        lead: .developersLead,
        developersFacts
      )
    )
    return page
  }

  private var developersFacts: [(PageText, String)] {
    let given: [(PageText, String?)] = [
      (.developersRule, notice?.word), (.developersClient, typed("client_id")),
      (.developersReceived, typed("redirect_uri")),
    ]
    return given.compactMap { name, value in value.map { (name, $0) } }
      + view.similarAddresses.map { (.developersRegistered, $0) }
  }

  private var who: (name: String, other: PageAddress)? {
    view.username.map { (name: $0, other: link(.login)) }
  }

  private var timer: [PageBlock] {
    view.secondsLeft.map { [.timer(seconds: $0)] } ?? []
  }
}

extension HostedPageAttribute {
  fileprivate var isAddress: Bool { name == "email" || name == "phone_number" }
}
