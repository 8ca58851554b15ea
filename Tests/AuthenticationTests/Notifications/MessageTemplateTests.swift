internal import Testing

@testable internal import AuthenticationNotifications

@Suite("A message's wording")
struct MessageTemplateTests {
  private func fill(
    _ template: String,
    code: String = "123456",
    username: String = "ann",
    link: String? = nil
  ) -> (text: String, isHTML: Bool) {
    MessageTemplate(text: template)
      .filled(MessageTemplate.Values(code: code, username: username, link: link))
  }

  @Test("has code and name in each of their places, and everything else as it is")
  func places() {
    let filled = fill("{username}: {####}, again {####} {username} {other} {#### {user {")
    #expect(filled.text == "ann: 123456, again 123456 ann {other} {#### {user {")
    #expect(!filled.isHTML)
  }

  @Test(
    "takes a name for nothing but a name (template injection)",
    arguments: [
      "{####}", "{username}", "{{####}}", "{##x##}", "{#{####}###}", "{user{username}name}",
    ]
  )
  func templateInjection(name: String) {
    #expect(fill("Hello {username}.", username: name).text == "Hello \(name).")
    #expect(fill("{username}{####}", username: name).text == "\(name)123456")
    let linked = fill("{username} {##here##}", username: name, link: "https://id.example.com/x")
    #expect(linked.text == "\(name) <a href=\"https://id.example.com/x\">here</a>")
  }

  @Test("shows a name's elements as text wherever the wording is HTML")
  func htmlInjection() {
    let name = "<img src=x onerror='a()'>&\""
    let escaped = "&lt;img src=x onerror=&#39;a()&#39;&gt;&amp;&quot;"
    let filled = fill("<p>Hello {username}</p>", username: name)
    #expect(filled.isHTML && filled.text == "<p>Hello \(escaped)</p>")
    #expect(fill("Hello {username}", username: name).text == "Hello \(name)")
    #expect(!fill("Hello {username}", username: name).isHTML)
    #expect(fill("1 < 2 {username}", username: name).isHTML == false)
  }

  @Test("has a link for its words, which no part of the address can leave")
  func links() {
    let filled = fill("Please {##Click Here##} or {##there##}", link: "https://x/?a=1&b=\"><b>")
    let href = "https://x/?a=1&amp;b=&quot;&gt;&lt;b&gt;"
    #expect(
      filled.text == "Please <a href=\"\(href)\">Click Here</a> or <a href=\"\(href)\">there</a>"
    )
    #expect(filled.isHTML)
    // Without a link the place means nothing.
    #expect(fill("{##Click##} {####}").text == "{##Click##} 123456")
    #expect(fill("{##open {username}", link: "https://x").text == "{##open ann")
  }
}
