internal import Cryptography
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// A page for people: a heading and a sentence.
///
/// Both are written here. Nothing of a request can stand in a `StaticString`, so nobody can put
/// words or elements into a page by the link to it.
struct Page: Sendable {
  let status: HTTPResponse.Status
  let heading: StaticString
  let sentence: StaticString

  var response: Response {
    var fields = Self.securityFields
    fields[.contentType] = "text/html; charset=utf-8"
    return Response(
      status: status,
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(string: html))
    )
  }

  private var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(heading)</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <h1>\(heading)</h1>
    <p>\(sentence)</p>
    </body>
    </html>

    """
  }

  private static let style: StaticString =
    "body{font:1.1em/1.5 sans-serif;max-width:34em;margin:4em auto;padding:0 1em}"

  private static let securityFields: HTTPFields = {
    let style = Base64.encode(SHA256.digest(of: Array("\(Self.style)".utf8)))
    return [
      .cacheControl: "no-store",
      // No script, no frame, nothing from elsewhere: the page shows words.
      .contentSecurityPolicy:
        "default-src 'none'; style-src 'sha256-\(style)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      // The address holds a code.
      .referrerPolicy: "no-referrer",
      .robots: "noindex",
      .xContentTypeOptions: "nosniff",
    ]
  }()
}
