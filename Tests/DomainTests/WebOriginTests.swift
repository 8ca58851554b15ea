import Domain
import Testing

@Suite("Origins of pages")
struct WebOriginTests {
  @Test(
    "is told as browsers write it",
    arguments: [
      ("https://console.example.com", "https://console.example.com"),
      ("HTTPS://Console.Example.com:443", "https://console.example.com"),
      ("https://console.example.com:0443", "https://console.example.com"),
      ("http://localhost:80", "http://localhost"), ("http://localhost:443", "http://localhost:443"),
      ("http://127.0.0.1:9231", "http://127.0.0.1:9231"),
      ("https://[2001:DB8::1]", "https://[2001:db8::1]"),
      ("https://[::1]:8443", "https://[::1]:8443"),
    ]
  )
  func written(text: String, origin: String) {
    #expect(WebOrigin(text)?.text == origin)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "console.example.com", "https://", "https://:443", "ftp://console.example.com",
      "https://console.example.com/", "https://console.example.com/console",
      "https://console.example.com?", "https://console.example.com#",
      "https://a@console.example.com",
      "https://console.example.com:", "https://console.example.com:0",
      "https://console.example.com:65536", "https://console.example.com:+443",
      "https://console.example.com:443:443", "https://console example.com", "https://[::1",
      "https://::1", "https://[::1]443", "https://kön.example.com", "https://a\\b",
      "javascript://a",
    ]
  )
  func refused(text: String) {
    #expect(WebOrigin(text) == nil)
  }

  @Test("is a URL's, whatever path follows")
  func url() {
    let origin = WebOrigin("https://id.example.com")
    for end in ["", "/", "/cognito", ":443/cognito", "?a=b", "#a"] {
      #expect(WebOrigin(ofURL: "https://ID.example.com\(end)") == origin)
    }
    #expect(WebOrigin(ofURL: "https://id.example.com:8443/cognito") != origin)
    #expect(WebOrigin(ofURL: "id.example.com/cognito") == nil)
  }
}
