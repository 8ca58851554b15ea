/// Why a refresh is refused.
public enum SessionRefusal: Sendable, Hashable {
  /// The client allows no refreshing.
  case clientMayNotRefresh
  /// The client's secret is missing or wrong.
  case clientUnproved
  /// The token was not made here for this pool.
  case tokenForeign
  /// The token was made for another client.
  case tokenOfOtherClient
  /// The token is newer than anything its chain knows.
  case tokenNewerThanChain
  /// The chain was ended.
  case ended(SessionEnd)
  /// The token was replaced and used again, which ended the chain.
  case reuse
  /// The chain's device was forgotten.
  case deviceForgotten
  /// The chain was not used within its window, or RefreshTokenValidity is over.
  case idle
  /// The sign-in is older than the absolute limit.
  case absolute
  /// The user does not exist.
  case userMissing
  /// The user is disabled, or in a state that may not refresh.
  case userNotAdmitted
  /// The user's switch stops sign-ins and refreshing.
  case signInsStopped
  /// The device is not the chain's.
  case deviceDoesNotFit

  /// What the operator reads of it, in logs, events and explanations.
  public var rule: StaticString {
    switch self {
    case .clientMayNotRefresh: "the client allows no refreshing"
    case .clientUnproved: "the client did not prove which it is"
    case .tokenForeign: "not made here for this pool"
    case .tokenOfOtherClient: "made for another client"
    case .tokenNewerThanChain: "newer than its chain"
    case .ended(let end): Self.rule(of: end)
    case .reuse: "chain ended by reuse, replaced token"
    case .deviceForgotten: "its device was forgotten"
    case .idle: "chain past its expiry"
    case .absolute: "chain past its absolute limit"
    case .userMissing: "the user does not exist"
    case .userNotAdmitted: "the user may not refresh"
    case .signInsStopped: "sign-ins are stopped for the user"
    case .deviceDoesNotFit: "another device than the chain's"
    }
  }

  private static func rule(of end: SessionEnd) -> StaticString {
    switch end {
    case .requested: "chain ended by request"
    case .reuse: "chain ended by reuse, current token"
    case .deviceForgotten: "chain ended with its device"
    case .superseded: "chain superseded by a sign-in of its device"
    case .evicted: "chain evicted by a sign-in beyond the limit"
    case .sessionRevoked: "chain ended by its session id"
    case .policy: "chain ended by the pool's policy"
    case .clientDeleted: "chain ended with its client"
    }
  }
}
