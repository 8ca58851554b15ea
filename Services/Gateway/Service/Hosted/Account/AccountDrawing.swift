internal import AuthenticationMessages
internal import Cryptography
internal import Domain
internal import JSON

/// Makes the account pages of what the operations answer.
struct AccountDrawing: Sendable {
  let section: AccountSection
  let user: GetUserResponse
  let account: DescribeOwnAccountResponse
  private let base: String

  init(
    _ section: AccountSection,
    _ user: GetUserResponse,
    _ account: DescribeOwnAccountResponse,
    below base: String
  ) {
    self.section = section
    self.user = user
    self.account = account
    self.base = base
  }

  func drawn(_ lead: PageText?, _ blocks: [PageBlock]) -> Page {
    var page = Page(heading: section.heading, lead: lead.map { PageSentence($0) })
    page.account = frame(at: section.inMenu)
    page.blocks = blocks
    page.carried = []
    return page
  }

  /// What stands around a page at a place of the menu.
  func frame(at place: AccountSection?) -> PageFrame {
    PageFrame(
      app: account.clientName ?? "",
      user: user.shownName,
      menu: AccountSection.menu.map { known in
        PageFrame.Entry(text: known.heading, address: address(known), isCurrent: known == place)
      },
      signOut: AccountAction.leave.form(.accountSignOut)
    )
  }

  func address(_ section: AccountSection) -> PageAddress {
    PageAddress(section.path, below: base)
  }

  func signIn(passkeys: [WebAuthnCredentialDescription]) -> Page {
    drawn(
      .accountSignInLead,
      [.section(.password), .form(passwordForm, note: nil), .section(.accountSecondStep)]
        + factors + [.section(.accountPasskeys)]
        + list(passkeys.map(passkey), orElse: .accountNoPasskeys) + passkeyOffer + codes
    )
  }

  private var passkeyOffer: [PageBlock] {
    guard account.mayAddPasskey ?? false else { return [] }
    return [.link(.accountAddPasskey, address(.passkey))]
  }

  /// How many recovery codes are left, and new ones for who has just given a second factor.
  private var codes: [PageBlock] {
    guard let left = account.recoveryCodesLeft, !(user.userMfaSettingList ?? []).isEmpty else {
      return []
    }
    let count = PageSentence(.accountCodesLeft, ["count": String(left)])
    let offer: PageBlock =
      account.mayRenewRecoveryCodes ?? false
      ? .form(AccountAction.renewCodes.form(.accountRenewCodes), note: nil)
      : .sentence(PageSentence(.accountCodesNeedFactor))
    return [.section(.accountCodes), .sentence(count), offer]
  }

  private var passwordForm: PageForm {
    let fields = [
      ("current_password", PageText.accountCurrentPassword, "current-password"),
      ("password", .newPassword, "new-password"),
      ("confirm_password", .newPasswordAgain, "new-password"),
    ].map { name, label, completion -> PagePart in
      var field = PageField(name, label)
      field.type = "password"
      field.autocomplete = completion
      return .field(field)
    }
    var form = PageForm(
      parts: [.account(user.shownName)] + fields,
      button: .accountPasswordButton
    )
    form.hidden = AccountAction.changePassword.hidden()
    form.isSecondary = true
    return form
  }

  private var factors: [PageBlock] {
    let set = user.userMfaSettingList ?? []
    let items = set.compactMap { factor -> PageItem? in
      guard let title = Self.factorNames[factor] else { return nil }
      let isFirst = set.count > 1 && user.preferredMfaSetting == factor
      var item = PageItem(title: .text(title), icon: Self.icon(factor))
      if isFirst { item.marks = [.accountAskedFirst] }
      if set.count > 1, !isFirst {
        item.forms.append(AccountAction.askFirst.form(.accountAskFirst, about: factor))
      }
      if set.count == 1, account.needsFactor ?? false {
        item.marks.append(.accountOnlyWay)
      } else {
        item.forms.append(AccountAction.turnOff.form(.accountTurnOff, about: factor))
      }
      return item
    }
    let offers = account.factorsToAdd.compactMap { factor -> PageItem? in
      guard let title = Self.factorNames[factor] else { return nil }
      var item = PageItem(title: .text(title), icon: Self.icon(factor))
      item.forms = [
        factor == "SOFTWARE_TOKEN_MFA"
          ? AccountAction.setUp.form(.accountSetUp)
          : AccountAction.turnOn.form(.accountTurnOn, about: factor)
      ]
      return item
    }
    return list(items, orElse: .accountNoSecondStep) + (offers.isEmpty ? [] : [.panel(offers)])
  }

  private static let factorNames: [String: PageText] = [
    "SOFTWARE_TOKEN_MFA": .factorApp, "SMS_MFA": .factorSMS, "EMAIL_OTP": .factorEmail,
  ]

