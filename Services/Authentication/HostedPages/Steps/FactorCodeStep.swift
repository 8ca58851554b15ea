internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import GatehouseStubs

extension PageStep {
  /// `/mfa`: the code of a second factor, or a recovery code in its place.
  static let factorCode = PageStep(page: .factorCode, needsFlow: true) {
    (pages, visit) async throws(AuthenticationFailure) in
    let code = try visit.required(PageFields.code)
    guard let challenge = visit.flow?.challenge else { return .over }
    let parameter =
      visit.flow?.isFirstCode ?? false
      ? "\(challenge)_CODE" : SecondFactor(rawValue: challenge)?.answerParameter
    guard let parameter else { return .over }
    let typed = code.filter { !$0.isWhitespace }
    return try await pages.carryOut(.respondToAuthChallenge, visit, username: visit.flow?.username)
    {
      (call) async throws(AuthenticationFailure) in
      try await pages.respond(challenge, visit, [parameter: typed], call)
    }
  }
}
