internal import AuthenticationCore
internal import AuthenticationSignIn
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs

extension PageStep {
  /// `/login`: name and password.
  static let login = PageStep(page: .login, needsFlow: false) {
    (pages, visit) async throws(AuthenticationFailure) in
    let name = try pages.typedName(visit)
    let password = try visit.required(PageFields.password)
    return try await pages.carryOut(.initiateAuth, visit, username: name) {
      (call) async throws(AuthenticationFailure) in
      let request = try pages.request(visit, ["USERNAME": name, "PASSWORD": password], call)
      let outcome = try await pages.signIn.begin("USER_PASSWORD_AUTH", request)
      return try await pages.outcome(of: outcome, visit, call)
    }
  }
}
