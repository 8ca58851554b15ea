internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// Makes a user, who sets a password at the first sign-in.
struct NewUserScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  private var own: PageLink { pool.link("create-user") }
  private var form: FormFields { pool.visit.request.form }
  private var signsInByAddress: Bool { pool.described.usernameAttributes?.isEmpty == false }

  func show() async throws(PageFailure) -> PageResponse { page(saying: nil) }

  private func page(saying fault: String?) -> PageResponse {
    Page(
      title: "Create a user",
      pool: pool.page,
      crumbs: [("Users", pool.link("users"))],
      section: .users,
      body: [
        Fields.alert(fault),
        """
        <form class="panel body" method="post" action="\(own)">\(pool.visit.formSecret)
        \(Fields.text(
          "username",
          "User name",
          form["username"],
          hint: signsInByAddress ? "In this pool that is an email address, or a phone number." : nil,
          isRequired: true
        ))
        \(Fields.text("email", "Email", form["email"], kind: "email"))
        \(Fields.text("phone", "Phone number", form["phone"], hint: "As +15555550100.", kind: "tel"))
        \(Fields.group("Invitation", ways))
        \(Fields.check(
          "verified",
          "Count the email address as verified",
          form["verified"] != nil,
          hint: "The user can then recover the account by it."
        ))
        <p class="row"><button class="button primary" type="submit">Create user</button><a class="button" \
        href="\(pool.link("users"))">Back</a></p>
        </form>
        """,
        Pieces.copyAs([command]),
      ]
    ).response(for: pool.visit, status: fault == nil ? 200 : 400)
  }

  private static let choices: [(value: String, text: String, hint: String)] = [
    ("EMAIL", "By email", "With a temporary password."),
    ("SMS", "By text message", "With a temporary password."),
    ("NONE", "None", "Nothing is sent. Set a password for the user afterwards."),
  ]

  private var ways: [HTML] {
    let chosen = form["invite"] ?? "EMAIL"
    return Self.choices.map { choice in
      let mark: HTML = choice.value == chosen ? " checked" : ""
      return """
        <div class="check"><input type="radio" name="invite" id="i-\(choice.value)" value="\(choice.value)"\(mark) \
        aria-describedby="i-\(choice.value)-h"><label for="i-\(choice.value)">\(choice.text)</label><p class="hint" \
        id="i-\(choice.value)-h">\(choice.hint)</p></div>
        """
    }
  }

  private var command: String {
    "aws cognito-idp admin-create-user --user-pool-id \(pool.id) --username "
      + Pieces.quoted(form["username"] ?? "name")
      + " --user-attributes Name=email,Value=\(Pieces.quoted(form["email"] ?? "you@example.com"))"
  }

  func make() async throws(PageFailure) -> PageResponse {
    var attributes: [AttributeType] = []
    if let email = form["email"] {
      attributes.append(AttributeType(name: "email", value: email))
      if form["verified"] != nil {
        attributes.append(AttributeType(name: "email_verified", value: "true"))
      }
    }
    if let phone = form["phone"] {
      attributes.append(AttributeType(name: "phone_number", value: phone))
    }
    let isInvited = form["invite"] != "NONE"
    let request = AdminCreateUserRequest(
      userPoolId: pool.id,
      username: form["username"],
      userAttributes: attributes,
      messageAction: isInvited ? nil : "SUPPRESS",
      desiredDeliveryMediums: isInvited ? [form["invite"] == "SMS" ? "SMS" : "EMAIL"] : nil
    )
    let made: AdminCreateUserResponse
    do throws(PageFailure) {
      made = try await pool.visit.calls.change(request) { (calls, context) async throws(RPCError) in
        try await calls.operations.adminCreateUser(request, context: context)
      }
    } catch .refused(let sentence) {
      return page(saying: sentence)
    }
    return PageResponse(
      to: pool.link("users", made.user?.username ?? "").with([("done", Done.userMade.rawValue)])
    )
  }
}
