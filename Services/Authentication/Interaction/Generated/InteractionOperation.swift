// swift-format-ignore-file
// Generated from Proto/interaction.txt. Do not edit.

package import GatehouseStubs

/// What apps and relying parties ask, as events name it.
package enum InteractionOperation: String, Sendable, Hashable, CaseIterable {
  case startInteraction = "StartInteraction"
  case cancelInteraction = "CancelInteraction"
  case redeemInteraction = "RedeemInteraction"
  case showInteractionEvidence = "ShowInteractionEvidence"
  case openInteraction = "OpenInteraction"
  case confirmInteraction = "ConfirmInteraction"
  case declineInteraction = "DeclineInteraction"
  case answerInteractionFactor = "AnswerInteractionFactor"
  case cancelInteractionFactor = "CancelInteractionFactor"
  case registerInteractionInstance = "RegisterInteractionInstance"
  case showInteractionInstance = "ShowInteractionInstance"
  case updateInteractionInstance = "UpdateInteractionInstance"
  case removeInteractionInstance = "RemoveInteractionInstance"
  case startInteractionFlow = "StartInteractionFlow"
  case answerInteractionFlow = "AnswerInteractionFlow"
  case cancelInteractionFlow = "CancelInteractionFlow"
  case removeInteractionAccount = "RemoveInteractionAccount"

  /// Whether it leaves an audit event also where it succeeds.
  package var isAuditedOnSuccess: Bool {
    switch self {
    case .startInteraction, .cancelInteraction, .redeemInteraction, .openInteraction, .confirmInteraction, .declineInteraction, .answerInteractionFactor, .cancelInteractionFactor, .registerInteractionInstance, .updateInteractionInstance, .removeInteractionInstance, .startInteractionFlow, .answerInteractionFlow, .cancelInteractionFlow, .removeInteractionAccount: true
    case .showInteractionEvidence, .showInteractionInstance: false
    }
  }

  /// What is noted before it is done: what takes something away for good.
  package var isChange: Bool {
    switch self {
    case .startInteraction, .cancelInteraction, .redeemInteraction, .showInteractionEvidence, .openInteraction, .confirmInteraction, .declineInteraction, .answerInteractionFactor, .cancelInteractionFactor, .registerInteractionInstance, .showInteractionInstance, .updateInteractionInstance, .startInteractionFlow, .answerInteractionFlow, .cancelInteractionFlow: false
    case .removeInteractionInstance, .removeInteractionAccount: true
    }
  }

  /// Whether it only reads.
  package var isRead: Bool {
    switch self {
    case .startInteraction, .cancelInteraction, .redeemInteraction, .openInteraction, .confirmInteraction, .declineInteraction, .answerInteractionFactor, .cancelInteractionFactor, .registerInteractionInstance, .updateInteractionInstance, .removeInteractionInstance, .startInteractionFlow, .answerInteractionFlow, .cancelInteractionFlow, .removeInteractionAccount: false
    case .showInteractionEvidence, .showInteractionInstance: true
    }
  }

  /// The category that its requests count against.
  package var category: RequestCategory {
    switch self {
    case .startInteraction, .redeemInteraction: .userAuthentication
    case .cancelInteraction, .openInteraction, .confirmInteraction, .declineInteraction, .answerInteractionFactor, .cancelInteractionFactor, .startInteractionFlow, .answerInteractionFlow, .cancelInteractionFlow: .challengeResponse
    case .showInteractionEvidence, .showInteractionInstance: .userResourceRead
    case .registerInteractionInstance, .updateInteractionInstance, .removeInteractionInstance, .removeInteractionAccount: .userResourceUpdate
    }
  }
}
