internal import Markup
internal import QRCode

/// How an authenticator is set up: scan, or type the key, then show a code.
struct SetUpLayout: Sendable {
  let language: PageLanguage

  func html(_ setUp: AuthenticatorSetUp) -> HTML {
    let link: HTML =
      PageAddress(authenticatorKey: setUp.uri).map { address in
        """
        <p class="after">\(address.link("\(language.text(.setUpOpenApp))"))</p>
        """
      } ?? ""
    return """
      <div class="steps"><h2>\(language.text(.setUpScan))</h2>
      \(picture(setUp.uri))
      \(link)
      <p class="after muted" id="secret-label">\(language.text(.setUpType))</p>
      <p><code class="secret" aria-labelledby="secret-label" role="group">\(Self.groups(setUp.secret))\
      </code></p></div>
      """
  }

  /// Dark on white in both modes: scanners read nothing else.
  private func picture(_ text: String) -> HTML {
    // A key is never too long for a code; without memory the key in letters remains.
    guard let code = try? QRCode(text) else { return "" }
    return """
      <div class="qr"><svg role="img" aria-label="\(language.text(.setUpPicture))" \
      viewBox="0 0 \(String(code.extent)) \(String(code.extent))" shape-rendering="crispEdges">\
      <path fill="#000" d="\(code.path)"/></svg></div>
      """
  }

  /// In groups of four letters.
  private static func groups(_ secret: String) -> String {
    var groups: [Substring] = []
    var rest = secret[...]
    while !rest.isEmpty {
      groups.append(rest.prefix(4))
      rest = rest.dropFirst(4)
    }
    return groups.joined(separator: " ")
  }
}
