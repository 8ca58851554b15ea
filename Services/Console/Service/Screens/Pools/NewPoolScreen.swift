internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// Makes a pool, with what cannot be changed later.
struct NewPoolScreen: Sendable {
  private let visit: Visit

  init(_ visit: Visit) {
    self.visit = visit
  }

  private var form: FormFields { visit.request.form }

  private static let names: [(value: String, text: String, hint: String)] = [
    ("email", "Email address", "Users sign in by their email address."),
    ("username", "User name", "Users have a name of their own; an address can be added."),
    ("phone_number", "Phone number", "Users sign in by their phone number."),
  ]

  func show() -> PageResponse { page(saying: nil) }

  private func page(saying fault: String?) -> PageResponse {
    Page(
      title: "Create a pool",
      body: [
        Fields.alert(fault),
        """
        <form class="panel body" method="post" action="/create-pool">\(visit.formSecret)
        \(Fields.text("pool_name", "Name", form["pool_name"], isRequired: true))
        \(Fields.group("Users sign in by", ways))
        <p class="hint">This cannot be changed later. All else can.</p>
        <p class="row"><button class="button primary" type="submit">Create pool</button><a class="button" \
        href="/">Back</a></p>
        </form>
        """,
        Pieces.copyAs([
          "aws cognito-idp create-user-pool --pool-name \(Pieces.quoted(form["pool_name"] ?? "app"))"
            + " --username-attributes email --auto-verified-attributes email",
          """
          resource "aws_cognito_user_pool" "pool" {
            name                     = "app"
            username_attributes      = ["email"]
            auto_verified_attributes = ["email"]
          }
          """,
        ]),
      ]
    ).response(for: visit, status: fault == nil ? 200 : 400)
  }

  private var ways: [HTML] {
    let chosen = form["names"] ?? "email"
    return Self.names.map { choice in
      let mark: HTML = choice.value == chosen ? " checked" : ""
      return """
        <div class="check"><input type="radio" name="names" id="n-\(choice.value)" value="\(choice.value)"\(mark) \
        aria-describedby="n-\(choice.value)-h"><label for="n-\(choice.value)">\(choice.text)</label><p class="hint" \
        id="n-\(choice.value)-h">\(choice.hint)</p></div>
        """
    }
  }

  func make() async throws(PageFailure) -> PageResponse {
    let names = form["names"] ?? "email"
    let request = CreateUserPoolRequest(
      poolName: form["pool_name"],
      autoVerifiedAttributes: [names == "phone_number" ? "phone_number" : "email"],
      usernameAttributes: names == "username" ? nil : [names]
    )
    let made: CreateUserPoolResponse
    do throws(PageFailure) {
      made = try await visit.calls.change(request) { (calls, context) async throws(RPCError) in
        try await calls.operations.createUserPool(request, context: context)
      }
    } catch .refused(let sentence) {
      return page(saying: sentence)
    }
    return PageResponse(
      to: PageLink("pools", made.userPool?.id ?? "").with([("done", Done.poolMade.rawValue)])
    )
  }
}
