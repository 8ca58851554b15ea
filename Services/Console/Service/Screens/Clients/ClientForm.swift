internal import AuthenticationMessages
internal import Markup

/// The settings of a client as a form.
struct ClientForm: Sendable {
  private let client: UserPoolClientType

  init(_ client: UserPoolClientType) {
    self.client = client
  }

  var fields: HTML {
    """
    \(Fields.text("client_name", "Name", client.clientName, isRequired: true))
    \(Fields.group(
      "Ways to sign in",
      boxes("flow-", ClientWords.flows, ClientWords.flows(of: client)) + otherFlows
    ))
    \(Fields.group("How long tokens live", ClientWords.Token.allCases.map(life)))
    \(Fields.group(
      "Sign-in pages",
      [
        Fields.check("pages", "Use the pool’s pages", client.allowedOAuthFlowsUserPoolClient == true)
      ] + boxes("grant-", ClientWords.grants, client.allowedOAuthFlows)
    ))
    \(Fields.lines(
      "scopes", "Scopes", Self.text(client.allowedOAuthScopes), hint: "One on a line, such as openid."
    ))
    \(Fields.lines(
      "callbacks",
      "Callback addresses",
      Self.text(client.callbackUrls),
      hint: "One on a line: https, or http for localhost, or the scheme of an app."
    ))
    \(Fields.lines("logouts", "Sign-out addresses", Self.text(client.logoutUrls), hint: "One on a line."))
    \(Fields.lines(
      "providers",
      "Providers",
      Self.text(client.supportedIdentityProviders),
      hint: "One on a line. COGNITO is the pool itself."
    ))
    \(Fields.group(
      "Protection",
      [
        Fields.check(
          "hidden", "Hide whether there is a user", client.preventUserExistenceErrors == "ENABLED"
        ),
        Fields.check("revocable", "Revoke tokens at a sign-out", client.enableTokenRevocation != false),
        Fields.check(
          "rotating", "Use each refresh token once", client.refreshTokenRotation?.feature == "ENABLED"
        ),
      ]
    ))
    """
  }

  private var otherFlows: [HTML] {
    let names = ClientWords.otherFlows(of: client)
    guard !names.isEmpty else { return [] }
    return [
      """
      <p class="hint">This form keeps <span class="mono">\(names.joined(separator: ", "))</span>. The API changes it.</p>
      """
    ]
  }

  private func boxes(
    _ prefix: String,
    _ choices: [(value: String, text: String, hint: String)],
    _ chosen: [String]?
  ) -> [HTML] {
    choices.map { choice in
      Fields.check(
        prefix + choice.value,
        choice.text,
        chosen?.contains(choice.value) == true,
        hint: choice.hint
      )
    }
  }

  private func life(of token: ClientWords.Token) -> HTML {
    let life = ClientWords.life(of: client, token)
    return """
      <div class="filters">\(Fields.text(
        "life-\(token.rawValue)", token.title, life.map { "\($0.value)" }, kind: "number"
      ))\(Pieces.select(
        "unit-\(token.rawValue)",
        "Unit",
        ClientWords.units.map { ($0, $0) },
        chosen: life?.unit ?? (token == .refresh ? "days" : "hours")
      ))</div>
      """
  }

  private static func text(_ values: [String]?) -> String? { values?.joined(separator: "\n") }
}

extension UpdateUserPoolClientRequest {
  /// The client as it is: what the request left out would go back to its default.
  private init(keeping client: UserPoolClientType) {
    self.init(
      userPoolId: client.userPoolId,
      clientId: client.clientId,
      clientName: client.clientName,
      refreshTokenValidity: client.refreshTokenValidity,
      accessTokenValidity: client.accessTokenValidity,
      idTokenValidity: client.idTokenValidity,
      tokenValidityUnits: client.tokenValidityUnits,
      readAttributes: client.readAttributes,
      writeAttributes: client.writeAttributes,
      explicitAuthFlows: client.explicitAuthFlows,
      supportedIdentityProviders: client.supportedIdentityProviders,
      callbackUrls: client.callbackUrls,
      logoutUrls: client.logoutUrls,
      defaultRedirectUri: client.defaultRedirectUri,
      allowedOAuthFlows: client.allowedOAuthFlows,
      allowedOAuthScopes: client.allowedOAuthScopes,
      allowedOAuthFlowsUserPoolClient: client.allowedOAuthFlowsUserPoolClient,
      analyticsConfiguration: client.analyticsConfiguration,
      preventUserExistenceErrors: client.preventUserExistenceErrors,
      enableTokenRevocation: client.enableTokenRevocation,
      enablePropagateAdditionalUserContextData: client.enablePropagateAdditionalUserContextData,
      authSessionValidity: client.authSessionValidity,
      refreshTokenRotation: client.refreshTokenRotation
    )
  }

  /// The client with what the form says.
  init(_ client: UserPoolClientType, with form: FormFields) {
    self.init(keeping: client)
    clientName = form["client_name"]
    let flows =
      form.chosen("flow-", of: ClientWords.flows.map(\.value)) + ClientWords.otherFlows(of: client)
    // A client that names none goes on to name none, for tools that compare it.
    let isUnchanged =
      client.explicitAuthFlows == nil && Set(flows) == Set(ClientWords.flows(of: client))
    explicitAuthFlows = isUnchanged ? nil : flows
    allowedOAuthFlowsUserPoolClient = form["pages"] != nil
    allowedOAuthFlows = form.chosen("grant-", of: ClientWords.grants.map(\.value))
    allowedOAuthScopes = form.words("scopes") ?? []
    callbackUrls = form.words("callbacks") ?? []
    logoutUrls = form.words("logouts") ?? []
    supportedIdentityProviders = form.words("providers") ?? []
    if let first = defaultRedirectUri, callbackUrls?.contains(first) != true {
      defaultRedirectUri = nil
    }
    accessTokenValidity = form["life-access"].flatMap { Int32($0) }
    idTokenValidity = form["life-id"].flatMap { Int32($0) }
    refreshTokenValidity = form["life-refresh"].flatMap { Int32($0) }
    tokenValidityUnits = TokenValidityUnitsType(
      accessToken: form["unit-access"],
      idToken: form["unit-id"],
      refreshToken: form["unit-refresh"]
    )
    preventUserExistenceErrors = form["hidden"] == nil ? "LEGACY" : "ENABLED"
    enableTokenRevocation = form["revocable"] != nil
    var rotation = client.refreshTokenRotation ?? RefreshTokenRotationType()
    rotation.feature = form["rotating"] == nil ? "DISABLED" : "ENABLED"
    refreshTokenRotation =
      form["rotating"] == nil && client.refreshTokenRotation == nil ? nil : rotation
  }
}
