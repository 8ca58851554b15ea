internal import AuthenticationMessages
internal import Markup

/// The settings of a provider as a form.
struct ProviderForm: Sendable {
  private let kind: ProviderKind
  /// What is stored; nil for a new one.
  private let present: IdentityProviderType?
  /// What was typed before it was refused; nil at first.
  private let typed: FormFields?

  init(_ kind: ProviderKind, _ present: IdentityProviderType?, typed: FormFields?) {
    self.kind = kind
    self.present = present
    self.typed = typed
  }

  /// How a browser sends it: metadata may be larger than a form of the usual type.
  var encoding: HTML? {
    guard kind == .saml else { return nil }
    return """
       enctype="multipart/form-data"
      """
  }

  var fields: HTML {
    """
    \(name)
    \(Fields.group("At the provider", kind.settings.map(field)))
    \(Fields.lines(
      "mapping",
      "Attributes taken over",
      typed.map { $0["mapping"] } ?? mapping,
      hint: "One on a line: the attribute here, an equals sign, and its name there, as email=email.",
      rows: 5
    ))
    \(Fields.lines(
      "identifiers",
      "Identifiers",
      typed.map { $0["identifiers"] } ?? present?.idpIdentifiers?.joined(separator: "\n"),
      hint: "One on a line, as the domains of its users’ email addresses: the sign-in page leads them there."
    ))
    """
  }

  private var name: HTML? {
    guard present == nil, kind.fixedName == nil else { return nil }
    return Fields.text(
      "name",
      "Name",
      typed?["name"],
      hint: "It stands in addresses and in the names of its users, and does not change.",
      isRequired: true
    )
  }

  private var mapping: String? {
    present?.attributeMapping?.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      .joined(separator: "\n")
  }

  private func field(_ setting: ProviderKind.Setting) -> HTML {
    let id = "detail-\(setting.key)"
    let stored = present?.providerDetails?[setting.key]
    let former = setting.isKept ? nil : stored ?? (present == nil ? setting.usual : nil)
    let shown = setting.isSecret ? nil : typed.map { $0[id] } ?? former
    let keeps = setting.isKept && stored != nil
    let hint = keeps ? "One is set. Left empty, it stays." : setting.hint
    guard !setting.isLong else {
      return Fields.lines(id, setting.title, shown, hint: hint, rows: 4)
    }
    return Fields.text(
      id,
      setting.title,
      shown,
      hint: hint,
      kind: setting.isSecret ? "password" : "text",
      isRequired: setting.isRequired && !keeps
    )
  }

  /// ProviderDetails of what was typed: what is not shown stays where it was left empty, and what the form does not have
  /// stays too.
  func details(_ form: FormFields) -> [String: String] {
    var details = present?.providerDetails ?? [:]
    // What was found by the former issuer would stand in the way of what the new one says.
    let isElsewhere = form["detail-oidc_issuer"] != details["oidc_issuer"]
    for setting in kind.settings {
      let value = form["detail-\(setting.key)"]
      if value == nil, Self.stays(setting, form) { continue }
      let isDerived = isElsewhere && value != nil && value == details[setting.key]
      details[setting.key] = isDerived && Self.found.contains(setting.key) ? nil : value
    }
    return details
  }

  /// Whether a field that was left empty keeps what is stored: metadata go where their address was typed.
  private static func stays(_ setting: ProviderKind.Setting, _ form: FormFields) -> Bool {
    guard let alternative = setting.alternative else { return setting.isSecret }
    return form["detail-\(alternative)"] == nil
  }

  /// What an issuer's discovery document says.
  private static let found: Set<String> = [
    "authorize_url", "token_url", "attributes_url", "jwks_uri",
  ]

  /// The mapping of what was typed; a sentence where a line is none.
  static func mapping(_ form: FormFields) -> (values: [String: String], fault: String?) {
    var values: [String: String] = [:]
    for line in (form["mapping"] ?? "").split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        return ([:], "A line of the attributes has no equals sign between two names.")
      }
      values[parts[0]] = parts[1]
    }
    return (values, nil)
  }
}
