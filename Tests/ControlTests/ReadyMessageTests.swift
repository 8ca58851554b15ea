import Runtime
import Testing

@testable import ControlService

@Suite("What gatehousectl up prints")
struct ReadyMessageTests {
  private func message(_ origin: AccessKeyPair.Origin) throws -> ReadyMessage {
    var source = try ConfigurationSource(json: nil, environment: [:])
    return ReadyMessage(
      options: StackOptions(
        state: StateFolder("/tmp/somebody's state"),
        port: 8080,
        listenAddress: "127.0.0.1",
        environment: [:],
        installation: InstallationConfiguration(&source),
        programs: "/usr/bin"
      ),
      key: AccessKeyPair(id: "AKIAEXAMPLE", secret: "wonderful"),
      origin: origin,
      metricsPort: 9464,
      took: .seconds(1)
    )
  }

  @Test("the secret is printed at the start that made it, and in no log")
  func secret() throws {
    let first = try message(.file(isNew: true))
    #expect(first.text.components("wonderful") == 1)
    #expect(first.textWithoutSecret.components("wonderful") == 0)
    for origin in [AccessKeyPair.Origin.file(isNew: false), .environment] {
      let later = try message(origin)
      #expect(later.text.components("wonderful") == 0)
      #expect(later.text == later.textWithoutSecret)
      #expect(later.text.contains("AKIAEXAMPLE"))
    }
  }

  @Test("the lines for a shell read the secret from its file, whatever the folder is called")
  func shell() throws {
    let text = try message(.file(isNew: false)).text
    #expect(
      text.contains(
        "AWS_SECRET_ACCESS_KEY=$(cut -d' ' -f2 '/tmp/somebody'\\''s state/secrets/access-key')"
      )
    )
    #expect(!(try message(.environment).text.contains("AWS_SECRET_ACCESS_KEY=")))
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