  private static func icon(_ factor: String) -> PageIcon {
    switch factor {
    case "SMS_MFA": .message
    case "EMAIL_OTP": .mail
    default: .app
    }
  }

  private func passkey(_ key: WebAuthnCredentialDescription) -> PageItem {
    var item = PageItem(title: .own(key.friendlyCredentialName ?? ""), icon: .key)
    item.facts = [(.accountAdded, Self.time(key.createdAtUnixMillis))]
    item.forms = [AccountAction.removePasskey.form(.accountRemove, about: key.credentialId)]
    return item
  }

  func authenticator(_ key: String) -> Page {
    var name = PageField("name", .setUpName)
    name.hint = PageSentence(.setUpNameHint)
    name.autocomplete = "off"
    name.isRequired = false
    var code = PageField("code", .setUpCode)
    code.inputMode = "numeric"
    code.autocomplete = "one-time-code"
    code.isCode = true
    let label = PercentEncoding.encode(user.shownName)
    let setUp = AuthenticatorSetUp(uri: "otpauth://totp/\(label)?secret=\(key)", secret: key)
    var page = drawn(.setUpLead, [.link(.accountSignIn, address(.signIn))])
    page.form = PageForm(
      parts: [.setUp(setUp), .field(code), .field(name)],
      button: .setUpButton
    )
    page.form?.hidden = AccountAction.verifySetUp.hidden()
    return page
  }

  /// The browser makes the passkey, by the page's script.
  func newPasskey(_ options: String) -> Page {
    var page = drawn(.accountPasskeyLead, [.link(.accountSignIn, address(.signIn))])
    page.form = PageForm(
      parts: [
        .credential(
          PageCredential(options: options, text: .accountPasskeyButton, isNew: true)
        ),
        .withoutScript(.passkeyWithoutScript),
      ]
    )
    page.form?.hidden = AccountAction.addPasskey.hidden()
    return page
  }

  func recoveryCodes(_ codes: [String]) -> Page {
    var page = drawn(.recoveryLead, [])
    page.form = PageForm(parts: [.codes(codes)], button: .recoveryButton)
    page.form?.hidden = AccountAction.keepCodes.hidden()
    return page
  }

  var profile: Page {
    let fields = AccountProfile.attributes.map { attribute -> PagePart in
      var field = PageField(attribute.rawValue, attribute.label)
      field.value = user.attribute(attribute.rawValue)
      field.autocomplete = attribute.autocomplete
      field.inputMode = attribute.inputMode
      field.hint = attribute.hint.map { PageSentence($0) }
      field.isRequired = false
      field.saysOptional = false
      return .field(field)
    }
    var form = PageForm(parts: fields, button: .accountSave)
    form.hidden = AccountAction.save.hidden()
    form.isSecondary = true
    return drawn(.accountProfileLead, [.form(form, note: nil)] + unverified)
  }

  /// An address that is not confirmed yet: send a code, and type it.
  private var unverified: [PageBlock] {
    ["email", "phone_number"].flatMap { name -> [PageBlock] in
      guard let address = user.attribute(name), user.attribute("\(name)_verified") != "true" else {
        return []
      }
      var code = PageField("code", id: "code-\(name)", .text(.code))
      code.inputMode = "numeric"
      code.autocomplete = "one-time-code"
      code.isCode = true
      var form = PageForm(parts: [.field(code)], button: .codeSentButton, isSecondary: true)
      form.hidden = AccountAction.verify.hidden(about: name)
      return [
        .section(.codeSentHeading),
        .sentence(PageSentence(.accountUnverified, ["address": address])),
        .form(AccountAction.sendCode.form(.forgotButton, about: name), note: nil),
        .form(form, note: nil),
      ]
    }
  }

  func data(
    devices: [OwnDevice],
    sessions: [SessionDescriptionType],
    passkeys: [WebAuthnCredentialDescription]
  ) -> Page {
    var form = AccountAction.delete.form(.accountDelete)
    form.parts = [
      .check(
        PageCheck(
          name: "sure",
          label: .accountDeleteCheck,
          hint: PageSentence(.accountDeleteLead)
        )
      )
    ]
    let told = AccountData(user: user, devices: devices, sessions: sessions, passkeys: passkeys)
    return drawn(
      .accountDataLead,
      [
        .text(IndentedJSON(JSONWriter.text(of: told)).text), .section(.accountDelete),
        .form(form, note: nil),
      ]
    )
  }

  func list(_ items: [PageItem], orElse nothing: PageText) -> [PageBlock] {
    items.isEmpty ? [.sentence(PageSentence(nothing))] : [.panel(items)]
  }

  /// To the minute, with its zone: a page without script does not know the reader's.
  static func time(_ millis: Int64?) -> String {
    guard let millis else { return "–" }
    let time = CivilTime(Instant(unixMillis: millis)).textToTheSecond
    return "\(time.prefix(10)) \(time.dropFirst(11).prefix(5)) UTC"
  }
}
