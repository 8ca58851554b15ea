public import JSON

/// What pages use of a document of settings: Settings of Cognito's ManagedLoginBrandingType.
///
/// Only checked values come out of it: colours, numbers and words of a closed list, so that no text of the
/// settings can become a part of a style sheet.
public struct PageStyle: Sendable {
  /// What it says of the order of a page.
  public let choices: StyleChoices
  /// Where a value has a form that its place cannot have; the page keeps the usual value there.
  public let unusable: [String]

  let scheme: ColorScheme
  /// The colours of a mode that are set.
  let colors: [ColorMode: [PageToken: Color]]
  /// Properties of elements by their selectors, for each mode.
  let rules: [ColorMode: [StyleRule]]
  /// The same for all modes.
  let shapes: [StyleRule]
  let hiddenBackgrounds: Set<BackgroundImage>

  /// Reads a document; everything that it does not know is passed over.
  public init(_ settings: JSONTree) {
    var reader = SettingsReader(settings)
    choices = StyleChoices(&reader)
    scheme = reader.word("categories.global.colorSchemeMode") ?? .dynamic
    var colors: [ColorMode: [PageToken: Color]] = [:]
    var rules: [ColorMode: [StyleRule]] = [:]
    for mode in ColorMode.allCases {
      for setting in ColorSetting.all {
        guard let color = reader.color(setting.place(mode)) else { continue }
        switch setting.use {
        case .token(let token): colors[mode, default: [:]][token] = color
        case .rule(let selector, let property):
          rules[mode, default: []].append(StyleRule(selector, property, color.css, color))
        }
      }
    }
    self.colors = colors
    self.rules = rules
    shapes = Self.shapes(&reader)
    hiddenBackgrounds = Set(BackgroundImage.allCases.filter { reader.truth($0.setting) == false })
    unusable = reader.unusable
  }

  private enum Place: String {
    case start = "START"
    case center = "CENTER"
    case end = "END"
  }

  private enum Density: String {
    case regular = "REGULAR"
    case compact = "COMPACT"
  }

  private static func shapes(_ reader: inout SettingsReader) -> [StyleRule] {
    var shapes: [StyleRule] = []
    let radii = [
      ("componentClasses.buttons.borderRadius", ":root", "--radius"),
      ("components.form.borderRadius", ":root", "--round"),
      ("componentClasses.input.borderRadius", ".input", "border-radius"),
      ("componentClasses.dropDown.borderRadius", "select.input", "border-radius"),
      ("components.alert.borderRadius", ".alert", "border-radius"),
    ]
    for (path, selector, property) in radii {
      guard let pixels = reader.pixels(path) else { continue }
      shapes.append(StyleRule(selector, property, "\(Int(pixels.rounded()))px"))
    }
    if reader.word("categories.global.spacingDensity", as: Density.self) == .compact {
      shapes.append(StyleRule(":root", "--control", "2.25rem"))
    }
    if let place = reader.word("components.form.logo.location", as: Place.self) {
      shapes.append(StyleRule(".brand", "justify-content", place.rawValue.lowercased()))
    }
    switch reader.word("categories.form.location.horizontal", as: Place.self) {
    case .start?: shapes.append(StyleRule(".gate,.gate + .foot", "margin-inline", "6vw auto"))
    case .end?: shapes.append(StyleRule(".gate,.gate + .foot", "margin-inline", "auto 6vw"))
    case .center?, nil: break
    }
    switch reader.word("categories.form.location.vertical", as: Place.self) {
    case .center?:
      shapes.append(StyleRule("body:has(.gate)", "grid-template-rows", "1fr auto 1fr"))
    case .end?: shapes.append(StyleRule("body:has(.gate)", "grid-template-rows", "1fr auto auto"))
    case .start?, nil: break
    }
    return shapes
  }

  /// The colours of a mode as the page has them: those that are set, those that follow from them, and the
  /// usual ones.
  func palette(_ mode: ColorMode) -> [PageToken: Color] {
    derived(mode).merging(PageToken.usual[mode] ?? [:]) { own, _ in own }
  }

  /// The colours of a mode that are set or follow from others that are.
  func derived(_ mode: ColorMode) -> [PageToken: Color] {
    guard var colors = self.colors[mode] else { return [:] }
    let usual = PageToken.usual[mode] ?? [:]
    func color(_ token: PageToken) -> Color { colors[token] ?? usual[token] ?? .white }
    let surface = color(.surface).over(mode == .light ? .white : .black)
    func derive(_ token: PageToken, from sources: PageToken..., by make: () -> Color) {
      guard colors[token] == nil, sources.contains(where: { colors[$0] != nil }) else { return }
      colors[token] = make()
    }
    derive(.sunken, from: .surface) { surface.mixed(with: color(.text), share: 0.05) }
    derive(.tint, from: .accent, .surface) { surface.mixed(with: color(.accent), share: 0.12) }
    derive(.accentHover, from: .accent) { color(.accent).mixed(with: color(.text), share: 0.3) }
    derive(.fillHover, from: .fill) { color(.fill).mixed(with: .black, share: 0.2) }
    derive(.onFill, from: .fill) {
      let ways: [Color] = [.white, .black]
      let fill = color(.fill)
      return ways.max { $0.contrast(with: fill) < $1.contrast(with: fill) } ?? .white
    }
    derive(.focus, from: .accent) { color(.accent) }
    return colors
  }
}

/// One property of the elements that a selector means.
struct StyleRule: Sendable, Hashable {
  let selector: String
  let property: String
  let value: String
  /// The value, where it is a colour.
  let color: Color?

  init(_ selector: String, _ property: String, _ value: String, _ color: Color? = nil) {
    self.selector = selector
    self.property = property
    self.value = value
    self.color = color
  }

  /// The rules as CSS, one line a selector, in the order in which they were given.
  static func text(_ rules: [StyleRule]) -> String {
    var order: [String] = []
    var bodies: [String: String] = [:]
    for rule in rules {
      if bodies[rule.selector] == nil { order.append(rule.selector) }
      bodies[rule.selector, default: ""] += "\(rule.property):\(rule.value);"
    }
    return order.map { "\($0){\(bodies[$0] ?? "")}\n" }.joined()
  }
}
