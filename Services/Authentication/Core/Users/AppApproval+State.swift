package import AuthenticationMessages

/// The form in which an app's approval is sealed and stored.
extension AppApproval {
  package var state: AppApprovalState {
    AppApprovalState(
      sessionId: session,
      factors: factors.map(\.rawValue).sorted(),
      accountId: account,
      isForApp: isForApp
    )
  }

  /// Nil without a session; a factor that only a newer version knows is left out.
  package init?(_ state: AppApprovalState) {
    guard let session = state.sessionId else { return nil }
    self.init(
      session: session,
      factors: Set(state.factors.compactMap(Factor.init)),
      account: state.accountId,
      isForApp: state.isForApp ?? false
    )
  }
}
