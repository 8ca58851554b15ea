import Domain
import Sessions
import Testing
import TokenIssuanceMessages

@Suite("Session terms")
struct SessionTermsTests {
  private static let day: Int64 = 86_400
  private let signIn = Instant(unixSeconds: 1_700_000_000)

  @Test("SES-26: without an idle window the first expiry is RefreshTokenValidity's, and stays")
  func cognito() {
    let terms = SessionTerms()
    let first = terms.firstExpiry(signedInAt: signIn, validitySeconds: 30 * Self.day)
    #expect(first == signIn.adding(seconds: 30 * Self.day))
    let later = signIn.adding(seconds: 29 * Self.day)
    #expect(terms.expiry(refreshedAt: later, signedInAt: signIn, former: first) == first)
    #expect(terms.message == nil)
  }

  @Test(
    "SES-26: the idle window takes the place of RefreshTokenValidity and moves with each refresh"
  )
  func sliding() {
    let terms = SessionTerms(idleSeconds: 14 * Self.day, absoluteSeconds: 365 * Self.day)
    let first = terms.firstExpiry(signedInAt: signIn, validitySeconds: 30 * Self.day)
    #expect(first == signIn.adding(seconds: 14 * Self.day))
    let now = signIn.adding(seconds: 13 * Self.day)
    let next = terms.expiry(refreshedAt: now, signedInAt: signIn, former: first)
    #expect(next == now.adding(seconds: 14 * Self.day))
  }

  @Test("SES-27: no expiry lies beyond the absolute limit, with an idle window or without")
  func absolute() {
    let limit = signIn.adding(seconds: 20 * Self.day)
    let sliding = SessionTerms(idleSeconds: 14 * Self.day, absoluteSeconds: 20 * Self.day)
    let now = signIn.adding(seconds: 13 * Self.day)
    #expect(sliding.expiry(refreshedAt: now, signedInAt: signIn, former: now) == limit)
    let fixed = SessionTerms(absoluteSeconds: 20 * Self.day)
    #expect(fixed.firstExpiry(signedInAt: signIn, validitySeconds: 30 * Self.day) == limit)
    let former = signIn.adding(seconds: 30 * Self.day)
    #expect(fixed.expiry(refreshedAt: now, signedInAt: signIn, former: former) == limit)
    let shorter = signIn.adding(seconds: 15 * Self.day)
    #expect(fixed.expiry(refreshedAt: now, signedInAt: signIn, former: shorter) == shorter)
  }

  @Test("terms cross the socket whole")
  func message() {
    let terms = SessionTerms(
      idleSeconds: 1,
      absoluteSeconds: 2,
      isOnePerDevice: true,
      installation: "copy-1",
      tracking: TrackingTerms(
        maxSessions: 3,
        refusesAtLimit: true,
        address: "192.0.2.7",
        userAgent: "Boto3/1"
      )
    )
    #expect(SessionTerms(terms.message) == terms)
    #expect(SessionTerms(nil as ChainTerms?) == SessionTerms())
  }
}
