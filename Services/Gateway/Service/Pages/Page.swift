internal import Cryptography
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// A page for people: a heading and a sentence.
struct Page: Sendable {
  let status: HTTPResponse.Status
  let heading: String
  let sentence: String

  var response: Response {
    var fields = Self.securityFields
    fields[.contentType] = "text/html; charset=utf-8"
    return Response(
      status: status,
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(string: html.text))
    )
  }

  private var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(heading)</title>
    \(Self.styleElement)
    </head>
    <body>
    <h1>\(heading)</h1>
    <p>\(sentence)</p>
    </body>
    </html>

    """
  }

  private static let styleElement: HTML =
    "<style>body{font:1.1em/1.5 sans-serif;max-width:34em;margin:4em auto;padding:0 1em}</style>"

  private static let securityFields: HTTPFields = {
    let style = styleElement.text.dropFirst("<style>".count).dropLast("</style>".count)
    let hash = Base64.encode(SHA256.digest(of: Array(style.utf8)))
    return [
      .cacheControl: "no-store",
      // No script, no frame, nothing from elsewhere: the page shows words.
      .contentSecurityPolicy:
        "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      // The address holds a code.
      .referrerPolicy: "no-referrer",
      .robots: "noindex",
      .xContentTypeOptions: "nosniff",
    ]
  }()
}

extension Answer {
  /// A page; `result` is a word of a closed set.
  init(_ page: Page, result: String = RequestMetrics.success) {
    self.init(response: page.response, result: result)
  }
}
