public import Cryptography
internal import GatehouseStubs
public import Postgres
public import RPC
public import Sessions

/// Why token issuance refuses a call.
///
/// A case says what the caller may do about it. Authentication turns the reasons into Cognito's
/// sentences.
public enum TokenIssuanceFailure: RPCFailure, StoreFailure, SealFailure, Hashable {
  /// The text is no access token of ours.
  case accessTokenInvalid
  /// The text has a token's form, but no key of ours signed it, or none that still counts.
  case accessTokenUnverified
  /// The access token has expired: refresh it.
  case accessTokenExpired
  /// The sign-in of the access token was ended: sign in again.
  case accessTokenRevoked
  /// The refresh token is not one of ours, or belongs to another pool or client.
  case refreshTokenInvalid
  /// The sign-in is too old to be refreshed: sign in again.
  case refreshTokenExpired
  /// A check of a refresh failed, which the caller may tell the operator.
  case refreshRefused(SessionRefusal)
  /// The refresh token was replaced and used again: the whole sign-in is ended.
  case refreshTokenReuse
  /// The refresh token does not belong to the assumed user: ask for its owner first.
  case refreshTokenOtherHolder
  /// The token is one of ours, but no refresh token.
  case unsupportedTokenType
  /// The refresh token belongs to another client of the pool.
  case unauthorized
  /// The device of the sign-in was forgotten meanwhile.
  case deviceForgotten
  /// The user has as many active sessions as the pool allows.
  case sessionLimitExceeded
  /// The user has no such active session.
  case sessionNotFound
  /// The text is no token of a pool.
  case poolTokenInvalid
  /// The token names another issuer than the pool.
  case poolTokenOfOtherIssuer
  /// No key of the pool signed the token, or none that still counts.
  case poolTokenUnverified
  /// The pool has no signing keys: it never existed, or was deleted.
  case resourceNotFound
  /// The client was deleted.
  case clientDeleted
  /// The algorithm cannot change: too many keys of the pool still verify.
  case tooManySigningKeys
  /// The calling service made a request that this one cannot understand.
  case invalidRequest(String)
  /// The database is out of reach; the call may be repeated.
  case unavailable(String)
  /// A fault of this service; the sentence is for the operator's log.
  case internalFault(String)

  /// What crosses the socket.
  public var status: RPCError {
    switch self {
    case .accessTokenInvalid: RPCError(.accessTokenInvalid)
    // The reason that older callers know, followed by what newer callers understand too.
    case .accessTokenUnverified: RPCError(.accessTokenInvalid, details: ["fault": "signature"])
    case .accessTokenExpired: RPCError(.accessTokenExpired)
    case .accessTokenRevoked: RPCError(.accessTokenRevoked)
    case .refreshTokenInvalid: RPCError(.refreshTokenInvalid)
    case .refreshTokenExpired: RPCError(.refreshTokenExpired)
    case .refreshRefused(let refusal): refusal.status
    case .refreshTokenReuse: RPCError(.refreshTokenReuse)
    case .refreshTokenOtherHolder: RPCError(.refreshTokenOtherHolder)
    case .unsupportedTokenType: RPCError(.unsupportedTokenType)
    case .unauthorized: RPCError(.unauthorized)
    case .deviceForgotten: RPCError(.deviceForgotten)
    case .sessionLimitExceeded: RPCError(.sessionLimitExceeded)
    case .sessionNotFound: RPCError(.sessionNotFound)
    case .poolTokenInvalid: RPCError(.poolTokenInvalid)
    case .poolTokenOfOtherIssuer: RPCError(.poolTokenOfOtherIssuer)
    case .poolTokenUnverified: RPCError(.poolTokenUnverified)
    case .resourceNotFound:
      RPCError(.resourceNotFound, log: "the user pool has no signing keys")
    case .clientDeleted:
      RPCError(.resourceNotFound, log: "the client was deleted")
    case .tooManySigningKeys: RPCError(.tooManySigningKeys)
    case .invalidRequest(let message):
      RPCError(code: .invalidArgument, message: message)
    case .unavailable(let message):
      RPCError(code: .unavailable, message: message)
    case .internalFault(let message):
      RPCError(code: .internalError, message: message)
    }
  }
}

extension SessionRefusal {
  /// What crosses the socket; an internal error for what this service does not know and cannot refuse.
  fileprivate var status: RPCError {
    let details = ["rule": "\(rule)"]
    return switch self {
    case .tokenForeign, .tokenOfOtherClient, .tokenNewerThanChain, .deviceForgotten:
      RPCError(.refreshTokenInvalid, details: details)
    case .ended: RPCError(.refreshTokenRevoked, details: details)
    case .reuse: RPCError(.refreshTokenReuse, details: details)
    case .idle, .absolute: RPCError(.refreshTokenExpired, details: details)
    case .clientMayNotRefresh, .clientUnproved, .userMissing, .userNotAdmitted, .signInsStopped,
      .deviceDoesNotFit:
      RPCError(code: .internalError, message: "\(rule)")
    }
  }
}

/// Runs a store's statement, and turns its failure into one of this service.
func querying<Value>(
  _ statement: () async throws(PostgresError) -> Value
) async throws(TokenIssuanceFailure) -> Value {
  try await TokenIssuanceFailure.querying(statement)
}
