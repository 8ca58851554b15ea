internal import GatehouseMessages
internal import IdentityFederationCore
internal import IdentityFederationCredentials
internal import PublicOperations

/// A session with a policy, before an operation that its holder has signed.
///
/// The policy is judged by what was signed, and a refusal gives no ticket: no service carries an
/// operation out without one.
struct NarrowedSession {
  let policy: SessionPolicy
  let principal: PublicOperations.Principal
  let region: String
  let accountID: String

  /// Refuses what the policy does not allow.
  ///
  /// GetCallerIdentity needs no permission (STS, GetCallerIdentity).
  func check(_ operation: SignedOperation) throws(IdentityFederationFailure) {
    guard operation.api != "sts" else { return }
    let action = "\(operation.api):\(operation.name)"
    let resource = "arn:aws:\(operation.api):\(region):\(accountID):\(operation.resource)"
    let why: String
    switch policy.decision(on: action, resource) {
    case .allowed: return
    case .notAllowed: why = "because no session policy allows the \(action) action"
    case .denied: why = "with an explicit deny in a session policy"
    }
    throw .accessDenied("\(principal.refusal(to: action)) on resource: \(resource) \(why)")
  }
}
