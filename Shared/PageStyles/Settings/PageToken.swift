/// The colours of the pages' style sheet, by the names of its custom properties.
enum PageToken: String, Sendable, CaseIterable {
  case ground = "bg"
  case surface
  case sunken
  case line
  case edge
  case text
  case muted
  case accent
  case accentHover = "accent-hover"
  case tint
  case fill
  case fillHover = "fill-hover"
  case onFill = "on-fill"
  case ok
  case okTint = "ok-tint"
  case warn
  case warnTint = "warn-tint"
  case bad
  case badTint = "bad-tint"
  case badFill = "bad-fill"
  case focus

  /// The colours of pages without a style, as `pages.css` has them; a test compares the two.
  static let usual: [ColorMode: [PageToken: Color]] = [
    .light: colors([
      .ground: "f3f5f6", .surface: "ffffff", .sunken: "f0f3f5", .line: "dce2e6", .edge: "7c8993",
      .text: "101a1f", .muted: "51606a", .accent: "0b6177", .accentHover: "084a5b",
      .tint: "e2f0f4", .fill: "0b6177", .fillHover: "084a5b", .onFill: "ffffff", .ok: "186a3b",
      .okTint: "e4f4ea", .warn: "7a4d00", .warnTint: "fcf0d4", .bad: "b3261e",
      .badTint: "fdebe9", .badFill: "b3261e", .focus: "0b6177",
    ]),
    .dark: colors([
      .ground: "0c1114", .surface: "151b1f", .sunken: "1e272c", .line: "313c43", .edge: "6f7e88",
      .text: "e9eff2", .muted: "a0aeb7", .accent: "6cc3d9", .accentHover: "96d8e9",
      .tint: "12313b", .fill: "1a7b94", .fillHover: "1d6b80", .onFill: "ffffff", .ok: "74d09b",
      .okTint: "11301f", .warn: "e9b75c", .warnTint: "34280f", .bad: "ff9a90",
      .badTint: "3c1a17", .badFill: "c23a30", .focus: "6cc3d9",
    ]),
  ]

  /// The shadow of the card, which is no colour alone.
  static func usualShadow(_ mode: ColorMode) -> String {
    switch mode {
    case .light: "0 1px 2px #101a1f0f,0 12px 32px -12px #101a1f29"
    case .dark: "0 0 0 1px #313c43"
    }
  }

  private static func colors(_ texts: [PageToken: String]) -> [PageToken: Color] {
    texts.compactMapValues { Color(digits: $0 + "ff") }
  }
}
