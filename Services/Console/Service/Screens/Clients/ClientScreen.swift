internal import AuthenticationMessages
internal import Markup

/// An app client: what it may do, and its secrets by age.
struct ClientScreen: Sendable {
  private let subject: ClientVisit

  init(_ subject: ClientVisit) {
    self.subject = subject
  }

  private var client: UserPoolClientType { subject.client }

  func show() async throws(PageFailure) -> PageResponse {
    Page(
      title: subject.name,
      pool: subject.pool.page,
      crumbs: subject.crumbs,
      section: .clients,
      aside: actions,
      body: [
        facts, ways, browsers, ClientSecretsPart(subject).html,
        Pieces.copyAs([
          "aws cognito-idp describe-user-pool-client --user-pool-id \(subject.pool.id) --client-id "
            + subject.id,
          ClientTerraform(client).text,
        ]),
      ]
    ).response(for: subject.visit)
  }

  private var actions: HTML {
    let trial: HTML? =
      ClientTrial(client).isPossible
      ? """
      <a class="button" href="\(subject.link("try"))">Try the sign-in</a>
      """ : nil
    let changes: HTML? =
      subject.pool.may(.administrator)
      ? """
      <a class="button" href="\(subject.link("edit"))">Edit</a><a class="button bad" \
      href="\(subject.link("delete"))">Delete…</a>
      """ : nil
    return """
      <span class="end row">\(trial)\(changes)</span>
      """
  }

  private var facts: HTML {
    """
    <dl class="facts">
    <dt>Client ID</dt><dd class="mono">\(subject.id)</dd>
    <dt>Kind</dt><dd>\(subject.secrets.isEmpty ? "Public, without a secret" : "Confidential, with a secret")</dd>
    <dt>Changed</dt><dd class="num">\(Words.time(client.lastModifiedDateUnixMillis)) UTC</dd>
    <dt>Created</dt><dd class="num">\(Words.time(client.creationDateUnixMillis)) UTC</dd>
    </dl>
    """
  }

  private var ways: HTML {
    let chosen = ClientWords.flows(of: client)
    let listed = ClientWords.flows.filter { chosen.contains($0.value) }.map { flow -> HTML in
      """
      <li>\(flow.text)</li>
      """
    }
    let others = ClientWords.otherFlows(of: client).map { name -> HTML in
      """
      <li class="mono">\(name)</li>
      """
    }
    let flows = listed + others
    return """
      <section class="panel" aria-labelledby="cw"><header><h2 id="cw">Sign-in</h2></header>
      <dl class="set">
      <dt><strong>Ways to sign in</strong></dt><dd>\(flows.isEmpty ? Self.none : Self.list(flows))</dd>
      <dt><strong>Unknown users</strong></dt><dd>\(
        client.preventUserExistenceErrors == "ENABLED" ? "Hidden" : "Told apart"
      )<p class="hint">Hidden: an answer does not tell whether there is such a user.</p></dd>
      <dt><strong>Access tokens</strong></dt><dd>\(ClientWords.validity(of: client, .access))</dd>
      <dt><strong>ID tokens</strong></dt><dd>\(ClientWords.validity(of: client, .id))</dd>
      <dt><strong>Refresh tokens</strong></dt><dd>\(ClientWords.validity(of: client, .refresh))\(rotation)</dd>
      <dt><strong>Revocation</strong></dt><dd>\(client.enableTokenRevocation == false ? "Off" : "On")<p \
      class="hint">On: a sign-out ends the access tokens too, before they expire.</p></dd>
      </dl></section>
      """
  }

  private var rotation: HTML? {
    guard client.refreshTokenRotation?.feature == "ENABLED" else { return nil }
    return """
      <p class="hint">Each is good once: a refresh gives the next one.</p>
      """
  }

  private var browsers: HTML {
    let isOn = client.allowedOAuthFlowsUserPoolClient == true
    return """
      <section class="panel" aria-labelledby="cb"><header><h2 id="cb">Sign-in pages</h2></header>
      <dl class="set">
      <dt><strong>Pages of the pool</strong></dt><dd>\(isOn ? "Used" : "Not used")<p class="hint">An app that uses them \
      sends its users to the pool’s address, and never sees a password.</p></dd>
      <dt><strong>Grants</strong></dt><dd>\(Self.words(client.allowedOAuthFlows))</dd>
      <dt><strong>Scopes</strong></dt><dd>\(Self.words(client.allowedOAuthScopes))</dd>
      <dt><strong>Callback addresses</strong></dt><dd>\(Self.words(client.callbackUrls))</dd>
      <dt><strong>Sign-out addresses</strong></dt><dd>\(Self.words(client.logoutUrls))</dd>
      <dt><strong>Providers</strong></dt><dd>\(Self.words(client.supportedIdentityProviders))</dd>
      </dl></section>
      """
  }

  private static let none: HTML = """
    <span class="muted">None</span>
    """

  private static func list(_ items: [HTML]) -> HTML {
    """
    <ul>\(items)</ul>
    """
  }

  private static func words(_ values: [String]?) -> HTML {
    guard let values, !values.isEmpty else { return none }
    return list(
      values.map { value in
        """
        <li class="mono">\(value)</li>
        """
      }
    )
  }
}
