internal import AuthenticationMessages
internal import GatehouseStubs

/// The fields that several pages have.
extension PageDrawing {
  /// The name that a user signs in by.
  ///
  /// `webauthn` has browsers offer a passkey in the field.
  func nameField(isNew: Bool = false) -> PageField {
    let kind = view.nameKind.flatMap(HostedPageName.init(rawValue:)) ?? .username
    var field = PageField("username", kind.label)
    field.value = view.username
    field.error = error(of: "username")
    field.autocomplete = isNew ? kind.autocomplete : "username webauthn"
    switch kind {
    case .email: field.inputMode = "email"
    case .phoneNumber:
      field.inputMode = "tel"
      field.hint = PageSentence(.phoneHint)
    case .username, .emailOrPhoneNumber, .usernameOrAlias: break
    }
    return field
  }

  /// A code that was sent, or that an app shows.
  func codeField(_ label: PageText = .code) -> PageField {
    var field = PageField("code", label)
    field.inputMode = "numeric"
    field.autocomplete = "one-time-code"
    field.isCode = true
    field.error = error(of: "code")
    return field
  }

  /// A password that is chosen here, with what it needs.
  func chosenPassword(_ name: String, _ label: PageText) -> PageField {
    var field = PageField(name, label)
    field.type = "password"
    field.autocomplete = "new-password"
    field.rules = rules
    field.error = error(of: name)
    return field
  }

  /// What becomes of the browser once the user is signed in (BDV-1).
  var remembering: [PagePart] {
    switch view.remembering {
    case "ASK":
      let hint = view.rememberedDays.map { PageSentence(.rememberHintDays, ["count": String($0)]) }
      let check = PageCheck(
        name: "remember",
        label: .rememberLabel,
        hint: hint ?? PageSentence(.rememberHint)
      )
      return [.check(check)]
    case "ALWAYS": return [.note(PageSentence(.rememberAlways))]
    default: return []
    }
  }

  /// The same password once more.
  var repeatedPassword: PageField {
    var field = PageField("confirm_password", .newPasswordAgain)
    field.type = "password"
    field.autocomplete = "new-password"
    field.error = error(of: "confirm_password")
    return field
  }

  private var rules: [PageSentence] {
    guard let rules = view.rules else { return [] }
    var list = [PageSentence(.ruleLength, ["count": String(rules.minimumLength ?? 0)])]
    if rules.needsLowercase ?? false { list.append(PageSentence(.ruleLowercase)) }
    if rules.needsUppercase ?? false { list.append(PageSentence(.ruleUppercase)) }
    if rules.needsNumber ?? false { list.append(PageSentence(.ruleNumber)) }
    if rules.needsSymbol ?? false { list.append(PageSentence(.ruleSymbol)) }
    return list
  }

  /// The fields for the user's attributes.
  var attributeFields: [PageField] {
    view.attributes.compactMap { attribute in
      attribute.name.map { field($0, isRequired: attribute.isRequired ?? false) }
    }
  }

  private func field(_ attribute: String, isRequired: Bool) -> PageField {
    let name = "requiredAttributes[\(attribute)]"
    let known = KnownAttribute(rawValue: attribute)
    let label = known.map { PageLabel.text($0.label) } ?? .own(Self.ownName(attribute))
    var field = PageField(name, id: Self.id(attribute), label)
    field.isRequired = isRequired
    field.autocomplete = known?.autocomplete ?? "off"
    field.inputMode = known?.inputMode
    field.hint = known?.hint.map { PageSentence($0) }
    field.value = typed(name)
    field.error = error(of: name)
    return field
  }

  /// An attribute of the pool's own, as its operator calls it.
  private static func ownName(_ attribute: String) -> String {
    attribute.split(separator: ":").last.map(String.init) ?? attribute
  }

  private static func id(_ attribute: String) -> String {
    "attribute-" + attribute.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  }
}

extension HostedPageName {
  fileprivate var label: PageText {
    switch self {
    case .username: .nameUsername
    case .email: .nameEmail
    case .phoneNumber: .namePhoneNumber
    case .emailOrPhoneNumber: .nameEmailOrPhoneNumber
    case .usernameOrAlias: .nameUsernameOrAlias
    }
  }

  fileprivate var autocomplete: String {
    switch self {
    case .email: "email"
    case .phoneNumber: "tel"
    case .username, .emailOrPhoneNumber, .usernameOrAlias: "username"
    }
  }
}

/// The standard attributes of OpenID Connect that a form can ask for.
enum KnownAttribute: String, CaseIterable {
  case address
  case birthdate
  case email
  case familyName = "family_name"
  case gender
  case givenName = "given_name"
  case locale
  case middleName = "middle_name"
  case name
  case nickname
  case phoneNumber = "phone_number"
  case picture
  case preferredUsername = "preferred_username"
  case profile
  case updatedAt = "updated_at"
  case website
  case zoneinfo

  var label: PageText {
    switch self {
    case .address: .attributeAddress
    case .birthdate: .attributeBirthdate
    case .email: .nameEmail
    case .familyName: .attributeFamilyName
    case .gender: .attributeGender
    case .givenName: .attributeGivenName
    case .locale: .attributeLocale
    case .middleName: .attributeMiddleName
    case .name: .attributeName
    case .nickname: .attributeNickname
    case .phoneNumber: .namePhoneNumber
    case .picture: .attributePicture
    case .preferredUsername: .attributePreferredUsername
    case .profile: .attributeProfile
    case .updatedAt: .attributeUpdatedAt
    case .website: .attributeWebsite
    case .zoneinfo: .attributeZoneinfo
    }
  }

  /// What browsers fill it in by (HTML, "Autofill").
  var autocomplete: String? {
    switch self {
    case .address: "street-address"
    case .birthdate: "bday"
    case .email: "email"
    case .familyName: "family-name"
    case .gender: "sex"
    case .givenName: "given-name"
    case .locale: "language"
    case .middleName: "additional-name"
    case .name: "name"
    case .nickname: "nickname"
    case .phoneNumber: "tel"
    case .picture: "photo"
    case .website: "url"
    case .preferredUsername, .profile, .updatedAt, .zoneinfo: nil
    }
  }

  var inputMode: String? {
    switch self {
    case .email: "email"
    case .phoneNumber: "tel"
    case .picture, .profile, .website: "url"
    case .updatedAt: "numeric"
    default: nil
    }
  }

  var hint: PageText? {
    switch self {
    case .birthdate: .dateHint
    case .phoneNumber: .phoneHint
    default: nil
    }
  }
}
