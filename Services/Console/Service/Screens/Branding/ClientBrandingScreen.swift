internal import AuthenticationMessages
internal import AuthenticationStubs
internal import GatehouseMessages
internal import Markup
internal import RPC

/// The look of one client's sign-in pages: its document, what of it some users cannot read, and its end.
struct ClientBrandingScreen: Sendable {
  private let subject: ClientVisit

  init(_ subject: ClientVisit) {
    self.subject = subject
  }

  private var pool: PoolVisit { subject.pool }
  private var own: PageLink { pool.link("branding", subject.id) }
  private var crumbs: [(text: String, link: PageLink)] {
    [("Managed login", pool.link("branding"))]
  }
  private var isEditable: Bool { pool.may(.administrator) }

  /// A page of sixty kilobytes holds no larger document, whose quotes take six characters each.
  private static let mostShown = 40_000

  func show() async throws(PageFailure) -> PageResponse { page(of: try await style()) }

  /// The client's style; nil where it has none.
  private func style() async throws(PageFailure) -> ManagedLoginBrandingType? {
    let request = DescribeManagedLoginBrandingByClientRequest(
      userPoolId: pool.id,
      clientId: subject.id
    )
    do throws(PageFailure) {
      return try await subject.visit.calls.ask { (calls, context) async throws(RPCError) in
        try await calls.operations.describeManagedLoginBrandingByClient(request, context: context)
      }.managedLoginBranding
    } catch .notFound {
      return nil
    }
  }

  private func page(
    of style: ManagedLoginBrandingType?,
    typed: String? = nil,
    saying fault: String? = nil
  ) -> PageResponse {
    let document = typed ?? style?.settings?.text
    return Page(
      title: "Look of \(subject.name)",
      pool: pool.page,
      crumbs: crumbs,
      section: .branding,
      aside: actions(style),
      body: [
        Fields.alert(fault), state(of: style), previews ?? "",
        StyleFindingsPart(document).html ?? "", editor(document),
        Pieces.copyAs(commands(style)),
      ]
    ).response(for: subject.visit, status: fault == nil ? 200 : 400)
  }

  private func actions(_ style: ManagedLoginBrandingType?) -> HTML? {
    guard isEditable, style != nil else { return nil }
    return """
      <span class="end row"><a class="button bad" href="\(pool.link("branding", subject.id, "reset"))">Reset…</a></span>
      """
  }

  private func state(of style: ManagedLoginBrandingType?) -> HTML {
    guard let style else {
      return """
        <section class="panel" aria-labelledby="bs"><header><h2 id="bs">The look</h2></header>
        \(Pieces.empty("The client has the usual look", "A document of its own changes colours, corners and places."))
        </section>
        """
    }
    let images = (style.assets ?? []).map { asset -> HTML in
      """
      <li>\((asset.category ?? "").replacing("_", with: " ").lowercased()), \((asset.colorMode ?? "").lowercased()), \
      <span class="num">\(Words.number(Int64(asset.bytes?.count ?? 0)))</span> bytes</li>
      """
    }
    let list: HTML =
      images.isEmpty
      ? "None"
      : """
      <ul>\(images)</ul>
      """
    return """
      <section class="panel" aria-labelledby="bs"><header><h2 id="bs">The look</h2></header>
      <dl class="set">
      <dt><strong>Kind</strong></dt><dd>\(
        style.useCognitoProvidedValues == true ? "The provided values" : "A document of its own"
      )</dd>
      <dt><strong>Branding ID</strong></dt><dd class="mono">\(style.managedLoginBrandingId)</dd>
      <dt><strong>Images</strong></dt><dd>\(list)<p class="hint">They are set by the API, and stay where the document is \
      saved here.</p></dd>
      <dt><strong>Changed</strong></dt><dd class="num">\(Words.time(style.lastModifiedDateUnixMillis)) UTC</dd>
      </dl></section>
      """
  }

  /// The pages themselves, in the languages that they have.
  private var previews: HTML? {
    guard ClientTrial(subject.client).isPossible else { return nil }
    let links = ClientTrial.languages.map { language -> HTML in
      """
      <a class="button slim" href="\(subject.link("try").with([("lang", language)]))" lang="\(language)">\(language)</a>
      """
    }
    return """
      <section class="panel" aria-labelledby="bp"><header><h2 id="bp">See it</h2><span class="muted">The sign-in page \
      itself. It follows the browser’s light or dark mode.</span></header>
      <p class="body row">\(links)</p></section>
      """
  }

