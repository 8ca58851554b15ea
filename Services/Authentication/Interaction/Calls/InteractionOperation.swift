package import AuthenticationCore
package import GatehouseStubs
package import PublicOperations

/// The gate before the calls of apps and relying parties.
package typealias InteractionGate = PublicOperationGate<InteractionOperation, Directory>

/// What apps and relying parties ask, as events name it.
package enum InteractionOperation: String, Sendable, Hashable, CaseIterable {
  case start = "StartInteraction"
  case cancel = "CancelInteraction"
  case open = "OpenInteraction"
  case confirm = "ConfirmInteraction"
  case decline = "DeclineInteraction"
  case answerFactor = "AnswerInteractionFactor"
  case cancelFactor = "CancelInteractionFactor"
  case redeem = "RedeemInteraction"
  case showEvidence = "ShowInteractionEvidence"
  case registerInstance = "RegisterInteractionInstance"
  case showInstance = "ShowInteractionInstance"
  case updateInstance = "UpdateInteractionInstance"
  case removeInstance = "RemoveInteractionInstance"
  case startFlow = "StartInteractionFlow"
  case answerFlow = "AnswerInteractionFlow"
  case cancelFlow = "CancelInteractionFlow"
  case removeAccount = "RemoveInteractionAccount"
}

extension InteractionOperation: GatedOperation {
  /// Whether it leaves an audit event also where it succeeds.
  package var isAuditedOnSuccess: Bool { !isRead }

  /// What is noted before it is done: what takes something away for good.
  package var isChange: Bool { self == .removeInstance || self == .removeAccount }

  /// Whether it only reads.
  package var isRead: Bool { self == .showInstance || self == .showEvidence }

  /// Each proves itself in ways of its own.
  package var isSigned: Bool { false }

  /// The category that its requests count against.
  package var category: RequestCategory {
    switch self {
    case .start, .redeem: .userAuthentication
    case .cancel, .open, .confirm, .decline, .answerFactor, .cancelFactor, .startFlow,
      .answerFlow, .cancelFlow:
      .challengeResponse
    case .showInstance, .showEvidence: .userResourceRead
    case .registerInstance, .updateInstance, .removeInstance, .removeAccount: .userResourceUpdate
    }
  }

  /// No API of AWS has it.
  package var api: String { "gatehouse-interaction" }

  /// Any caller: each proves itself within the call.
  package var permittedCallers: PermittedCallers { .anyone }
}
