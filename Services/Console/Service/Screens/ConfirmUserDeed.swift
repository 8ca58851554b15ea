internal import Markup

/// Asks before something is done to a user; what deletes asks for the name.
struct ConfirmUserDeed: Sendable {
  private let subject: UserVisit
  private let deed: UserDeed

  init(_ subject: UserVisit, _ deed: UserDeed) {
    self.subject = subject
    self.deed = deed
  }

  func show(saying fault: String? = nil) async throws(PageFailure) -> PageResponse {
    let alert: HTML? = fault.map { sentence in
      """
      <div class="alert bad narrow" role="alert">\(sentence)</div>
      """
    }
    return Page(
      title: "\(deed.title): \(subject.name)?",
      pool: subject.pool.page,
      crumbs: [("Users", subject.pool.link("users")), (subject.name, subject.link())],
      section: .users,
      body: [
        alert ?? "",
        """
        <div class="alert narrow" role="note">\(deed.consequence)</div>
        \(form)
        """,
        Pieces.copyAs([command]),
      ]
    ).response(for: subject.visit, status: fault == nil ? 200 : 400)
  }

  private var form: HTML {
    guard subject.visit.isFresh || !subject.pool.isOfOperators else {
      return Pieces.signInAgain(for: subject.link(deed.rawValue), instead: subject.link())
    }
    let name: HTML? =
      deed == .delete
      ? """
      <div class="field"><label for="nm">To go on, type the user’s name: <strong>\(subject.name)</strong></label><input \
      class="input" id="nm" name="name" size="28" autocomplete="off" spellcheck="false" required></div>
      """ : nil
    let look: HTML = deed.isGrave ? "button danger" : "button primary"
    return """
      <form class="space" method="post" action="\(subject.link(deed.rawValue))">\(subject.visit.formSecret)
      \(name)
      <p class="row"><button class="\(look)" type="submit">\(deed.title)</button><a class="button" \
      href="\(subject.link())">Keep as it is</a></p>
      </form>
      """
  }

  private var command: String {
    let operation =
      switch deed {
      case .resetPassword: "admin-reset-user-password"
      case .resetFactors: "admin-delete-software-token"
      case .signOut: "admin-user-global-sign-out"
      case .disable: "admin-disable-user"
      case .enable: "admin-enable-user"
      case .confirm: "admin-confirm-sign-up"
      case .delete: "admin-delete-user"
      case .forget, .remember, .doNotRemember, .endSession, .addGroup, .removeGroup: ""
      }
    return "aws cognito-idp \(operation) --user-pool-id \(subject.pool.id) --username "
      + Pieces.quoted(subject.name)
  }
}
