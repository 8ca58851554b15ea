internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationSignIn
internal import Cryptography
internal import Domain
internal import GatehouseStubs
internal import JOSE

/// What the script of a page has the key of its browser sign, and what comes back (BDV-3).
///
/// A challenge is sealed for its pool and names the page's origin and its end: nothing is kept of it until its
/// sign-in spends it.
struct BrowserChallenges: Sendable {
  private let sealer: Sealer
  private let random: any RandomSource

  init(sealer: Sealer, random: any RandomSource) {
    self.sealer = sealer
    self.random = random
  }

  /// For as long as a login page may be looked at.
  private static let seconds: Int64 = 3600
  private static let idBytes = 16
  /// What is signed begins so, and can be nothing else that a key signs.
  private static let prefix = "gatehouse browser\n"

  /// A challenge for a form at an origin.
  func challenge(
    at origin: String,
    in pool: UserPoolID,
    now: Instant
  ) throws(AuthenticationFailure) -> String {
    let fields = SealedFields.encode([
      random.bytes(Self.idBytes), Array(origin.utf8),
      SealedFields.bytes(now.adding(seconds: Self.seconds).unixMillis),
    ])
    do throws(CryptographyError) {
      return Base64URL.encode(try sealer.seal(fields, associatedData: Self.place(pool)))
    } catch {
      throw .internalFault("a browser's challenge cannot be sealed: \(error)")
    }
  }

  /// The browser whose key has signed the form's challenge; nil for anything else, with which a sign-in goes on as
  /// from a new browser.
  func browser(
    of fields: [String: String],
    at origin: String?,
    in pool: UserPoolID,
    now: Instant
  ) -> ProvedBrowser? {
    guard let text = fields[PageFields.browserChallenge],
      let challenge = open(text, at: origin, in: pool), now < challenge.expiresAt,
      let jwk = fields[PageFields.browserKey], jwk.utf8.count <= Self.maxKeyBytes,
      let key = P256PublicKey(jwk: Array(jwk.utf8)),
      let signature = fields[PageFields.browserProof].flatMap({ Base64URL.decode($0) }),
      key.isValid(signature: signature, for: Array((Self.prefix + text).utf8))
    else { return nil }
    return ProvedBrowser(key: key.point, challenge: challenge)
  }

  private static let maxKeyBytes = 512

  private func open(
    _ text: String,
    at origin: String?,
    in pool: UserPoolID
  ) -> ProvedBrowser.Challenge? {
    guard let sealed = Base64URL.decode(text), let origin else { return nil }
    let opened: [UInt8]
    do throws(CryptographyError) {
      opened = try sealer.openCarried(sealed, associatedData: Self.place(pool))
    } catch {
      return nil
    }
    // A page elsewhere may pass its own visitor's signature on: the origin in it is not that of its address.
    guard let fields = SealedFields.decode(opened, count: 3), fields[1] == Array(origin.utf8),
      let expiry = SealedFields.number(fields[2])
    else { return nil }
    return ProvedBrowser.Challenge(id: fields[0], expiresAt: Instant(unixMillis: expiry))
  }

  private static func place(_ pool: UserPoolID) -> [UInt8] {
    Array("browser_challenge|\(pool.text)".utf8)
  }
}

extension HostedPages {
  /// The browser that a form comes from, as a device of the user who signs in by it.
  func provedBrowser(
    _ page: HostedPage,
    _ asked: AskedPage,
    in pool: UserPoolSettings
  ) -> ProvedBrowser? {
    guard page.provesBrowser, let tracking = pool.deviceTracking else { return nil }
    var browser = challenges.browser(
      of: asked.fields,
      at: asked.origin,
      in: pool.id,
      now: clock.now()
    )
    guard tracking.options.takesBrowserCookies,
      let cookie = asked.cookies.first(where: { $0.poolName == pool.id.name })?.remembered,
      cookie.count == SignIn.browserCookieBytes
    else { return browser }
    browser = browser ?? ProvedBrowser()
    browser?.cookie = cookie
    return browser
  }
}

extension HostedPage {
  /// Whether a sign-in begins by the page's form, so that its browser proves itself there.
  var provesBrowser: Bool { [.login, .password, .confirm].contains(self) }
}
