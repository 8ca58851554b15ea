import Domain
import Runtime
import Testing

@testable import ControlService

@Suite("Options of a private installation")
struct StackOptionsTests {
  private func options(
    environment: [String: String],
    listen: String = "127.0.0.1"
  ) throws -> StackOptions {
    var source = try ConfigurationSource(json: nil, environment: [:])
    return StackOptions(
      state: StateFolder("/tmp/state"),
      port: 8080,
      listenAddress: listen,
      environment: environment,
      installation: InstallationConfiguration(&source),
      programs: "/usr/bin"
    )
  }

  @Test("a service gets the settings that are its own and nothing else of the environment")
  func filtered() throws {
    let options = try options(environment: [
      "GATEHOUSE_LOG_LEVEL": "debug", "GATEHOUSE_TLS_CERTIFICATE_FILE": "/c",
      "GATEHOUSE_BIN": "/x", "AWS_SECRET_ACCESS_KEY": "s", "HOME": "/root",
      "GATEHOUSE_DATABASE_HOST": "elsewhere",
    ])
    let gateway = options.environment(of: .gateway)
    #expect(gateway["GATEHOUSE_TLS_CERTIFICATE_FILE"] == "/c")
    #expect(gateway["GATEHOUSE_LOG_LEVEL"] == "debug")
    let authentication = options.environment(of: .authentication)
    #expect(authentication["GATEHOUSE_LOG_LEVEL"] == "debug")
    #expect(authentication["GATEHOUSE_TLS_CERTIFICATE_FILE"] == nil)
    for environment in [gateway, authentication] {
      #expect(environment["GATEHOUSE_BIN"] == nil)
      #expect(environment["AWS_SECRET_ACCESS_KEY"] == nil)
      #expect(environment["GATEHOUSE_DATABASE_HOST"] == nil)
    }
  }

  @Test("the URL for this machine follows the address and TLS")
  func localURL() throws {
    #expect(try options(environment: [:]).localURL == "http://127.0.0.1:8080")
    #expect(try options(environment: [:], listen: "0.0.0.0").localURL == "http://127.0.0.1:8080")
    #expect(try options(environment: [:], listen: "::1").localURL == "http://[::1]:8080")
    let tls = try options(environment: ["GATEHOUSE_TLS_CERTIFICATE_FILE": "/c"])
    #expect(tls.localURL == "https://127.0.0.1:8080")
  }

  @Test("what runs detached is started with what was asked for, the console's port too")
  func detached() throws {
    var options = try options(environment: [:])
    #expect(!DetachedStack(options: options).arguments.contains("--console-port"))
    options.consolePort = 9300
    let arguments = DetachedStack(options: options).arguments
    let place = try #require(arguments.firstIndex(of: "--console-port"))
    #expect(arguments[place + 1] == "9300")
  }
}
