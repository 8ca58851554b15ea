internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import GatehouseStubs

extension PageStep {
  /// `/newpassword`: a password in place of a temporary one, with the attributes that are missing.
  static let newPassword = PageStep(
    page: .newPassword,
    needsFlow: true,
    show: { (visit, view) throws(AuthenticationFailure) in
      view.rules = HostedPasswordRules(visit.pool.passwordPolicy)
      let names = visit.flow?.requiredAttributes ?? []
      view.attributes = names.compactMap { visit.pool.attribute(named: $0) }
        .map { HostedPageAttribute($0) }
    },
    submit: { (pages, visit) async throws(AuthenticationFailure) in
      var parameters = ["NEW_PASSWORD": try visit.chosenPassword(PageFields.newPassword)]
      for name in visit.flow?.requiredAttributes ?? [] {
        guard let value = visit.field(PageFields.attribute(name)) else {
          throw .invalidParameter("Invalid attributes given, \(name) is missing")
        }
        parameters["userAttributes.\(name)"] = value
      }
      return try await pages.carryOut(
        .respondToAuthChallenge,
        visit,
        username: visit.flow?.username
      ) {
        (call) async throws(AuthenticationFailure) in
        try await pages.respond("NEW_PASSWORD_REQUIRED", visit, parameters, call)
      }
    }
  )
}

extension PageVisit {
  /// A new password, typed twice alike.
  func chosenPassword(_ field: String) throws(AuthenticationFailure) -> String {
    let password = try required(field)
    guard try required(PageFields.confirmPassword) == password else { throw .passwordsDiffer }
    return password
  }
}
