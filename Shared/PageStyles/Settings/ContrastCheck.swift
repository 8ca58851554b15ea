/// Two colours of a page that must differ, by WCAG 2.2: 1.4.3 for text, 1.4.11 for what can be used.
struct ContrastPair: Sendable {
  let front: PageToken
  let back: PageToken
  let least: Double

  private static let text = 4.5
  private static let control = 3.0

  static let all: [ContrastPair] = [
    ContrastPair(front: .text, back: .surface, least: text),
    ContrastPair(front: .text, back: .ground, least: text),
    ContrastPair(front: .muted, back: .surface, least: text),
    ContrastPair(front: .muted, back: .ground, least: text),
    ContrastPair(front: .accent, back: .surface, least: text),
    ContrastPair(front: .accent, back: .tint, least: text),
    ContrastPair(front: .onFill, back: .fill, least: text),
    ContrastPair(front: .onFill, back: .fillHover, least: text),
    ContrastPair(front: .ok, back: .okTint, least: text),
    ContrastPair(front: .warn, back: .warnTint, least: text),
    ContrastPair(front: .bad, back: .badTint, least: text),
    ContrastPair(front: .bad, back: .surface, least: text),
    ContrastPair(front: .fill, back: .surface, least: control),
    ContrastPair(front: .edge, back: .surface, least: control),
    ContrastPair(front: .focus, back: .surface, least: control),
  ]
}

extension PageStyle {
  /// The pairs of colours that some users cannot tell apart, one sentence each (BRA-8).
  ///
  /// Pairs of the usual colours alone are not among them.
  public var contrastFindings: [String] {
    scheme.modes.flatMap { mode in pairs(mode) + ruled(mode) }
  }

  private func pairs(_ mode: ColorMode) -> [String] {
    let (own, palette) = (derived(mode), self.palette(mode))
    return ContrastPair.all.compactMap { pair in
      guard own[pair.front] != nil || own[pair.back] != nil, let front = palette[pair.front],
        let back = palette[pair.back]
      else { return nil }
      return finding(pair.front.rawValue, front, pair.back.rawValue, back, pair.least, mode)
    }
  }

  /// Texts with a colour of their own, on their own ground or that of the card.
  private func ruled(_ mode: ColorMode) -> [String] {
    let rules = self.rules[mode] ?? []
    let palette = self.palette(mode)
    return rules.compactMap { rule in
      guard rule.property == "color", let front = rule.color else { return nil }
      let ground = rules.last { $0.selector == rule.selector && $0.property == "background-color" }
      let usual: PageToken = rule.selector.hasPrefix(".button.primary") ? .fillHover : .surface
      guard let back = ground?.color ?? palette[usual] else { return nil }
      return finding(
        rule.selector,
        front,
        ground == nil ? usual.rawValue : "its ground",
        back,
        4.5,
        mode
      )
    }
  }

  private func finding(
    _ front: String,
    _ color: Color,
    _ back: String,
    _ ground: Color,
    _ least: Double,
    _ mode: ColorMode
  ) -> String? {
    let ground = ground.over(mode == .light ? .white : .black)
    let ratio = color.over(ground).contrast(with: ground)
    guard ratio < least else { return nil }
    return "\(mode.member): \(front) on \(back) has \(Self.tenths(ratio)) of \(Self.tenths(least))"
  }

  /// Rounded down, so that 4.49 is not reported as 4.5.
  private static func tenths(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
