extension PageStyle {
  /// The style sheet that follows the pages' own; `folder` is where the images are, from the sheet's place.
  public func styleSheet(images: [StyleImage], folder: String) -> String {
    var text = ""
    for mode in scheme.modes {
      let rules =
        Self.tokens(of: self, mode, isAlone: scheme != .dynamic) + (self.rules[mode] ?? [])
        + backgrounds(images, mode, folder)
      guard !rules.isEmpty else { continue }
      let sheet = StyleRule.text(rules)
      // Without a query light colours would stand in dark pages, whose own come first.
      text +=
        scheme == .dynamic
        ? "@media (prefers-color-scheme: \(mode.word)) {\n\(sheet)}\n" : sheet
    }
    // Where the card is the page, it stays where it is.
    let (everywhere, wide) = shapes.reduce(into: ([StyleRule](), [StyleRule]())) { parts, rule in
      if ["margin-inline", "grid-template-rows"].contains(rule.property) {
        parts.1.append(rule)
      } else {
        parts.0.append(rule)
      }
    }
    text += StyleRule.text(everywhere)
    if !wide.isEmpty { text += "@media (min-width: 30rem) {\n\(StyleRule.text(wide))}\n" }
    return text
  }

  /// A page of one mode has all colours of it, whatever the user's system asks for.
  private static func tokens(
    of style: PageStyle,
    _ mode: ColorMode,
    isAlone: Bool
  ) -> [StyleRule] {
    let colors = isAlone ? style.palette(mode) : style.derived(mode)
    var rules = PageToken.allCases.compactMap { token in
      colors[token].map { StyleRule(":root", "--\(token.rawValue)", $0.css) }
    }
    if isAlone {
      rules.append(StyleRule(":root", "color-scheme", mode.word))
      rules.append(StyleRule(":root", "--shadow", PageToken.usualShadow(mode)))
      let (shown, hidden) = mode == .light ? ("on-light", "on-dark") : ("on-dark", "on-light")
      rules.append(StyleRule("img.\(shown)", "display", "block"))
      rules.append(StyleRule("img.\(hidden)", "display", "none"))
    }
    return rules
  }

  /// An image of the mode goes before one of both.
  private func backgrounds(
    _ images: [StyleImage],
    _ mode: ColorMode,
    _ folder: String
  ) -> [StyleRule] {
    let schemes: [ColorScheme] = [mode == .light ? .light : .dark, .dynamic]
    return BackgroundImage.allCases.filter { !hiddenBackgrounds.contains($0) }.flatMap { ground in
      let found = schemes.lazy.compactMap { scheme in
        images.first { $0.category == ground.category && $0.scheme == scheme }
      }.first
      guard let found else { return [StyleRule]() }
      return [
        StyleRule(ground.selector, "background-image", "url(\"\(folder)/\(found.name)\")"),
        StyleRule(ground.selector, "background-position", "center"),
        StyleRule(ground.selector, "background-size", "cover"),
      ]
    }
  }
}
