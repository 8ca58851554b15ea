internal import AuthenticationMessages
internal import AuthenticationStubs
internal import GatehouseStubs
internal import Markup
internal import RPC

/// The users of a pool, by ListUsers' filters.
struct UsersScreen: Sendable {
  private let pool: PoolVisit

  private static let attributes: [(value: String, text: String)] = [
    ("username", "User name"), ("email", "Email"), ("phone_number", "Phone number"),
    ("name", "Name"), ("sub", "User ID (sub)"), ("cognito:user_status", "Confirmation"),
    ("status", "State"),
  ]

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  private var attribute: String {
    let asked = pool.visit.request.query["attribute"]
    return Self.attributes.first { $0.value == asked }?.value ?? "username"
  }

  /// Others have only whole values.
  private var match: String {
    let isWhole = ["sub", "status", "cognito:user_status"].contains(attribute)
    return isWhole || pool.visit.request.query["match"] == "is" ? "=" : "^="
  }

  private var filter: String? {
    guard let value = pool.visit.request.query["value"] else { return nil }
    let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\(attribute) \(match) \"\(escaped)\""
  }

  func show() async throws(PageFailure) -> PageResponse {
    let query = pool.visit.request.query
    let request = ListUsersRequest(
      userPoolId: pool.id,
      limit: 50,
      paginationToken: query["page"],
      filter: filter
    )
    var found = ListUsersResponse()
    var fault: String?
    do throws(PageFailure) {
      found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
        try await calls.operations.listUsers(request, context: context)
      }
    } catch .refused(let sentence) {
      fault = sentence
    }
    let users = found.users ?? []
    let own = pool.link("users").with([
      ("attribute", query["attribute"]), ("match", query["match"]), ("value", query["value"]),
    ])
    let about = Words.number(Int64(pool.described.estimatedNumberOfUsers ?? 0))
    let alert: HTML? = fault.map { sentence in
      """
      <div class="body"><p class="error" role="alert">\(sentence)</p></div>
      """
    }
    var command = "aws cognito-idp list-users --user-pool-id \(pool.id)"
    if let filter { command += " --filter \(Pieces.quoted(filter))" }
    return Page(
      title: "Users",
      pool: pool.page,
      section: .users,
      aside: """
        <span class="muted num">about \(about)</span>\(pool.createButton("Create user", "create-user"))
        """,
      body: [
        """
        <section class="panel" aria-label="Users">
        \(form)
        \(alert)
        \(list(users))
        \(pool.bar(users.count, next: found.paginationToken, at: own))
        </section>
        """,
        Pieces.copyAs([command]),
      ]
    ).response(for: pool.visit)
  }

  private var form: HTML {
    let query = pool.visit.request.query
    return """
      <form class="filters body" action="\(pool.link("users"))">
      \(Pieces.select("attribute", "Property", Self.attributes, chosen: attribute))
      \(Pieces.select(
        "match", "Match", [("prefix", "starts with"), ("is", "is")], chosen: query["match"] ?? "prefix"
      ))
      <div class="field grow"><label for="value">Value</label><input class="input" id="value" name="value" type="search" \
      value="\(query["value"])"></div>
      <button class="button" type="submit">Search</button><a class="button plain" href="\(pool.link("users"))">Clear</a>
      </form>
      """
  }

  private func list(_ users: [UserType]) -> HTML {
    guard !users.isEmpty else {
      let value = pool.visit.request.query["value"]
      return Pieces.empty(
        value.map { "Nothing fits “\($0)”" } ?? "There are no users yet",
        "Names are compared as typed. Another property may find the user."
      )
    }
    return Pieces.table(
      "Users found",
      [("User name", false), ("Email", false), ("Confirmation", false), ("Created", true)],
      users.map(row)
    )
  }

  private func row(_ user: UserType) -> HTML {
    let attributes = user.attributes ?? []
    let email = attributes.first { $0.name == "email" }?.value
    let isVerified = attributes.first { $0.name == "email_verified" }?.value == "true"
    let note: HTML? =
      email == nil || isVerified
      ? nil
      : """
       <span class="muted small">not verified</span>
      """
    let name = user.username ?? ""
    return """
      <tr><td class="first"><a href="\(pool.link("users", name))">\(name)</a></td><td data-l="Email">\(email)\(note)</td>\
      <td data-l="Confirmation">\(Self.state(of: user))</td><td class="num" data-l="Created">\(
        Words.time(user.userCreateDateUnixMillis)
      )</td></tr>
      """
  }

  private static func state(of user: UserType) -> HTML {
    if user.enabled == false { return Pieces.badge("Disabled", "bad") }
    let words = Words.status(user.userStatus)
    return user.userStatus == "CONFIRMED" ? "\(words)" : Pieces.badge(words, "warn")
  }
}
