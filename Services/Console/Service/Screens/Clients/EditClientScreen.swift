internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// Changes what a client may do.
struct EditClientScreen: Sendable {
  private let subject: ClientVisit

  init(_ subject: ClientVisit) {
    self.subject = subject
  }

  func show() async throws(PageFailure) -> PageResponse { page(of: subject.client, saying: nil) }

  private func page(of client: UserPoolClientType, saying fault: String?) -> PageResponse {
    let form: HTML = """
      <form class="panel body" method="post" action="\(subject.link("edit"))">\(subject.visit.formSecret)
      \(ClientForm(client).fields)
      <p class="row"><button class="button primary" type="submit">Save</button><a class="button" \
      href="\(subject.link())">Keep as it is</a></p>
      </form>
      """
    return Page(
      title: "Edit \(subject.name)",
      pool: subject.pool.page,
      crumbs: subject.crumbs + [(subject.name, subject.link())],
      section: .clients,
      body: [
        Fields.alert(fault),
        // The answer to the change holds the secret.
        FreshSignIn.form(
          subject.visit,
          back: subject.link("edit"),
          keep: subject.link(),
          form
        ),
        Pieces.copyAs([
          "aws cognito-idp update-user-pool-client --user-pool-id \(subject.pool.id) --client-id "
            + "\(subject.id) --client-name \(Pieces.quoted(subject.name))",
          ClientTerraform(subject.client).text,
        ]),
      ]
    ).response(for: subject.visit, status: fault == nil ? 200 : 400)
  }

  func save() async throws(PageFailure) -> PageResponse {
    let request = UpdateUserPoolClientRequest(subject.client, with: subject.visit.request.form)
    // The API takes an empty list for its usual flows, which would open ways in that no box shows.
    guard request.explicitAuthFlows?.isEmpty != true else {
      return page(of: UserPoolClientType(request), saying: "Choose a way to sign in.")
    }
    do throws(PageFailure) {
      _ = try await subject.visit.calls.change(request) { (calls, context) async throws(RPCError) in
        try await calls.operations.updateUserPoolClient(request, context: context)
      }
    } catch .refused(let sentence) {
      return page(of: UserPoolClientType(request), saying: sentence)
    }
    return PageResponse(to: subject.link().with([("done", Done.saved.rawValue)]))
  }
}

extension UserPoolClientType {
  /// What was entered, so that a refusal loses nothing of it.
  fileprivate init(_ request: UpdateUserPoolClientRequest) {
    self.init(
      userPoolId: request.userPoolId,
      clientName: request.clientName,
      clientId: request.clientId,
      refreshTokenValidity: request.refreshTokenValidity,
      accessTokenValidity: request.accessTokenValidity,
      idTokenValidity: request.idTokenValidity,
      tokenValidityUnits: request.tokenValidityUnits,
      explicitAuthFlows: request.explicitAuthFlows,
      supportedIdentityProviders: request.supportedIdentityProviders,
      callbackUrls: request.callbackUrls,
      logoutUrls: request.logoutUrls,
      allowedOAuthFlows: request.allowedOAuthFlows,
      allowedOAuthScopes: request.allowedOAuthScopes,
      allowedOAuthFlowsUserPoolClient: request.allowedOAuthFlowsUserPoolClient,
      preventUserExistenceErrors: request.preventUserExistenceErrors,
      enableTokenRevocation: request.enableTokenRevocation,
      refreshTokenRotation: request.refreshTokenRotation
    )
  }
}
