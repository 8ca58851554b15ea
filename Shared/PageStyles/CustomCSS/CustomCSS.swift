/// The style sheet of Cognito's classic pages: a few selectors, and properties of a closed list.
///
/// It is read into its parts and written anew. Nothing of its text comes to a page but names and numbers.
public struct CustomCSS: Sendable {
  private let rules: [CustomCSSRule]

  /// Reads a style sheet; the fault names the selector or the property that is not one of them.
  public init(_ text: String) throws(StyleFault) {
    var reader = CustomCSSReader(text)
    rules = try reader.rules()
  }

  /// The style sheet for our pages; empty where it has no rules.
  ///
  /// The classic pages know no dark mode: its colours were chosen for light ones.
  public var styleSheet: String {
    guard !rules.isEmpty else { return "" }
    let light = PageToken.usual[.light] ?? [:]
    let tokens = PageToken.allCases.compactMap { token in
      light[token].map { StyleRule(":root", "--\(token.rawValue)", $0.css) }
    }
    let own = rules.flatMap { rule in
      rule.declarations.map { StyleRule(rule.selector, $0.property, $0.value) }
    }
    return StyleRule.text(
      tokens + [
        StyleRule(":root", "color-scheme", "light"),
        StyleRule(":root", "--shadow", PageToken.usualShadow(.light)),
      ] + own
    )
  }
}

/// A selector of our pages, with what its elements have.
struct CustomCSSRule: Sendable {
  let selector: String
  let declarations: [(property: String, value: String)]
}
