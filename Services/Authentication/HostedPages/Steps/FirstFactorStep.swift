internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import GatehouseStubs

extension PageStep {
  /// `/login/factor`: how the user whose name was typed begins.
  static let firstFactor = PageStep(page: .firstFactor, needsFlow: true) {
    (pages, visit) async throws(AuthenticationFailure) in
    if let credential = visit.field(PageFields.credential) {
      return try await pages.passkeyOutcome(at: .login) {
        () async throws(AuthenticationFailure) in
        try await pages.choose("WEB_AUTHN", ["CREDENTIAL": credential], visit)
      }
    }
    let answer = try visit.required(PageFields.answer)
    guard var flow = visit.flow, flow.factors.contains(answer) else { return .over }
    guard answer == "PASSWORD" else { return try await pages.choose(answer, [:], visit) }
    flow.page = HostedPage.password.rawValue
    flow.notice = nil
    return .next(flow)
  }

  /// `/login/password`: the password of the name that was typed before.
  static let password = PageStep(page: .password, needsFlow: true) {
    (pages, visit) async throws(AuthenticationFailure) in
    guard let name = visit.flow?.username else { return .over }
    guard visit.offersChoice else {
      return try await pages.begin("USER_PASSWORD_AUTH", name, visit)
    }
    // A user who is to be taken over from elsewhere is there only once the password is shown.
    guard visit.pool.triggers[.userMigration] == nil else {
      return try await pages.begin(
        "USER_AUTH",
        name,
        visit,
        adding: ["PREFERRED_CHALLENGE": "PASSWORD"]
      )
    }
    let password = try visit.required(PageFields.password)
    return try await pages.choose("PASSWORD", ["PASSWORD": password], visit)
  }
}

extension HostedPages {
  /// Answers the choice of how to begin.
  fileprivate func choose(
    _ way: String,
    _ parameters: [String: String],
    _ visit: PageVisit
  ) async throws(AuthenticationFailure) -> PageOutcome {
    try await carryOut(.respondToAuthChallenge, visit, username: visit.flow?.username) {
      (call) async throws(AuthenticationFailure) in
      let answer = parameters.merging(["ANSWER": way]) { own, _ in own }
      return try await respond("SELECT_CHALLENGE", visit, answer, call)
    }
  }
}
