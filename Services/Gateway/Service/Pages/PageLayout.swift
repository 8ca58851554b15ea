internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// How pages look, complete without script.
struct PageLayout: Sendable {
  let language: PageLanguage
  /// What the form proves itself by to this installation.
  let formCode: String
  /// The id of the request, which a page with an error shows.
  let requestID: String

  func response(_ page: Page) -> Response {
    var fields = Self.securityFields
    fields[.contentType] = "text/html; charset=utf-8"
    // Only to this installation, where a page has a form at all.
    fields[.contentSecurityPolicy] =
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action "
      + (page.button == nil ? "'none'" : "'self'")
    return Response(
      status: page.status,
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(string: html(page).text))
    )
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

  private func html(_ page: Page) -> HTML {
    let isError = page.alert != nil || page.status.code >= 400
    let heading = language.text(page.heading)
    let footer: HTML = isError ? reference : ""
    let title = isError ? "\(language.text(.errorInTitle)) \(heading)" : heading
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      \(StyleSheet.element)
      </head>
      <body>
      <main class="gate" id="main">
      <h1>\(heading)</h1>
      \(alert(page.alert))
      <p class="lead">\(language.text(page.lead))</p>
      \(form(page.button))
      </main>
      \(footer)
      </body>
      </html>

      """
  }

  private func alert(_ alert: Page.Alert?) -> HTML {
    guard let alert else { return "" }
    return """
      <div class="alert bad" role="alert" tabindex="-1"><p><strong>\(language.text(alert.title))</strong>
      \(language.text(alert.sentence))</p></div>
      """
  }

  /// Sent to the page's own address, so that no value of the address stands in the page.
  private func form(_ button: PageText?) -> HTML {
    guard let button else { return "" }
    return """
      <form class="stack" method="post">
      <input type="hidden" name="_csrf" value="\(formCode)">
      <button class="button primary wide" type="submit">\(language.text(button))</button>
      </form>
      """
  }

  private var reference: HTML {
    """
    <footer class="foot"><p>\(language.text(.reference)) <code>\(requestID)</code></p></footer>
    """
  }
}
