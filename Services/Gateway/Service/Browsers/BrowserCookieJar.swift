internal import AuthenticationMessages
internal import Domain
internal import HTTPTypes

/// The cookies by which browsers stay signed in, one of each kind for a pool.
struct BrowserCookieJar: Sendable {
  private let cookies: Cookies

  /// The secret of an SSO session (SSO-1).
  private static let session: StaticString = "gatehouse-sso"
  /// There from a sign-out to the next sign-in or the end of the browser (SES-43).
  private static let fresh: StaticString = "gatehouse-fresh"
  /// By which a pool's pages know the browser again (THR-14).
  private static let device: StaticString = "gatehouse-device"

  /// By which a browser proves to be a device of its user, where it has no key (BDV-4).
  private static let remembered: StaticString = "gatehouse-remembered"

  /// There where its user wants to be offered no passkey.
  private static let noPasskey: StaticString = "gatehouse-no-passkey"

  init(publicURL: String) {
    cookies = Cookies(publicURL: publicURL)
  }

  /// What the browser keeps for each pool: the address may not tell yet which of them is meant.
  func read(_ headers: HTTPFields) -> [BrowserCookies] {
    let sessions = cookies.values(ofEachPool: Self.session, in: headers)
    let marks = cookies.values(ofEachPool: Self.fresh, in: headers)
    let devices = cookies.values(ofEachPool: Self.device, in: headers)
    let declined = cookies.values(ofEachPool: Self.noPasskey, in: headers)
    let remembered = cookies.values(ofEachPool: Self.remembered, in: headers)
    let pools = Set(sessions.keys).union(marks.keys).union(devices.keys).union(remembered.keys)
      .union(declined.keys)
    return pools.sorted().map { pool in
      BrowserCookies(
        poolName: pool,
        session: sessions[pool],
        wantsFreshSignIn: marks[pool] != nil,
        device: devices[pool],
        remembered: remembered[pool],
        declinesPasskey: declined[pool] != nil
      )
    }
  }

  /// Has the browser keep the session that it signed in to, or forget one that is over.
  func keep(_ cookie: BrowserSessionCookie?, in answer: inout Answer) {
    guard let cookie, let pool = cookie.userPoolId.flatMap({ UserPoolID($0) }) else { return }
    let name = CookieName(Self.session, of: pool)
    guard let session = cookie.session else { return cookies.remove(name, in: &answer) }
    let lifetime = cookie.lifetimeSeconds.map { Duration.seconds($0) }
    cookies.set(name, to: session, for: lifetime, in: &answer)
    cookies.remove(CookieName(Self.fresh, of: pool), in: &answer)
  }

  /// The cookie by which the pool's pages know the browser again.
  static func device(of pool: UserPoolID) -> CookieName { CookieName(Self.device, of: pool) }

  /// The cookie by which the browser proves to be a device of its user.
  static func remembered(of pool: UserPoolID) -> CookieName {
    CookieName(Self.remembered, of: pool)
  }

  /// The cookie of a browser whose user wants to be offered no passkey.
  static func noPasskey(of pool: UserPoolID) -> CookieName { CookieName(Self.noPasskey, of: pool) }

  /// Has the browser forget the session, and remember that its user signed out.
  func end(in pool: UserPoolID, in answer: inout Answer) {
    cookies.remove(CookieName(Self.session, of: pool), in: &answer)
    cookies.set(CookieName(Self.fresh, of: pool), to: [1], for: nil, in: &answer)
  }
}
