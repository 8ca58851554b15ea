internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// The page of a one-time link, on which an operator sets the first password.
struct LinkPage: Sendable {
  let secret: String
  let calls: OperatorCalls

  /// A GET uses nothing up: scanners of mails follow links.
  func show() async throws(PageFailure) -> PageResponse {
    let secret = secret
    do throws(PageFailure) {
      let link = try await calls.ask { (calls, context) async throws(RPCError) in
        try await calls.console.showOperatorLink(
          ShowOperatorLinkRequest(linkSecret: secret),
          context: context
        )
      }
      return PageResponse(page: page(of: link.username ?? "", saying: nil))
    } catch .refused {
      return PageResponse(status: 404, page: PlainPage.linkOver)
    }
  }

  /// Sets the password.
  func accept(_ form: FormFields) async throws(PageFailure) -> PageResponse {
    let password = form["password"]
    let secret = secret
    let username: String
    do throws(PageFailure) {
      username =
        try await calls.ask { (calls, context) async throws(RPCError) in
          try await calls.console.showOperatorLink(
            ShowOperatorLinkRequest(linkSecret: secret),
            context: context
          )
        }.username ?? ""
    } catch .refused {
      return PageResponse(status: 404, page: PlainPage.linkOver)
    }
    guard let password, password == form["confirm_password"] else {
      return PageResponse(
        status: 400,
        page: page(of: username, saying: "The two passwords are not the same.")
      )
    }
    do throws(PageFailure) {
      _ = try await calls.change { (calls, context) async throws(RPCError) in
        try await calls.console.acceptOperatorLink(
          AcceptOperatorLinkRequest(linkSecret: secret, password: password),
          context: context
        )
      }
    } catch .refused(let sentence) {
      return PageResponse(status: 400, page: page(of: username, saying: sentence))
    }
    return PageResponse(page: PlainPage.passwordSet)
  }

  private func page(of username: String, saying fault: String?) -> HTML {
    let alert: HTML? = fault.map { sentence in
      """
      <div class="alert bad" role="alert">\(sentence)</div>
      """
    }
    return PlainPage.page(
      "Set your password",
      """
      <p class="sub">You are <strong>\(username)</strong>. Choose a password for the console. At your first sign-in you
      set up an authenticator app as the second step. Then you may add a passkey, which takes the place of both: where
      the sign-in pages have a name, and not an address in numbers.</p>
      \(alert)
      <form class="space" method="post" action="\(PageLink(SignInPages.linkSegment, secret))">
      <div class="field"><label for="pw">New password</label><input class="input" id="pw" name="password" type="password"
      autocomplete="new-password" required aria-describedby="ph" size="32"><p class="hint" id="ph">At least 12 characters.</p></div>
      <div class="field"><label for="pw2">The same again</label><input class="input" id="pw2" name="confirm_password"
      type="password" autocomplete="new-password" required size="32"></div>
      <p class="row"><button class="button primary" type="submit">Set password</button></p>
      </form>
      """
    )
  }
}
