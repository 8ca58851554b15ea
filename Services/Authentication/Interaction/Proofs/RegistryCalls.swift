internal import AuthenticationCore
internal import GatehouseStubs
internal import RPC

/// Calls the device registry about instances and translates its refusal into the protocol's words.
func askingRegistry<Value>(
  _ call: () async throws(RPCError) -> Value
) async throws(AuthenticationFailure) -> Value {
  do throws(RPCError) {
    return try await call()
  } catch {
    guard let refusal = error.knownReason.flatMap(AuthenticationFailure.init(registryReason:))
    else { throw AuthenticationFailure(fault: error, of: "device registry") }
    throw refusal
  }
}

extension AuthenticationFailure {
  fileprivate init?(registryReason reason: Reason) {
    if let own = InteractionRefusal(reason) {
      self = .interaction(own)
    } else if let refusal = Self.ofRegistry[reason] {
      self = refusal
    } else {
      return nil
    }
  }

  private static let ofRegistry: [Reason: AuthenticationFailure] = [
    .appAccountExists: .interaction(.accountExists),
    .appAccountKeyTaken: .interaction(.conflict, "The key is another account's or an app's."),
    .appAccountNotFound: .interaction(.notFound),
    .appFactorNeeded: .interaction(.notAllowed, "The sign-in had no second factor."),
    .appInstanceNotFound: .interaction(.invalidProof, "The key is not registered."),
    .appKeyTaken: .interaction(.conflict, "The key is another pool's or an account's."),
    .appProofInvalid: .interaction(.invalidProof, "The proof is not this call's."),
    .appProofUntimely: .interaction(.invalidProof, "The proof's time is too far from serverTime."),
    .appSingleAccount: .interaction(.singleAccount),
    .deviceLimitReached: .interaction(
      .notAllowed,
      "The user has as many accounts as there may be."
    ),
    .factorFlowActive: .interaction(.flowActive),
    .factorFlowExpired: .interaction(.expired),
    .factorFlowNotFound: .interaction(.notFound),
    .factorNotAllowed: .interaction(.notAllowed, "The change is not possible as things are."),
  ]
}
