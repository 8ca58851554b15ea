internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs

extension PageStep {
  /// `/signup`: a new account.
  static let signUp = PageStep(
    page: .signUp,
    needsFlow: false,
    show: { (visit, view) throws(AuthenticationFailure) in
      view.rules = HostedPasswordRules(visit.pool.passwordPolicy)
      view.attributes = visit.signUpAttributes.map { HostedPageAttribute($0) }
      view.medium = visit.pool.autoVerifiedAttributes.isEmpty ? nil : visit.codeMedium?.rawValue
    },
    submit: { (pages, visit) async throws(AuthenticationFailure) in
      try await pages.signUp(visit)
    }
  )
}

extension PageVisit {
  /// What the form asks for beside name and password: what the pool requires of everyone, and the address
  /// that a code goes to.
  fileprivate var signUpAttributes: [SchemaAttribute] {
    pool.schema.filter { attribute in
      guard client.mayWrite(attribute), !pool.usernameAttributes.contains(attribute.name) else {
        return false
      }
      return attribute.isRequired || needsAddress(attribute.name)
    }
  }

  private func needsAddress(_ name: String) -> Bool {
    pool.usernameAttributes.isEmpty && codeMedium?.attributeName == name
  }

  /// How the code of a sign-up is sent; the phone number goes first, as in the API.
  fileprivate var codeMedium: DeliveryMedium? {
    [DeliveryMedium.sms, .email].first { pool.autoVerifiedAttributes.contains($0.attributeName) }
  }
}

extension HostedPages {
  fileprivate func signUp(_ visit: PageVisit) async throws(AuthenticationFailure) -> PageOutcome {
    let name = try typedName(visit)
    let password = try visit.required(PageFields.password)
    let attributes = try attributes(visit)
    let request = SignUpRequest(
      clientId: visit.client.id.text,
      secretHash: try secretHash(over: name, visit),
      username: name,
      password: password,
      userAttributes: attributes
    )
    var flow = flow(at: .confirm, for: PageLifetime.open, username: name)
    flow.sentAtUnixMillis = clock.now().unixMillis
    do throws(AuthenticationFailure) {
      let answer = try await carryOut(.signUp, visit, username: name) {
        (call) async throws(AuthenticationFailure) in
        do throws(AuthenticationFailure) {
          return try await accounts.signUp(request, call: call)
        } catch {
          if hiddenAddress(of: name, attributes, visit, after: error) != nil {
            await accounts.tellOwner(ofTaken: name, at: visit.client, in: visit.pool, call)
          }
          throw error
        }
      }
      flow.session = answer.session
      flow.signedUpSub = answer.userSub
      flow.medium = answer.codeDeliveryDetails?.deliveryMedium
      flow.address = answer.codeDeliveryDetails?.destination
      if answer.userConfirmed == true {
        let parameters = ["USERNAME": name, "PASSWORD": password]
        return await signedIn(by: "USER_PASSWORD_AUTH", parameters, visit)
          ?? .next(confirmed(name))
      }
    } catch {
      // The page must not tell who has an account (PAG-5).
      guard let shown = hiddenAddress(of: name, attributes, visit, after: error) else {
        throw error
      }
      // The cookie is then as long as for a free one.
      flow.signedUpSub = random.uuid()
      flow.session = try accounts.sessionOfNoSignUp(request, at: visit.client, in: visit.pool)
      flow.medium = shown.medium.rawValue
      flow.address = shown.medium.masked(shown.destination)
    }
    return .next(flow)
  }

  /// The address that a taken name would have been proved by, where the name or the address is one that
  /// must not show whose it is.
  private func hiddenAddress(
    of name: String,
    _ attributes: [AttributeType],
    _ visit: PageVisit,
    after failure: AuthenticationFailure
  ) -> CodeAddress? {
    switch failure {
    case .usernameExists, .aliasExists: break
    default: return nil
    }
    guard visit.client.hidesUserExistence, visit.pool.addressAttribute(of: name) != nil,
      let medium = visit.codeMedium
    else { return nil }
    let given = attributes.first { $0.name == medium.attributeName }?.value
    return CodeAddress(medium: medium, destination: given ?? name)
  }

  private func attributes(
    _ visit: PageVisit
  ) throws(AuthenticationFailure) -> [AttributeType] {
    var attributes: [AttributeType] = []
    for attribute in visit.signUpAttributes {
      let field = PageFields.attribute(attribute.name)
      if let value = visit.field(field) {
        attributes.append(AttributeType(name: attribute.name, value: value))
      } else if attribute.isRequired {
        throw .missing(attribute.name)
      }
    }
    return attributes
  }
}
