internal import IdentityFederationCore
internal import IdentityFederationCredentials
internal import PublicOperations

/// A session that may do less than its holder could, before an operation that its holder has signed.
///
/// The policy is judged by what was signed, and a refusal gives no ticket: no service carries an
/// operation out without one.
struct NarrowedSession {
  /// Nil where nothing is allowed.
  let policy: SessionPolicy?
  let principal: PublicOperations.Principal
  let region: String
  let accountID: String

  /// Refuses what the policy does not allow.
  ///
  /// GetCallerIdentity needs no permission (STS, GetCallerIdentity). Other credentials it never gets: they
  /// would have what the policy took away.
  func check(_ operation: SignedOperation) throws(IdentityFederationFailure) {
    let action = "\(operation.api):\(operation.name)"
    guard operation.api != "sts" else {
      guard operation.name != "GetCallerIdentity" else { return }
      throw .accessDenied(principal.refusal(to: action))
    }
    guard let name = operation.resource else {
      throw .accessDenied(principal.refusal(to: action))
    }
    let resource = "arn:aws:\(operation.api):\(region):\(accountID):\(name)"
    let why: String
    switch policy?.decision(on: action, resource) {
    case .allowed: return
    case .notAllowed, nil: why = "because no session policy allows the \(action) action"
    case .denied: why = "with an explicit deny in a session policy"
    }
    throw .accessDenied("\(principal.refusal(to: action)) on resource: \(resource) \(why)")
  }
}
