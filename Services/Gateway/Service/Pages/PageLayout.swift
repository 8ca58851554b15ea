internal import HTTPTypes
internal import HummingbirdCore
internal import Markup
internal import NIOCore

/// How pages look, complete without script.
struct PageLayout: Sendable {
  let language: PageLanguage
  /// What a form of a page of that name proves itself by to this installation; nil stands for this page.
  let formCode: @Sendable (String?) -> String
  /// The id of the request, which a page with an error shows.
  let requestID: String
  /// What the pool's operator says on each page.
  private let templates: PoolTemplates

  /// For a page without a form.
  init(language: PageLanguage, requestID: String) {
    self.init(language: language, formCode: { _ in "" }, requestID: requestID)
  }

  init(
    language: PageLanguage,
    formCode: @escaping @Sendable (String?) -> String,
    requestID: String,
    templates: PoolTemplates = PoolTemplates()
  ) {
    self.language = templates.language(language)
    self.templates = templates
    self.formCode = formCode
    self.requestID = requestID
  }

  func response(_ page: Page) -> Response {
    var fields = Self.securityFields
    fields[.contentType] = "text/html; charset=utf-8"
    fields[.contentSecurityPolicy] = Self.policy(page)
    fields[.refresh] = page.refresh
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
    let titled = (page.brand ?? page.account?.app).map { "\(heading) – \($0)" } ?? heading
    let title = page.isError ? "\(language.text(.errorInTitle)) \(titled)" : titled
    return """
      <!DOCTYPE html>
      <html lang="\(language.tag)" dir="\(language.direction)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      \(HTML.lines([PageAssets.links, page.look?.links ?? ""]))
      </head>
      <body>
      \(band(page.look?.header, .above))\(frameStart(page))
      \(own(templates.header(in: language), .above))\(brand(page))\(graphic(page))<h1>\(heading)</h1>
      \(HTML.lines([alert(page.alert), lead(page.lead), first(page), form(page.form), blocks(page)]))
      </main>\(frameEnd(page))
      \(own(templates.footer(in: language), .below))\
      \(FootLayout(language: language, requestID: requestID).html(page))\(band(page.look?.footer, .below))
      </body>
      </html>

      """
  }

  private func frameStart(_ page: Page) -> HTML {
    guard let frame = page.account else { return "<main class=\"gate\" id=\"main\">" }
    let layout = AccountLayout(language: language, formCode: formCode)
    return HTML.lines([
      layout.bar(frame, logo: page.look?.logo), "<div class=\"shell\">", layout.menu(frame),
      "<main id=\"main\">",
    ])
  }

  private func frameEnd(_ page: Page) -> HTML { page.account == nil ? "" : "</div>" }

  private enum BandPlace {
    case above
    case below
  }

  private func band(_ band: PageBand?, _ place: BandPlace) -> HTML {
    guard let band else { return "" }
    let logo = band.logo?.html() ?? ""
    switch place {
    case .above: return "<header class=\"page-header\">" + logo + "</header>\n"
    case .below: return "\n<footer class=\"page-footer\">" + logo + "</footer>"
    }
  }

  /// An operator's own words.
  private func own(_ words: HTML, _ place: BandPlace) -> HTML {
    guard !words.text.isEmpty else { return "" }
    switch place {
    case .above: return "<div class=\"own small\">" + words + "</div>\n"
    case .below: return "<div class=\"own small foot\">" + words + "</div>\n"
    }
  }

  private func graphic(_ page: Page) -> HTML {
    guard let image = page.graphic.flatMap({ page.look?.graphics[$0] }) else { return "" }
    return "<p class=\"graphic\">" + image.html() + "</p>\n"
  }

  private func brand(_ page: Page) -> HTML {
    guard let name = page.brand, let first = name.first else { return "" }
    if let logo = page.look?.logo {
      return "<p class=\"brand\">" + logo.html(name) + "</p>\n"
    }
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

  private func first(_ page: Page) -> HTML {
    guard !page.first.isEmpty else { return "" }
    let blocks = page.first.map(blockLayout(page).html)
    return HTML.lines(["<div class=\"stack\">"] + blocks + ["</div>"])
  }

  private func blocks(_ page: Page) -> HTML {
    guard !page.blocks.isEmpty else { return "" }
    let blocks = page.blocks.map(blockLayout(page).html)
    return HTML.lines(["<div class=\"stack next\">"] + blocks + ["</div>"])
  }

  private func blockLayout(_ page: Page) -> BlockLayout {
    BlockLayout(
      language: language,
      formCode: formCode,
      requestID: page.reference ?? requestID,
      providerIcon: page.look?.providerIcon,
      isInSection: page.blocks.first?.isSection ?? false
    )
  }
}
