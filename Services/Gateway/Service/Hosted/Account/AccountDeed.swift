internal import AuthenticationMessages
internal import RPC

/// What a form of the account pages does, and where its answer leads.
struct AccountDeed: Sendable {
  private let action: AccountAction
  private let form: Parameters
  private let calls: AccountCalls
  private let page: AccountPage

  /// No value of a form has so many bytes that an operation takes, but for a passkey's.
  private static let maxBytes = 2048
  private static let maxCredentialBytes = 12 * 1024

  init(_ action: AccountAction, _ form: Parameters, _ calls: AccountCalls, page: AccountPage) {
    self.action = action
    self.form = form
    self.calls = calls
    self.page = page
  }

  func carriedOut(
    _ request: EndpointRequest,
    _ site: PoolSite
  ) async throws(RPCError) -> PageAnswer {
    guard form.all.allSatisfy({ $1.utf8.count <= Self.maxBytes(of: $0) }) else {
      return page.back(with: .unfit, request)
    }
    switch action {
    case .changePassword:
      guard form["password"] == form["confirm_password"] else {
        return page.back(with: .passwordsDiffer, request)
      }
      try await calls.changePassword(from: form["current_password"], to: form["password"])
      return page.back(with: .password, request)
    case .setUp:
      var answer = PageAnswer(
        redirectingTo: RedirectTarget(own: AccountSection.authenticator.path, of: request)
      )
      answer.cookies = [AccountPage.keeping(try await calls.authenticatorKey(), in: site.pool)]
      return answer
    case .verifySetUp:
      try await calls.verifyAuthenticator(form["code"], name: form["name"])
      var answer = page.back(with: .saved, request, to: .signIn)
      answer.cookies = [AccountPage.keeping(nil, in: site.pool)]
      return answer
    case .renewCodes:
      let codes = try await calls.renewCodes()
      var answer = page.to(.recoveryCodes, request)
      answer.cookies = [AccountPage.keeping(codes: codes, in: site.pool)]
      return answer
    case .addPasskey:
      try await calls.addPasskey(form[PageCredential.field])
      return page.back(with: .saved, request, to: .signIn)
    case .turnOff:
      try await calls.setFactor(subject, isOn: false, isFirst: nil)
      return page.back(with: try await isOff ? .saved : .lastFactor, request)
    case .link: return try await leading(site)
    case .disown:
      try await calls.disown(subject)
      let isAttempt = !(subject ?? "").hasPrefix("change:")
      return page.back(with: isAttempt ? .disowned : .changeDisowned, request, to: .signIn)
    case .endAll: return try await endedAll(request, site)
    case .delete: return try await deleted(request, site)
    case .endSession:
      try await calls.endSession(subject)
      return page.back(with: .signedOut, request)
    case .sendCode:
      try await calls.sendCode(subject)
      return page.back(with: .codeSent, request)
    default:
      try await change()
      return page.back(with: .saved, request)
    }
  }

  private static func maxBytes(of field: String) -> Int {
    field == PageCredential.field ? maxCredentialBytes : maxBytes
  }

  private var subject: String? { form[AccountAction.subject] }

  private func change() async throws(RPCError) {
    switch action {
    case .turnOn: try await calls.setFactor(subject, isOn: true, isFirst: nil)
    case .askFirst: try await calls.setFactor(subject, isOn: true, isFirst: true)
    case .removePasskey: try await calls.removePasskey(subject)
    case .remember: try await calls.setRemembered(subject, true)
    case .notRemember: try await calls.setRemembered(subject, false)
    case .forget: try await calls.forget(subject)
    case .disconnect: try await calls.disconnect(subject)
    case .unlink: try await calls.unlink(subject, at: form[AccountAction.provider])
    case .save: try await calls.save(AccountProfile.changes(form, of: try await calls.user()))
    case .verify: try await calls.verify(subject, form["code"])
    case .changePassword, .turnOff, .setUp, .verifySetUp, .addPasskey, .renewCodes, .keepCodes,
      .endAll, .delete, .endSession, .sendCode, .disown, .link, .leave:
      break
    }
  }

  /// The operation answers as if it had turned off the only factor of a user who needs one.
  private var isOff: Bool {
    get async throws(RPCError) {
      let left = try await calls.user().userMfaSettingList ?? []
      return !left.contains(subject ?? "")
    }
  }

  /// To the provider by a page that leads on: a form's redirects may not leave for another site.
  private func leading(_ site: PoolSite) async throws(RPCError) -> PageAnswer {
    let url = try await calls.beginLink(
      to: subject,
      returningTo: "\(site.base)\(AccountSection.connections.path)"
    )
    guard let address = url.flatMap({ PageAddress(fromService: $0) }) else {
      return AccountPage.unavailable
    }
    var page = Page(heading: .accountProviders)
    page.blocks = [
      .onward(PageSentence(.accountLinkOnward), address, otherwise: nil, afterSeconds: 0)
    ]
    return PageAnswer(page)
  }

  /// Without the tick nothing is deleted.
  private func deleted(
    _ request: EndpointRequest,
    _ site: PoolSite
  ) async throws(RPCError) -> PageAnswer {
    guard form["sure"] == "true" else { return page.back(with: .unfit, request) }
    try await calls.delete()
    var answer = PageAnswer(Page(heading: .accountDeletedHeading, lead: .accountDeletedLead))
    answer.cookies = [AccountSignIn.ending(in: site.pool)]
    return answer
  }

  /// After the end of every session the user signs in again.
  private func endedAll(
    _ request: EndpointRequest,
    _ site: PoolSite
  ) async throws(RPCError) -> PageAnswer {
    try await calls.endAll()
    var answer = PageAnswer(redirectingTo: RedirectTarget(own: "/signedout", of: request))
    answer.cookies = [AccountSignIn.ending(in: site.pool)]
    return answer
  }
}
