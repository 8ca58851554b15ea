internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Cryptography
internal import Markup
internal import RPC

/// What is done to an app client beside its settings.
struct ClientDeeds: Sendable {
  private let subject: ClientVisit

  init(_ subject: ClientVisit) {
    self.subject = subject
  }

  private var pool: String { subject.pool.id }
  private var form: FormFields { subject.visit.request.form }

  /// Asks before the client, or a secret, goes.
  func ask(_ word: String) async throws(PageFailure) -> PageResponse {
    switch word {
    case "delete": page(deletion)
    case "delete-secret": try page(secretDeletion(subject.visit.request.query["secret"]))
    case "try": trial
    default: throw .notFound
    }
  }

  func carryOut(_ word: String) async throws(PageFailure) -> PageResponse {
    switch word {
    case "show-secret": try await showSecret()
    case "add-secret": try await addSecret()
    case "delete-secret": try await deleteSecret()
    case "delete": try await delete()
    default: throw .notFound
    }
  }

  private func page(_ confirmation: Confirmation, saying fault: String? = nil) -> PageResponse {
    confirmation.page(
      subject.pool,
      .clients,
      crumbs: subject.crumbs + [(subject.name, subject.link())],
      saying: fault
    )
  }

  private var deletion: Confirmation {
    Confirmation(
      title: "Delete the app client \(subject.name)?",
      consequence: "Each app that uses it stops working, and its users are signed out there.",
      button: "Delete app client",
      name: subject.name,
      needsFreshSignIn: true,
      action: subject.link("delete"),
      back: subject.link(),
      command: "aws cognito-idp delete-user-pool-client --user-pool-id \(pool) --client-id "
        + subject.id
    )
  }

  private func secretDeletion(_ secret: String?) throws(PageFailure) -> Confirmation {
    guard let secret, subject.secrets.contains(where: { $0.clientSecretId == secret }) else {
      throw .notFound
    }
    return Confirmation(
      title: "Delete a secret of \(subject.name)?",
      consequence: "Apps that still use \(secret) are refused from now on.",
      button: "Delete secret",
      needsFreshSignIn: true,
      action: subject.link("delete-secret"),
      back: subject.link(),
      hidden: [("secret", secret)],
      command: "aws cognito-idp delete-user-pool-client-secret --user-pool-id \(pool) --client-id "
        + "\(subject.id) --client-secret-id \(Pieces.quoted(secret))"
    )
  }

  /// Sends the browser to the pool's page as the app would.
  private var trial: PageResponse {
    let trial = ClientTrial(subject.client)
    guard trial.isPossible else { return PageResponse(to: subject.link()) }
    let secret = Array(subject.visit.calls.requestID.utf8)
    let address = PageLink("oauth2", "authorize").with(
      trial.parameters(
        state: "tried-by-an-operator",
        challenge: Base64URL.encode(SHA256.digest(of: secret)),
        language: subject.visit.request.query["lang"]
      )
    )
    return PageResponse(toAddress: subject.visit.publicURL + address.text)
  }

  private func showSecret() async throws(PageFailure) -> PageResponse {
    let request = DescribeUserPoolClientRequest(userPoolId: pool, clientId: subject.id)
    let described = try await subject.visit.calls.change {
      (calls, context) async throws(RPCError) in
      try await calls.operations.describeUserPoolClient(request, context: context)
    }
    guard let secret = described.userPoolClient?.clientSecret else { throw .notFound }
    return page(of: secret, "It can be shown again from the client’s page.")
  }

  private func addSecret() async throws(PageFailure) -> PageResponse {
    let request = AddUserPoolClientSecretRequest(userPoolId: pool, clientId: subject.id)
    let added = try await subject.visit.calls.change { (calls, context) async throws(RPCError) in
      try await calls.operations.addUserPoolClientSecret(request, context: context)
    }
    guard let secret = added.clientSecretDescriptor?.clientSecretValue else { throw .notFound }
    return page(of: secret, "Both secrets count now. Delete the older one once no app uses it.")
  }

  private func page(of secret: String, _ hint: String) -> PageResponse {
    Page(
      title: "A secret of \(subject.name)",
      pool: subject.pool.page,
      crumbs: subject.crumbs + [(subject.name, subject.link())],
      section: .clients,
      body: [
        """
        <section class="panel body" aria-label="Secret"><pre data-copy>\(secret)</pre><p class="hint">\(hint)</p>
        <p class="row"><a class="button primary" href="\(subject.link())">Done</a></p></section>
        """
      ]
    ).response(for: subject.visit)
  }

  private func deleteSecret() async throws(PageFailure) -> PageResponse {
    let confirmation = try secretDeletion(form["secret"])
    let request = DeleteUserPoolClientSecretRequest(
      userPoolId: pool,
      clientId: subject.id,
      clientSecretId: form["secret"]
    )
    do throws(PageFailure) {
      _ = try await subject.visit.calls.change { (calls, context) async throws(RPCError) in
        try await calls.operations.deleteUserPoolClientSecret(request, context: context)
      }
    } catch .refused(let sentence) {
      return page(confirmation, saying: sentence)
    }
    return PageResponse(to: subject.link().with([("done", Done.secretDeleted.rawValue)]))
  }

  private func delete() async throws(PageFailure) -> PageResponse {
    guard deletion.isNamed(by: form) else {
      return page(deletion, saying: "That is not the client’s name.")
    }
    let request = DeleteUserPoolClientRequest(userPoolId: pool, clientId: subject.id)
    do throws(PageFailure) {
      _ = try await subject.visit.calls.change { (calls, context) async throws(RPCError) in
        try await calls.operations.deleteUserPoolClient(request, context: context)
      }
    } catch .refused(let sentence) {
      return page(deletion, saying: sentence)
    }
    return PageResponse(
      to: subject.pool.link("clients").with([("done", Done.clientDeleted.rawValue)])
    )
  }
}
