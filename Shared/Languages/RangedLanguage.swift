/// A language in which there are texts.
public protocol RangedLanguage: Sendable {
  /// As an html element names it (BCP 47): en, pt-BR.
  var tag: String { get }
  /// The ranges that get this language, besides its tag, in lower case.
  var ranges: [String] { get }
}

extension RangedLanguage {
  /// The language that a range names: itself, or what is left of it without its last parts (RFC 4647 §3.4).
  ///
  /// The parts of a `locale` stand between underscores with some writers (OpenID Connect Core §5.1).
  public static func match(_ range: String, among languages: [Self]) -> Self? {
    guard range.utf8.count <= maxRangeBytes else { return nil }
    var rest = range.lowercased().replacing("_", with: "-")[...]
    while !rest.isEmpty {
      let found = languages.first {
        $0.tag.lowercased() == rest || $0.ranges.contains(String(rest))
      }
      if let found { return found }
      rest = rest.lastIndex(of: "-").map { rest[..<$0] } ?? ""
    }
    return nil
  }

  /// No language has a longer name; each part costs a comparison with all.
  private static var maxRangeBytes: Int { 35 }
}
