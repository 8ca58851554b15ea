package import AuthenticationCore
internal import AuthenticationNotifications
internal import Domain
internal import Logging
internal import PublicOperations
internal import RPC

extension Accounts {
  /// Tells the user of a name that a sign-up found taken, where the page of the sign-up must not (PAG-5).
  ///
  /// The notice goes to the user's own verified address, never to one of the form. The page has its answer: what
  /// keeps the notice back is told to the operator alone.
  package func tellOwner(
    ofTaken name: String,
    at client: ClientSettings,
    in pool: UserPoolSettings,
    _ call: Call
  ) async {
    do throws(AuthenticationFailure) {
      let found = try await users.find(named: pool.canonical(name), in: pool.id)
      guard let owner = found?.user else { return }
      try await ownerNotices.tellOfSignUp(owner, at: client, in: pool, call)
    } catch {
      call.logger.warning(
        "a user is not told of a sign-up",
        metadata: ["request-id": "\(call.context.requestID)", "error": "\(error.status)"]
      )
    }
  }
}
