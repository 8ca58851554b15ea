// swift-format-ignore-file
// Generated from Proto/reasons.txt. Do not edit.

package import GatehouseStubs

/// Why a call of an app or of a relying party is refused.
package enum InteractionRefusal: Sendable, Hashable, CaseIterable {
  /// The sentence says why.
  case invalidRequest
  /// The account cannot be chosen for this session.
  case accountNotAllowed
  /// The client did not prove which it is.
  case invalidClient
  /// The sentence says why.
  case invalidProof
  /// The handle is not this session's.
  case invalidHandle
  /// The sentence says why.
  case notAllowed
  /// There is none.
  case notFound
  /// The user has no account in this app.
  case noAccount
  /// Another app has opened the session.
  case sessionTaken
  /// The user has an account in this app.
  case accountExists
  /// The app may have one account.
  case singleAccount
  /// Another answer is being judged.
  case flowActive
  /// The sentence says why.
  case conflict
  /// The session has expired.
  case expired
  /// The session was cancelled.
  case cancelled
  /// The body is too large.
  case tooLarge
  /// The app and the server have no version in common.
  case upgradeRequired
  /// Ask at most once a second.
  case slowDown
  /// The sentence says why.
  case tooMany

  /// The reason as it crosses the socket.
  package var reason: Reason {
    switch self {
    case .invalidRequest: .interactionInvalidRequest
    case .accountNotAllowed: .interactionAccountNotAllowed
    case .invalidClient: .interactionInvalidClient
    case .invalidProof: .interactionInvalidProof
    case .invalidHandle: .interactionInvalidHandle
    case .notAllowed: .interactionNotAllowed
    case .notFound: .interactionNotFound
    case .noAccount: .interactionNoAccount
    case .sessionTaken: .interactionSessionTaken
    case .accountExists: .interactionAccountExists
    case .singleAccount: .interactionSingleAccount
    case .flowActive: .interactionFlowActive
    case .conflict: .interactionConflict
    case .expired: .interactionExpired
    case .cancelled: .interactionCancelled
    case .tooLarge: .interactionTooLarge
    case .upgradeRequired: .interactionUpgradeRequired
    case .slowDown: .interactionSlowDown
    case .tooMany: .interactionTooMany
    }
  }

  /// The refusal of a reason that another service gave; nil for the other reasons.
  package init?(_ reason: Reason) {
    guard let own = Self.allCases.first(where: { $0.reason == reason }) else {
      return nil
    }
    self = own
  }
}
