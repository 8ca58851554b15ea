internal import Domain
import Testing

@testable import AuthenticationCore

@Suite("What an account's standing refuses")
struct AccountStandingTests {
  private static let now = Instant(unixMillis: 1_795_219_200_000)
  private static let past = now.adding(seconds: -1)

  private static let purposes: [AccountStanding.Purpose] = [
    .passwordSignIn(at: now), .signInWithoutPassword, .refresh, .selfService, .anyUse,
    .passwordChange, .signInStep, .accessToken,
  ]

  /// The refusals of the purposes, in their order.
  private static func row(_ standing: AccountStanding) -> [AuthenticationFailure?] {
    purposes.map(standing.refusal)
  }

  private static let confirm = AuthenticationFailure.userNotConfirmed
  private static let reset = AuthenticationFailure.passwordResetRequired
  private static let none: [AuthenticationFailure?] = [
    nil, nil, nil, nil, nil, nil, nil, nil,
  ]

  @Test("an active account is refused nothing, a disabled one everything")
  func ends() {
    #expect(Self.row(.active) == Self.none)
    #expect(Self.row(.disabled) == Self.purposes.map { _ in .userDisabled })
  }

  @Test("one that is not confirmed, or whose password must be reset, may neither sign in nor go on")
  func unusable() {
    for (standing, refusal) in [
      (AccountStanding.unconfirmed, Self.confirm), (.resetRequired, Self.reset),
    ] {
      #expect(
        Self.row(standing) == [refusal, refusal, refusal, refusal, nil, nil, nil, nil]
      )
    }
  }

  @Test("a temporary password is changed in a sign-in alone, and an expired one not even there")
  func temporary() {
    let kept = AuthenticationFailure.cannotBeReset
    for end in [nil, Self.now.adding(seconds: 1)] {
      #expect(
        Self.row(.temporaryPassword(until: end)) == [nil, nil, nil, nil, nil, kept, nil, nil]
      )
    }
    let expired = AuthenticationFailure.notAuthorized(
      "Temporary password has expired and must be reset by an administrator."
    )
    for end in [Self.now, Self.past] {
      #expect(
        Self.row(.temporaryPassword(until: end)) == [expired, nil, nil, nil, nil, kept, nil, nil]
      )
    }
  }

  @Test("SES-32: a stop refuses sign-ins and refreshes, and access tokens where it counts at once")
  func stopped() {
    let signIn = AuthenticationFailure.signInStopped
    let refresh = AuthenticationFailure.refreshTokenRevoked
    let access = AuthenticationFailure.accessTokenRevoked
    #expect(
      Self.row(.stopped(.atOnce, otherwise: .active))
        == [signIn, signIn, refresh, access, nil, nil, signIn, access]
    )
    #expect(
      Self.row(.stopped(.atExpiry, otherwise: .active))
        == [signIn, signIn, refresh, nil, nil, nil, signIn, nil]
    )
  }

  @Test("SES-35: what an account's status refuses is told before a stop is")
  func stoppedBesides() {
    #expect(
      Self.row(.stopped(.atOnce, otherwise: .resetRequired)) == [
        Self.reset, Self.reset, Self.reset, Self.reset, nil, nil, .signInStopped,
        .accessTokenRevoked,
      ]
    )
  }

  @Test("the standing does its work where the check is asked for")
  func check() {
    #expect(throws: AuthenticationFailure.userDisabled) {
      try AccountStanding.disabled.check(for: .anyUse)
    }
  }
}
