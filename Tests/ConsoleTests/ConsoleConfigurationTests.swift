import ConsoleService
import HTTPServer
import Testing

@Suite("The console's configuration")
struct ConsoleConfigurationTests {
  private func fault(_ consoleURL: String, _ publicURL: String) -> String? {
    var configuration = ConsoleConfiguration()
    configuration.consoleURL = consoleURL
    configuration.publicURL = publicURL
    do throws(HTTPConfigurationFault) {
      try configuration.check()
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "CON-5: the console has no origin of the public pages, however both are written",
    arguments: [
      ("https://auth.example.com", "https://auth.example.com/cognito"),
      ("https://Auth.example.com:443", "https://auth.example.com"),
      ("http://localhost", "http://localhost:80/"),
    ]
  )
  func same(console: String, pages: String) {
    #expect(fault(console, pages) == "console-url must be another origin than public-url")
  }

  @Test(
    "a console of another host, port or scheme is taken, and its URL kept as browsers write it",
    arguments: [
      ("https://Console.example.com:443", "https://console.example.com"),
      ("https://auth.example.com:8443", "https://auth.example.com:8443"),
      ("http://auth.example.com", "http://auth.example.com"),
    ]
  )
  func other(console: String, kept: String) {
    #expect(fault(console, "https://auth.example.com/cognito") == nil)
    var configuration = ConsoleConfiguration()
    configuration.consoleURL = console
    #expect(configuration.consoleURL == kept)
  }

  @Test(
    "a URL that is more than an origin is refused",
    arguments: [
      "", "console.example.com", "https://console.example.com/console",
      "https://console.example.com?a", "https://console.example.com#a",
      "https://ada@console.example.com", "https://kön.example.com",
    ]
  )
  func more(console: String) {
    let fault = fault(console, "https://auth.example.com")
    #expect(fault?.hasPrefix("console-url must be a URL") == true)
  }
}
