internal import HTTPTypes
internal import HummingbirdCore
internal import Languages

/// Which language a browser gets its pages in.
///
/// First that of the address (`lang`), which the browser keeps, then what it kept, what the application asks for
/// (`ui_locales`, OpenID Connect Core §3.1.2.1), what the browser asks for (Accept-Language), and English. What
/// is no language of the pages is passed over, and shown nowhere.
struct PageLanguages: Sendable {
  private let cookies: Cookies

  private static let cookie = CookieName("gatehouse-lang")
  /// As long as browsers keep anything.
  private static let lifetime = Cookies.maxLifetime
  /// Each costs a comparison with all; no reader knows so many.
  private static let maxRanges = 32

  /// Languages of the pages of an installation at this URL.
  init(publicURL: String) {
    cookies = Cookies(publicURL: publicURL)
  }

  func language(of request: Request) -> PageLanguage {
    let query = Parameters(query: request.head.path ?? "", plus: .space)
    let kept = cookies.value(of: Self.cookie, in: request.headers)
      .map { String(decoding: $0, as: UTF8.self) }
    let asked = (query["ui_locales"] ?? "").split(separator: " ").map(String.init)
    let wanted =
      [query["lang"], kept].compactMap { $0 } + asked.prefix(Self.maxRanges)
      + Self.ranges(request.headers[.acceptLanguage] ?? "")
    return wanted.lazy.compactMap(Self.match).first ?? .english
  }

  /// Has the browser keep the language that the address names.
  func keep(_ request: Request, in answer: inout Answer) {
    let query = Parameters(query: request.head.path ?? "", plus: .space)
    guard let language = query["lang"].flatMap(Self.match) else { return }
    cookies.set(Self.cookie, to: Array(language.tag.utf8), for: Self.lifetime, in: &answer)
  }

  /// The language that a range names; nil for one that the pages do not have.
  static func match(_ range: String) -> PageLanguage? {
    PageLanguage.match(range, among: PageLanguage.all)
  }

  /// The ranges of an Accept-Language field, the most wanted first (RFC 9110 §12.5.4).
  static func ranges(_ field: String) -> [String] {
    let weighed = field.split(separator: ",", maxSplits: maxRanges).prefix(maxRanges)
      .enumerated().compactMap { place, item -> (range: String, weight: Double, place: Int)? in
        let parts = item.split(separator: ";").map { $0.trimming(while: { $0 == " " }) }
        guard let range = parts.first, !range.isEmpty, range != "*" else { return nil }
        let given = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
        let weight = given.map { Double($0) ?? 0 } ?? 1
        guard weight > 0, weight <= 1 else { return nil }
        return (String(range), weight, place)
      }
    return weighed.sorted { ($1.weight, $0.place) < ($0.weight, $1.place) }.map(\.range)
  }
}
