/// A colour of the settings: where it stands for each mode, and what of the pages has it.
struct ColorSetting: Sendable {
  /// What has the colour.
  enum Use: Sendable {
    /// A custom property of all pages.
    case token(PageToken)
    /// A property of the elements that a selector means.
    case rule(String, String)
  }

  /// The members that lead to it; `*` stands for the mode.
  let path: [String]
  let use: Use
  /// What it is where nothing is set.
  let usual: PageToken

  private init(_ path: String, _ use: Use, _ usual: PageToken) {
    self.path = path.split(separator: ".").map { String($0) }
    self.use = use
    self.usual = usual
  }

  private init(_ path: String, _ token: PageToken) {
    self.init(path, .token(token), token)
  }

  private init(_ path: String, _ selector: String, _ property: String, usual: PageToken) {
    self.init(path, .rule(selector, property), usual)
  }

  func place(_ mode: ColorMode) -> [String] {
    path.map { $0 == "*" ? mode.member : $0 }
  }

  /// If two lead to one property, the last one counts.
  static let all =
    page + buttons(".button:not(.primary,.danger,.plain,.provider)", "components.secondaryButton.*")
    + buttons(".provider", "components.idpButton.standard.*") + fields + messages

  private static let page: [ColorSetting] = [
    ColorSetting("components.pageBackground.*.color", .ground),
    ColorSetting("components.form.*.backgroundColor", .surface),
    ColorSetting("components.form.*.borderColor", .line),
    ColorSetting("componentClasses.divider.*.borderColor", .line),
    ColorSetting("components.pageText.*.bodyColor", .text),
    ColorSetting("components.pageText.*.headingColor", "h1,h2", "color", usual: .text),
    ColorSetting("components.pageText.*.descriptionColor", .muted),
    ColorSetting("componentClasses.link.*.defaults.textColor", .accent),
    ColorSetting("componentClasses.link.*.hover.textColor", .accentHover),
    ColorSetting("componentClasses.focusState.*.borderColor", .focus),
    ColorSetting(
      "components.pageHeader.*.background.color",
      ".page-header",
      "background-color",
      usual: .surface
    ),
    ColorSetting(
      "components.pageHeader.*.borderColor",
      ".page-header",
      "border-color",
      usual: .line
    ),
    ColorSetting(
      "components.pageFooter.*.background.color",
      ".page-footer",
      "background-color",
      usual: .surface
    ),
    ColorSetting(
      "components.pageFooter.*.borderColor",
      ".page-footer",
      "border-color",
      usual: .line
    ),
    ColorSetting("components.primaryButton.*.defaults.backgroundColor", .fill),
    ColorSetting("components.primaryButton.*.defaults.textColor", .onFill),
    ColorSetting("components.primaryButton.*.hover.backgroundColor", .fillHover),
    ColorSetting(
      "components.primaryButton.*.hover.textColor",
      ".button.primary:hover",
      "color",
      usual: .onFill
    ),
    ColorSetting(
      "components.primaryButton.*.active.backgroundColor",
      ".button.primary:active",
      "background-color",
      usual: .fillHover
    ),
    ColorSetting(
      "components.primaryButton.*.active.textColor",
      ".button.primary:active",
      "color",
      usual: .onFill
    ),
    ColorSetting(
      "components.primaryButton.*.disabled.backgroundColor",
      ".button.primary:disabled",
      "background-color",
      usual: .sunken
    ),
    ColorSetting(
      "components.primaryButton.*.disabled.borderColor",
      ".button.primary:disabled",
      "border-color",
      usual: .line
    ),
  ]

  private static func buttons(_ selector: String, _ path: String) -> [ColorSetting] {
    let states = [("defaults", ""), ("hover", ":hover"), ("active", ":active")]
    return states.flatMap { state, suffix in
      [
        ColorSetting(
          "\(path).\(state).backgroundColor",
          selector + suffix,
          "background-color",
          usual: state == "defaults" ? .surface : .sunken
        ),
        ColorSetting(
          "\(path).\(state).borderColor",
          selector + suffix,
          "border-color",
          usual: state == "defaults" ? .line : .edge
        ),
        ColorSetting("\(path).\(state).textColor", selector + suffix, "color", usual: .text),
      ]
    }
  }

  private static let fields: [ColorSetting] = [
    ColorSetting(
      "componentClasses.input.*.defaults.backgroundColor",
      ".input",
      "background-color",
      usual: .surface
    ),
    ColorSetting("componentClasses.input.*.defaults.borderColor", .edge),
    ColorSetting(
      "componentClasses.input.*.placeholderColor",
      ".input::placeholder",
      "color",
      usual: .muted
    ),
    ColorSetting(
      "componentClasses.inputLabel.*.textColor",
      ".field>label",
      "color",
      usual: .text
    ),
    ColorSetting("componentClasses.inputDescription.*.textColor", ".hint", "color", usual: .muted),
    ColorSetting(
      "componentClasses.dropDown.*.defaults.itemBackgroundColor",
      "select.input option",
      "background-color",
      usual: .surface
    ),
    ColorSetting(
      "componentClasses.optionControls.*.defaults.backgroundColor",
      ".check input:not(:checked)",
      "background-color",
      usual: .surface
    ),
    ColorSetting(
      "componentClasses.optionControls.*.defaults.borderColor",
      ".check input:not(:checked)",
      "border-color",
      usual: .edge
    ),
    ColorSetting(
      "componentClasses.optionControls.*.selected.backgroundColor",
      ".check input:checked",
      "background-color",
      usual: .fill
    ),
    ColorSetting(
      "componentClasses.optionControls.*.selected.foregroundColor",
      ".check input:checked::before",
      "border-color",
      usual: .onFill
    ),
  ]

  private static let messages: [ColorSetting] = [
    ColorSetting("componentClasses.statusIndicator.*.error.backgroundColor", .badTint),
    ColorSetting("componentClasses.statusIndicator.*.error.indicatorColor", .bad),
    ColorSetting(
      "componentClasses.statusIndicator.*.error.borderColor",
      ".alert.bad",
      "border-color",
      usual: .badTint
    ),
    ColorSetting("componentClasses.statusIndicator.*.warning.backgroundColor", .warnTint),
    ColorSetting("componentClasses.statusIndicator.*.warning.indicatorColor", .warn),
    ColorSetting(
      "componentClasses.statusIndicator.*.warning.borderColor",
      ".alert.warn",
      "border-color",
      usual: .warnTint
    ),
    ColorSetting("componentClasses.statusIndicator.*.success.backgroundColor", .okTint),
    ColorSetting("componentClasses.statusIndicator.*.success.indicatorColor", .ok),
    ColorSetting(
      "componentClasses.statusIndicator.*.success.borderColor",
      ".alert.ok",
      "border-color",
      usual: .okTint
    ),
    ColorSetting(
      "componentClasses.statusIndicator.*.pending.indicatorColor",
      ".on",
      "--c",
      usual: .accent
    ),
    ColorSetting(
      "components.alert.*.error.backgroundColor",
      ".alert.bad",
      "background-color",
      usual: .badTint
    ),
    ColorSetting(
      "components.alert.*.error.borderColor",
      ".alert.bad",
      "border-color",
      usual: .badTint
    ),
  ]
}
