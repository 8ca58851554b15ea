public import JSON

/// The settings of a page without a style, in the form of Cognito's document.
public enum UsualSettings {
  /// The whole document, which `ReturnMergedResources` fills the gaps of a style with.
  public static let document: JSONTree = {
    var document = choices
    for mode in ColorMode.allCases {
      for setting in ColorSetting.all {
        guard let color = PageToken.usual[mode]?[setting.usual] else { continue }
        let leaf = tree(setting.place(mode), .text(color.digits))
        document = document.merged(over: leaf)
      }
    }
    return document
  }()

  private static func tree(_ path: [String], _ value: JSONTree) -> JSONTree {
    path.reversed().reduce(value) { .object([$1: $0]) }
  }

  private static func object(_ leaves: (String, JSONTree)...) -> JSONTree {
    leaves.reduce(.object([:])) { document, leaf in
      document.merged(over: tree(leaf.0.split(separator: ".").map { String($0) }, leaf.1))
    }
  }

  private static let choices = object(
    (
      "categories.auth.authMethodOrder",
      .list([
        .list([
          .object(["display": .text("INPUT"), "type": .text("USERNAME_PASSWORD")]),
          .object(["display": .text("BUTTON"), "type": .text("FEDERATED")]),
        ])
      ])
    ),
    ("categories.auth.federation.interfaceStyle", .text("BUTTON_LIST")),
    ("categories.auth.federation.order", .list([])),
    ("categories.form.displayGraphics", .bool(true)),
    ("categories.form.instructions.enabled", .bool(false)),
    ("categories.form.languageSelector.enabled", .bool(false)),
    ("categories.form.location.horizontal", .text("CENTER")),
    ("categories.form.location.vertical", .text("START")),
    ("categories.form.sessionTimerDisplay", .text("NONE")),
    ("categories.global.colorSchemeMode", .text("DYNAMIC")),
    ("categories.global.pageFooter.enabled", .bool(false)),
    ("categories.global.pageHeader.enabled", .bool(false)),
    ("categories.global.spacingDensity", .text("REGULAR")),
    (
      "categories.signUp.acceptanceElements",
      .list([.object(["enforcement": .text("NONE"), "textKey": .text("en")])])
    ),
    ("componentClasses.buttons.borderRadius", .integer(10)),
    ("componentClasses.dropDown.borderRadius", .integer(10)),
    ("componentClasses.idpButtons.icons.enabled", .bool(true)),
    ("componentClasses.input.borderRadius", .integer(10)),
    ("components.alert.borderRadius", .integer(10)),
    ("components.favicon.enabledTypes", .list([.text("ICO"), .text("SVG")])),
    ("components.form.backgroundImage.enabled", .bool(true)),
    ("components.form.borderRadius", .integer(16)),
    ("components.form.logo.enabled", .bool(true)),
    ("components.form.logo.formInclusion", .text("IN")),
    ("components.form.logo.location", .text("START")),
    ("components.form.logo.position", .text("TOP")),
    ("components.idpButton.custom", .object([:])),
    ("components.pageBackground.image.enabled", .bool(true)),
    ("components.pageFooter.backgroundImage.enabled", .bool(true)),
    ("components.pageFooter.logo.enabled", .bool(true)),
    ("components.pageFooter.logo.location", .text("START")),
    ("components.pageHeader.backgroundImage.enabled", .bool(true)),
    ("components.pageHeader.logo.enabled", .bool(true)),
    ("components.pageHeader.logo.location", .text("START")),
    ("components.phoneNumberSelector.displayType", .text("TEXT"))
  )
}
