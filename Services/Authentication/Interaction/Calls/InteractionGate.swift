package import AuthenticationCore
package import PublicOperations

/// The gate before the calls of apps and relying parties.
package typealias InteractionGate = PublicOperationGate<InteractionOperation, Directory>

extension InteractionOperation: GatedOperation {
  /// Each proves itself in ways of its own.
  package var isSigned: Bool { false }

  /// No API of AWS has it.
  package var api: String { "gatehouse-interaction" }

  /// Any caller: each proves itself within the call.
  package var permittedCallers: PermittedCallers { .anyone }
}
