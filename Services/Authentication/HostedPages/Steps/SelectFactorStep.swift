internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import GatehouseStubs

extension PageStep {
  /// `/mfa/select`: which second factor is given, or which one is set up.
  static let selectFactor = PageStep(
    page: .selectFactor,
    needsFlow: true,
    show: { (visit, view) throws(AuthenticationFailure) in
      if visit.flow?.challenge == "MFA_SETUP" { view.medium = "SET_UP" }
    },
    submit: { (pages, visit) async throws(AuthenticationFailure) in
      try await pages.selectFactor(visit)
    }
  )
}

extension HostedPages {
  fileprivate func selectFactor(
    _ visit: PageVisit
  ) async throws(AuthenticationFailure) -> PageOutcome {
    let answer = try visit.required(PageFields.answer)
    guard var flow = visit.flow, flow.factors.contains(answer) else { return .over }
    guard flow.challenge == "MFA_SETUP" else {
      return try await carryOut(.respondToAuthChallenge, visit, username: flow.username) {
        (call) async throws(AuthenticationFailure) in
        try await respond("SELECT_MFA_TYPE", visit, ["ANSWER": answer], call)
      }
    }
    flow.factors = [answer]
    let chosen = flow
    return try await carryOut(.associateSoftwareToken, visit, username: flow.username) {
      (call) async throws(AuthenticationFailure) in try await setUp(chosen, visit, call)
    }
  }
}
