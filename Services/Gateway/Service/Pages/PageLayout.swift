internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// How pages look, complete without script.
struct PageLayout: Sendable {
  let language: PageLanguage
  /// What a form of a page of that name proves itself by to this installation; nil stands for this page.
  let formCode: @Sendable (String?) -> String
  /// The id of the request, which a page with an error shows.
  let requestID: String

  /// For a page without a form.
  init(language: PageLanguage, requestID: String) {
    self.init(language: language, formCode: { _ in "" }, requestID: requestID)
  }

  init(
    language: PageLanguage,
    formCode: @escaping @Sendable (String?) -> String,
    requestID: String
  ) {
    self.language = language
    self.formCode = formCode
    self.requestID = requestID
  }

  func response(_ page: Page) -> Response {
    var fields = Self.securityFields
    fields[.contentType] = "text/html; charset=utf-8"
    fields[.contentSecurityPolicy] = Self.policy(page)
    return Response(
      status: page.status,
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(string: html(page).text))
    )
  }

  /// Nothing but our own style sheet and script, and forms that go nowhere but here.
  ///
  /// Chromium holds a form's whole chain of redirects to `form-action`: without the application's origin it would
  /// stop the browser on its way back. Only the one that was checked for this request stands there.
  private static func policy(_ page: Page) -> String {
    let targets = ["'self'", page.destination.flatMap(safeSource)].compactMap { $0 }
    return """
      default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; \
      require-trusted-types-for 'script'; base-uri 'none'; frame-ancestors 'none'; form-action \
      \(page.hasForm ? targets.joined(separator: " ") : "'none'")
      """
  }

  /// An origin or an app's scheme, as a policy names it; nil for what could end its directive.
  private static func safeSource(_ destination: String) -> String? {
    let isPlain = destination.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || ":/.-+[]".utf8.contains(byte)
    }
    return isPlain && destination.contains(":") ? destination : nil
  }

  private static let securityFields: HTTPFields = [
    .cacheControl: "no-store",
    // With `no-referrer` a browser would send `Origin: null` with the page's own form. The address may hold
    // a code, which no other site gets.
    .referrerPolicy: "same-origin",
    .crossOriginOpenerPolicy: "same-origin-allow-popups",
    .robots: "noindex",
    .xContentTypeOptions: "nosniff",
  ]

  func html(_ page: Page) -> HTML {
    let heading = language.text(page.heading)
    let titled = page.brand.map { "\(heading) – \($0)" } ?? heading
    let title = page.isError ? "\(language.text(.errorInTitle)) \(titled)" : titled
    return """
      <!DOCTYPE html>
      <html lang="\(language.tag)" dir="\(language.direction)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      \(PageAssets.links)
      </head>
      <body>
      <main class="gate" id="main">
      \(brand(page.brand))<h1>\(heading)</h1>
      \(HTML.lines([alert(page.alert), lead(page.lead), form(page.form), blocks(page)]))
      </main>
      \(footer(page))
      </body>
      </html>

      """
  }

  private func brand(_ name: String?) -> HTML {
    guard let name, let first = name.first else { return "" }
    return """
      <p class="brand"><span class="mark" aria-hidden="true">\(first.uppercased())</span>\
      <bdi>\(name)</bdi></p>

      """
  }

  private func lead(_ sentence: PageSentence?) -> HTML {
    guard let sentence else { return "" }
    return "<p class=\"lead\">" + language.html(sentence) + "</p>"
  }

  private func alert(_ alert: PageAlert?) -> HTML {
    guard let alert else { return "" }
    let icon = alert.tone == .ok ? PageIcon.done : .alert
    let detail: HTML = alert.detail.map { "<br>" + language.apart($0) } ?? ""
    return """
      <div class="alert \(alert.tone.rawValue)" id="alert" role="\(alert.tone == .ok ? "status" : "alert")" \
      tabindex="-1">\(icon.html)<div><strong>\(language.text(alert.title))</strong>
      \(pointer(language.text(alert.sentence), alert.field))\(detail)</div></div>
      """
  }

  /// A sentence that leads to the field that it is about.
  private func pointer(_ sentence: String, _ field: String?) -> HTML {
    guard let field else { return "\(sentence)" }
    return PageAddress(field: field).link("\(sentence)")
  }

  private func form(_ form: PageForm?) -> HTML {
    form.map { FormLayout(language: language, formCode: formCode).html($0) } ?? ""
  }

  private func blocks(_ page: Page) -> HTML {
    guard !page.blocks.isEmpty else { return "" }
    let layout = BlockLayout(
      language: language,
      formCode: formCode,
      requestID: page.reference ?? requestID
    )
    return HTML.lines(["<div class=\"stack next\">"] + page.blocks.map(layout.html) + ["</div>"])
  }

  private func footer(_ page: Page) -> HTML {
    guard page.isError, !page.blocks.contains(where: { $0.isReference }) else { return "" }
    return """
      <footer class="foot"><p>\(language.text(.reference)) <code>\(page.reference ?? requestID)</code></p></footer>
      """
  }
}
