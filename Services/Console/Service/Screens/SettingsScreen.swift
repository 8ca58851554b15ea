internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// How users of a pool prove who they are, with what each setting means here, and forms to change it.
struct SettingsScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  private var described: UserPoolType { pool.described }
  private var isEditable: Bool { pool.may(.administrator) }

  func show() async throws(PageFailure) -> PageResponse { page(saying: nil) }

  private func page(saying fault: String?) -> PageResponse {
    let alert: HTML? = fault.map { sentence in
      """
      <div class="alert bad" role="alert">\(sentence)</div>
      """
    }
    return Page(
      title: "Authentication methods",
      pool: pool.page,
      section: .settings,
      body: [
        alert ?? "",
        """
        <p class="sub">How people prove who they are in \(pool.page.name), and which devices are trusted afterwards.</p>
        """,
        passwords, factors, devices, protection, PoolTagsPart(pool).html,
      ]
    ).response(for: pool.visit, status: fault == nil ? 200 : 400)
  }

  private var passwords: HTML {
    let policy = described.policies?.passwordPolicy
    let kinds: [(Bool?, String)] = [
      (policy?.requireLowercase, "a lowercase letter"),
      (policy?.requireUppercase, "a capital letter"),
      (policy?.requireNumbers, "a number"), (policy?.requireSymbols, "a symbol"),
    ]
    let needed = kinds.filter { $0.0 == true }.map(\.1).joined(separator: ", ")
    return """
      <section class="panel" aria-labelledby="s1"><header><h2 id="s1">Password policy</h2></header>
      <dl class="set">
      <dt><strong>Length</strong></dt><dd>At least \(policy?.minimumLength.map { Int($0) } ?? 8) characters<p \
      class="hint">Existing passwords stay valid until they are changed.</p></dd>
      <dt><strong>Must contain</strong></dt><dd>\(needed.isEmpty ? "Anything" : needed)</dd>
      <dt><strong>Temporary password</strong></dt><dd>\(
        policy?.temporaryPasswordValidityDays.map { Int($0) } ?? 7
      ) days<p class="hint">After that an operator has to send a new one.</p></dd>
      </dl></section>
      """
  }

  private var factors: HTML {
    let words =
      switch described.mfaConfiguration {
      case "ON":
        (
          "Required",
          "Each user is asked for a second factor, and sets one up at the first sign-in."
        )
      case "OPTIONAL": ("Optional", "Only users who have set up a factor are asked.")
      default: ("Off", "No second factor is asked, whatever users have set up.")
      }
    return """
      <section class="panel" aria-labelledby="s2"><header><h2 id="s2">Multi-factor authentication</h2></header>
      <dl class="set">
      <dt><strong>Enforcement</strong></dt><dd>\(words.0)<p class="hint">\(words.1)</p></dd>
      </dl>
      \(Pieces.copyAs([
        "aws cognito-idp get-user-pool-mfa-config --user-pool-id \(pool.id)"
      ]))
      </section>
      """
  }

  private var remembering: String {
    guard let configuration = described.deviceConfiguration else { return "no" }
    return configuration.deviceOnlyRememberedOnUserPrompt == true ? "prompt" : "always"
  }

  private var devices: HTML {
    let choices: [(String, String, String)] = [
      ("always", "Always", "Each device is remembered after its first sign-in."),
      (
        "prompt", "User opt-in",
        "The sign-in page shows “Remember this device”. Apps ask by themselves."
      ),
      ("no", "Don’t remember", "No device is tracked. The tracked ones are kept, unused."),
    ]
    guard isEditable else {
      let chosen = choices.first { $0.0 == remembering }
      return """
        <section class="panel" aria-labelledby="s3"><header><h2 id="s3">Device tracking</h2></header>
        <dl class="set">
        <dt><strong>Remember devices</strong></dt><dd>\(chosen?.1)<p class="hint">\(chosen?.2)</p></dd>
        </dl></section>
        """
    }
    let radios = choices.map { value, title, hint -> HTML in
      let mark: HTML = value == remembering ? " checked" : ""
      return """
        <div class="check"><input type="radio" name="remember" id="r-\(value)" value="\(value)"\(mark) \
        aria-describedby="h-\(value)"><label for="r-\(value)">\(title)</label><p class="hint" \
        id="h-\(value)">\(hint)</p></div>
        """
    }
    let skips = described.deviceConfiguration?.challengeRequiredOnNewDevice == true
    let mark: HTML = skips ? " checked" : ""
    return """
      <section class="panel" aria-labelledby="s3"><header><h2 id="s3">Device tracking</h2></header>
      <form class="body" method="post" action="\(pool.link("settings"))">\(pool.visit.formSecret)<input type="hidden" \
      name="part" value="devices">
      <fieldset><legend>Remember devices</legend>
      \(radios)
      </fieldset>
      <div class="check"><input type="checkbox" id="skip" name="skip" value="1"\(mark) aria-describedby="sh"><label \
      for="skip">Remembered devices skip MFA</label><p class="hint" id="sh">The password is still asked.</p></div>
      <p class="row"><button class="button primary" type="submit">Save</button></p>
      \(Pieces.copyAs([
        "aws cognito-idp update-user-pool --user-pool-id \(pool.id) --device-configuration "
          + "ChallengeRequiredOnNewDevice=\(skips),DeviceOnlyRememberedOnUserPrompt=\(remembering == "prompt")",
        terraform(skips),
      ]))
      </form></section>
      """
  }

  private func terraform(_ skips: Bool) -> String {
    """
    resource "aws_cognito_user_pool" "pool" {
      device_configuration {
        challenge_required_on_new_device      = \(skips)
        device_only_remembered_on_user_prompt = \(remembering == "prompt")
      }
    }
    """
  }

  private var protection: HTML {
    let isOn = described.deletionProtection == "ACTIVE"
    let state: HTML = isOn ? "true" : "false"
    let control: HTML =
      isEditable
      ? """
      <form method="post" action="\(pool.link("settings"))">\(pool.visit.formSecret)<input type="hidden" name="part" \
      value="protection"><input type="hidden" name="on" value="\(isOn ? "no" : "yes")"><button class="switch" \
      type="submit" role="switch" aria-checked="\(state)">Deletion protection</button></form>
      """ : "\(isOn ? "On" : "Off")"
    return """
      <section class="panel" aria-labelledby="s4"><header><h2 id="s4">Deletion protection</h2></header>
      <div class="body">\(control)<p class="hint">While it is on, the pool cannot be deleted, by whichever way.</p>
      \(Pieces.copyAs([
        "aws cognito-idp update-user-pool --user-pool-id \(pool.id) --deletion-protection "
          + (isOn ? "INACTIVE" : "ACTIVE")
      ]))
      </div></section>
      """
  }

  /// Saves one part, and leaves all other settings as they are.
  func save() async throws(PageFailure) -> PageResponse {
    let form = pool.visit.request.form
    if form["part"] == "tag" { return try await saveTag() }
    var request = UpdateUserPoolRequest(keeping: described)
    switch form["part"] {
    case "devices":
      let configuration = DeviceConfigurationType(
        challengeRequiredOnNewDevice: form["skip"] != nil,
        deviceOnlyRememberedOnUserPrompt: form["remember"] == "prompt"
      )
      request.deviceConfiguration = form["remember"] == "no" ? nil : configuration
    case "protection": request.deletionProtection = form["on"] == "yes" ? "ACTIVE" : "INACTIVE"
    default: throw .notFound
    }
    let asked = request
    do throws(PageFailure) {
      _ = try await pool.visit.calls.change { (calls, context) async throws(RPCError) in
        try await calls.operations.updateUserPool(asked, context: context)
      }
    } catch .refused(let sentence) {
      return page(saying: sentence)
    }
    return PageResponse(to: pool.link("settings").with([("done", Done.saved.rawValue)]))
  }

  private func saveTag() async throws(PageFailure) -> PageResponse {
    do throws(PageFailure) {
      try await PoolTagsPart(pool).save()
    } catch .refused(let sentence) {
      return page(saying: sentence)
    }
    return PageResponse(to: pool.link("settings").with([("done", Done.saved.rawValue)]))
  }
}
