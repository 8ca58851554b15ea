package import AuthenticationCore
package import GatehouseStubs
package import PublicOperations

/// The gate before what browsers and clients ask by OAuth.
package typealias AuthorizationGate = PublicOperationGate<AuthorizationOperation, Directory>

/// What browsers and clients ask by OAuth, as events name it.
package enum AuthorizationOperation: String, Sendable, Hashable, CaseIterable {
  case authorize = "Authorize"
  case redeemCode = "RedeemAuthorizationCode"
  case introspectToken = "IntrospectToken"
  case showUserInfo = "ShowUserInfo"
  case endSession = "EndSession"
}

extension AuthorizationOperation: GatedOperation {
  /// Whether it leaves an audit event also where it succeeds.
  ///
  /// Any client could fill the log with requests for pages.
  package var isAuditedOnSuccess: Bool { false }

  /// What is noted before it is done.
  package var isChange: Bool { false }

  /// Whether it only reads.
  package var isRead: Bool { self == .showUserInfo || self == .introspectToken }

  /// Each proves itself in ways of its own.
  package var isSigned: Bool { false }

  /// The category that its requests count against, where requests are counted: those for pages are not.
  package var category: RequestCategory {
    switch self {
    case .authorize, .endSession: .userAuthentication
    case .redeemCode, .introspectToken: .clientAuthentication
    case .showUserInfo: .userToken
    }
  }

  /// No API of AWS has it.
  package var api: String { "gatehouse-oauth" }

  /// Any caller: each proves itself within the call.
  package var permittedCallers: PermittedCallers { .anyone }
}
