internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// Makes an app client, with what most apps need.
struct NewClientScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  private var own: PageLink { pool.link("create-client") }

  func show() async throws(PageFailure) -> PageResponse { page(saying: nil) }

  private func page(saying fault: String?) -> PageResponse {
    let form = pool.visit.request.form
    let fields: HTML = """
      <form class="panel body" method="post" action="\(own)">\(pool.visit.formSecret)
      \(Fields.text("client_name", "Name", form["client_name"], isRequired: true))
      \(Fields.check(
        "secret",
        "With a secret",
        form["secret"] != nil,
        hint: "For a server. An app on a user’s device, or in a browser, can keep none."
      ))
      <p class="row"><button class="button primary" type="submit">Create app client</button><a class="button" \
      href="\(pool.link("clients"))">Back</a></p>
      </form>
      """
    return Page(
      title: "Create an app client",
      pool: pool.page,
      crumbs: [("App clients", pool.link("clients"))],
      section: .clients,
      body: [
        Fields.alert(fault),
        FreshSignIn.form(pool.visit, back: own, keep: pool.link("clients"), fields),
        Pieces.copyAs([
          "aws cognito-idp create-user-pool-client --user-pool-id \(pool.id) --client-name app",
          ClientTerraform(UserPoolClientType(userPoolId: pool.id, clientName: "app")).text,
        ]),
      ]
    ).response(for: pool.visit, status: fault == nil ? 200 : 400)
  }

  func make() async throws(PageFailure) -> PageResponse {
    let form = pool.visit.request.form
    let request = CreateUserPoolClientRequest(
      userPoolId: pool.id,
      clientName: form["client_name"],
      generateSecret: form["secret"] != nil,
      explicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_USER_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      preventUserExistenceErrors: "ENABLED"
    )
    let made: CreateUserPoolClientResponse
    do throws(PageFailure) {
      made = try await pool.visit.calls.change(request) { (calls, context) async throws(RPCError) in
        try await calls.operations.createUserPoolClient(request, context: context)
      }
    } catch .refused(let sentence) {
      return page(saying: sentence)
    }
    let id = made.userPoolClient?.clientId ?? ""
    return PageResponse(
      to: pool.link("clients", id).with([("done", Done.clientMade.rawValue)])
    )
  }
}
