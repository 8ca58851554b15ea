internal import AuthenticationMessages
internal import Markup

/// The parts of a user's page.
enum UserTab: String, Sendable, CaseIterable {
  case overview, attributes, groups, devices, sessions, events

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// A user: who it is, and the part that was asked for.
struct UserScreen: Sendable {
  let subject: UserVisit
  let tab: UserTab

  init(_ subject: UserVisit, tab: UserTab) {
    self.subject = subject
    self.tab = tab
  }

  func show() async throws(PageFailure) -> PageResponse {
    Page(
      title: subject.name,
      pool: subject.pool.page,
      crumbs: [("Users", subject.pool.link("users"))],
      section: .users,
      aside: aside,
      body: [facts, tabs] + (try await part())
    ).response(for: subject.visit)
  }

  private func part() async throws(PageFailure) -> [HTML] {
    switch tab {
    case .overview: [overview]
    case .attributes: [attributes]
    case .groups: try await UserGroupsPart(subject).pieces()
    case .devices: try await UserDevicesPart(subject).pieces()
    case .sessions: try await UserSessionsPart(subject).pieces()
    case .events: try await EventsScreen(subject.visit, pool: subject.pool).events(of: subject)
    }
  }

  private var aside: HTML {
    let user = subject.user
    let state =
      Words.status(user.userStatus) + (user.enabled == false ? ", disabled" : ", enabled")
    return """
      <span class="muted">\(state)</span>\(actions)
      """
  }

  private var actions: HTML? {
    guard subject.pool.may(.support) else { return nil }
    let isEnabled = subject.user.enabled != false
    var deeds: [UserDeed] = [.resetPassword, .resetFactors, .signOut]
    deeds.append(isEnabled ? .disable : .enable)
    if subject.user.userStatus == "UNCONFIRMED" { deeds.append(.confirm) }
    if subject.pool.may(.administrator) { deeds.append(.delete) }
    let links = deeds.map { deed -> HTML in
      let look: HTML = deed.isGrave ? "button bad" : "button"
      return """
        <a class="\(look)" href="\(subject.link(deed.rawValue))">\(deed.title)…</a>
        """
    }
    return """
      <span class="end row">\(links)</span>
      """
  }

  private var facts: HTML {
    let user = subject.user
    let factors = (user.userMfaSettingList ?? []).map(Self.factor).joined(separator: ", ")
    return """
      <dl class="facts">
      <dt>Email</dt><dd>\(subject.attribute("email") ?? "None")</dd>
      <dt>User ID (sub)</dt><dd class="mono">\(subject.attribute("sub"))</dd>
      <dt>MFA</dt><dd>\(factors.isEmpty ? "None" : factors)</dd>
      <dt>Changed</dt><dd class="num">\(Words.time(user.userLastModifiedDateUnixMillis)) UTC</dd>
      <dt>Created</dt><dd class="num">\(Words.time(user.userCreateDateUnixMillis)) UTC</dd>
      </dl>
      """
  }

  private static func factor(_ name: String) -> String {
    switch name {
    case "SOFTWARE_TOKEN_MFA": "Authenticator"
    case "SMS_MFA": "Text message"
    case "EMAIL_OTP": "Email"
    default: name
    }
  }

  private var tabs: HTML {
    let links = UserTab.allCases.map { other -> HTML in
      let mark: HTML = other == tab ? " aria-current=\"page\"" : ""
      return """
        <a href="\(subject.link(other.rawValue))"\(mark)>\(other.title)</a>
        """
    }
    return """
      <nav class="tabs" aria-label="\(subject.name)">\(links)</nav>
      """
  }

  private var overview: HTML {
    """
    <section class="panel" aria-labelledby="uo"><header><h2 id="uo">The account</h2></header>
    <dl class="set">
    <dt><strong>Confirmation</strong></dt><dd>\(Words.status(subject.user.userStatus))<p class="hint">\(meaning)</p></dd>
    <dt><strong>State</strong></dt><dd>\(subject.user.enabled == false ? "Disabled" : "Enabled")<p class="hint">A disabled \
    user cannot sign in, and has no session.</p></dd>
    <dt><strong>Preferred factor</strong></dt><dd>\(
      subject.user.preferredMfaSetting.map(Self.factor) ?? "None"
    )</dd>
    </dl></section>
    \(Pieces.copyAs([
      "aws cognito-idp admin-get-user --user-pool-id \(subject.pool.id) --username "
        + Pieces.quoted(subject.name)
    ]))
    """
  }

  private var meaning: String {
    switch subject.user.userStatus {
    case "UNCONFIRMED":
      "The user signed up and has not entered the code. Sign-ins are refused until then."
    case "FORCE_CHANGE_PASSWORD": "The next sign-in with the temporary password asks for another."
    case "RESET_REQUIRED": "The user sets another password by a code before the next sign-in."
    case "EXTERNAL_PROVIDER": "An outside provider proves the user; there is no password here."
    default: "The user signs in as the pool asks."
    }
  }

  private var attributes: HTML {
    let rows = (subject.user.userAttributes ?? []).map { attribute -> HTML in
      """
      <dt class="mono">\(attribute.name)</dt><dd>\(attribute.value)</dd>
      """
    }
    return """
      <section class="panel" aria-labelledby="at"><header><h2 id="at">Attributes</h2></header>
      <dl class="set">
      \(rows)
      </dl></section>
      """
  }
}