  private func editor(_ document: String?) -> HTML {
    let text = document ?? ""
    let isShown = HTML("\(text)").text.utf8.count <= Self.mostShown
    let contents: HTML
    if !isShown {
      contents = """
        <p class="body">The document is too large for this page. Change it by the API.</p>
        """
    } else if isEditable {
      contents = """
        <form class="body" method="post" action="\(own)">\(subject.visit.formSecret)
        \(Fields.lines(
          "settings",
          "Settings",
          text,
          hint: "JSON, as Settings of CreateManagedLoginBranding. What pages do not use is kept.",
          rows: 16
        ))
        <p class="row"><button class="button primary" type="submit">Save</button></p>
        </form>
        """
    } else {
      contents = """
        <pre data-copy>\(text.isEmpty ? "None" : text)</pre>
        """
    }
    return """
      <section class="panel" aria-labelledby="bd"><header><h2 id="bd">Document</h2></header>
      \(contents)
      </section>
      """
  }

  private func commands(_ style: ManagedLoginBrandingType?) -> [String] {
    let names = "--user-pool-id \(pool.id)"
    let change =
      if let id = style?.managedLoginBrandingId {
        "update-managed-login-branding \(names) --managed-login-branding-id \(id)"
      } else {
        "create-managed-login-branding \(names) --client-id \(subject.id)"
      }
    return [
      "aws cognito-idp describe-managed-login-branding-by-client \(names) --client-id \(subject.id)",
      "aws cognito-idp \(change) --settings file://settings.json",
      """
      resource "aws_cognito_managed_login_branding" "look" {
        user_pool_id = "\(pool.id)"
        client_id    = "\(subject.id)"
        settings     = file("settings.json")
      }
      """,
    ]
  }

  /// Saves the document, of a client that has none as its first.
  func save() async throws(PageFailure) -> PageResponse {
    let typed = subject.visit.request.form["settings"]
    let style = try await style()
    guard let typed else { return page(of: style, typed: "", saying: "The document is empty.") }
    let (pool, client) = (pool.id, subject.id)
    do throws(PageFailure) {
      _ = try await subject.visit.calls.change { (calls, context) async throws(RPCError) in
        guard let id = style?.managedLoginBrandingId else {
          _ = try await calls.operations.createManagedLoginBranding(
            CreateManagedLoginBrandingRequest(
              userPoolId: pool,
              clientId: client,
              settings: JSONDocument(text: typed)
            ),
            context: context
          )
          return
        }
        _ = try await calls.operations.updateManagedLoginBranding(
          UpdateManagedLoginBrandingRequest(
            userPoolId: pool,
            managedLoginBrandingId: id,
            settings: JSONDocument(text: typed)
          ),
          context: context
        )
      }
    } catch .refused(let sentence) {
      return page(of: style, typed: typed, saying: sentence)
    }
    return PageResponse(to: own.with([("done", Done.saved.rawValue)]))
  }

  private var resetting: Confirmation {
    Confirmation(
      title: "Reset the look of \(subject.name)?",
      consequence: "Its sign-in pages have the usual look at once. The document and the images go.",
      button: "Reset the look",
      action: pool.link("branding", subject.id, "reset"),
      back: own,
      command: "aws cognito-idp delete-managed-login-branding --user-pool-id \(pool.id) "
        + "--managed-login-branding-id ID"
    )
  }

  func askToReset() -> PageResponse {
    resetting.page(pool, .branding, crumbs: crumbs + [(subject.name, own)])
  }

  func reset() async throws(PageFailure) -> PageResponse {
    guard let id = try await style()?.managedLoginBrandingId else { throw .notFound }
    let request = DeleteManagedLoginBrandingRequest(
      managedLoginBrandingId: id,
      userPoolId: pool.id
    )
    _ = try await subject.visit.calls.change { (calls, context) async throws(RPCError) in
      try await calls.operations.deleteManagedLoginBranding(request, context: context)
    }
    return PageResponse(to: own.with([("done", Done.lookReset.rawValue)]))
  }
}
