package import AuthenticationCore
package import GatehouseStubs
package import PublicOperations

/// The gate before the ways of browsers to outside providers and back.
package typealias ProviderRedirectGate =
  PublicOperationGate<ProviderRedirectOperation, Directory>

/// What browsers ask on their way to a provider and back, as events name it.
package enum ProviderRedirectOperation: String, Sendable, Hashable, CaseIterable {
  case begin = "BeginProviderSignIn"
  case take = "TakeProviderAnswer"
  case finish = "FinishProviderSignIn"
  case logout = "TakeProviderLogout"
}

extension ProviderRedirectOperation: GatedOperation {
  /// Whether it leaves an audit event also where it succeeds: a sign-in that a provider asked to end does.
  package var isAuditedOnSuccess: Bool { self == .logout }

  /// What is noted before it is done.
  package var isChange: Bool { false }

  /// Whether it only reads.
  package var isRead: Bool { false }

  /// Each proves itself in ways of its own.
  package var isSigned: Bool { false }

  /// The category that its requests count against.
  package var category: RequestCategory { .userFederation }

  /// No API of AWS has it.
  package var api: String { "gatehouse-providers" }

  /// Any caller: the provider's answer proves itself.
  package var permittedCallers: PermittedCallers { .anyone }
}
