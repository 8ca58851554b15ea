// swift-format-ignore-file
// Generated from Proto/words.txt. Do not edit.

/// What became of the link in a verification message.
public enum LinkOutcome: String, Sendable, Hashable, CaseIterable {
  /// The user is confirmed now.
  case confirmed
  /// The code is right, and was used before: often by a scanner of mail, which follows links.
  case alreadyConfirmed = "already_confirmed"
  /// The code was right once.
  case expired
  /// The address is another account's.
  case taken
  /// The only answer to a caller without the right code, whether or not the user exists.
  case wrong
}

/// Why a token request gets no tokens: RFC 6749 §5.2 and §4.1.2.1, RFC 8693 §2.2.2.
public enum TokenGrantError: String, Sendable, Hashable, CaseIterable {
  /// The request is not one that the specification allows.
  case invalidRequest = "invalid_request"
  /// The client is not known, or has not proved its identity.
  case invalidClient = "invalid_client"
  /// The token or code is not accepted.
  case invalidGrant = "invalid_grant"
  /// The client may not use the grant.
  case unauthorizedClient = "unauthorized_client"
  /// The scope is not offered.
  case invalidScope = "invalid_scope"
  /// The target is not known.
  case invalidTarget = "invalid_target"
  /// Another server is out of reach: the token is as good as before.
  case temporarilyUnavailable = "temporarily_unavailable"
}

/// Which value of a TokenClaim is meant.
public enum TokenClaimKind: String, Sendable, Hashable, CaseIterable {
  /// The text.
  case string
  /// The truth value.
  case bool
  /// The list of texts.
  case list
  /// Any JSON value.
  case json
}
