internal import Domain

/// What a browser keeps of the sign-ins that have begun in it: a cookie for each, so that two tabs do not end each
/// other's.
struct PendingCookies: Sendable {
  let request: PageRequest
  let cookies: SealedCookies
  let consoleURL: String

  private static let prefix = "gatehouse-console-sign-in-"
  /// As much of a state as tells sign-ins apart.
  private static let markLength = 12
  /// More than a browser's tabs begin in an hour; without a bound a page that opens the sign-in again and again would
  /// fill the header of each later request.
  private static let most = 8

  /// The sign-in of this state; nil where none began in the browser.
  func pending(for state: String) -> PendingSignIn? {
    guard let name = name(of: state) else { return nil }
    return cookies.pending(request.cookie(CookieText.name(name, at: consoleURL)))
  }

  /// The cookie of a sign-in; nil for the value removes it.
  func text(_ sealed: [UInt8]?, for state: String) -> CookieText {
    text(sealed, named: name(of: state) ?? Self.prefix)
  }

  /// What removes those that are over, and the oldest ones beyond the bound.
  func surplus(at now: Instant) -> [CookieText] {
    let known = names.map { name in
      (name: name, begunAt: cookies.pending(request.cookie(full(name)))?.begunAt)
    }
    let good = known.filter { pending in
      pending.begunAt.map { now.since($0) < PendingSignIn.lifetime } ?? false
    }.sorted { ($0.begunAt?.unixMillis ?? 0) > ($1.begunAt?.unixMillis ?? 0) }
    let kept = Set(good.prefix(Self.most - 1).map(\.name))
    return known.filter { !kept.contains($0.name) }.map { text(nil, named: $0.name) }
  }

  /// The names of those that the request has, without what the URL puts before them.
  private var names: [String] {
    let start = full(Self.prefix)
    return request.cookies.split(separator: ";").compactMap { pair in
      let name = pair.drop { $0 == " " }.prefix { $0 != "=" }
      guard name.hasPrefix(start), name.utf8.count == start.utf8.count + Self.markLength else {
        return nil
      }
      return self.name(of: String(name.dropFirst(start.count)))
    }
  }

  /// A state of another form is none of ours, and must not become a part of a cookie's name.
  private func name(of state: String) -> String? {
    let mark = state.prefix(Self.markLength)
    let isOurs = mark.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return mark.utf8.count == Self.markLength && isOurs ? Self.prefix + mark : nil
  }

  private func full(_ name: String) -> String { CookieText.name(name, at: consoleURL) }

  private func text(_ sealed: [UInt8]?, named name: String) -> CookieText {
    CookieText(
      name,
      sealed,
      seconds: Int(PendingSignIn.lifetime.components.seconds),
      at: consoleURL
    )
  }
}
