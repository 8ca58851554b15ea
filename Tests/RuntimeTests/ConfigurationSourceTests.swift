import Postgres
import Testing

@testable import Runtime

@Suite("Configuration")
struct ConfigurationSourceTests {
  private func faults(
    _ json: String,
    environment: [String: String] = [:],
    _ read: (inout ConfigurationSource) -> Void
  ) -> [String] {
    do throws(ConfigurationFaults) {
      var source = try ConfigurationSource(json: Array(json.utf8), environment: environment)
      read(&source)
      try source.finish()
      return []
    } catch {
      return error.sentences
    }
  }

  @Test("a value of the file is found under its dotted key")
  func nestedValue() throws {
    var source = try ConfigurationSource(
      json: Array(#"{"database": {"port": 6543, "host": "h"}, "flag": true}"#.utf8),
      environment: [:]
    )
    let port = source.integer("database", "port", default: 1, in: 1...65_535)
    let host = source.string("database", "host")
    let flag = source.boolean("flag", default: false)
    let absent = source.string("absent", default: "fallback")
    #expect(port == 6543 && host == "h" && flag && absent == "fallback")
    try source.finish()
  }

  @Test("what is read is known with its kind, default and bounds; what is read twice is told once")
  func declared() throws {
    var source = try ConfigurationSource(json: Array(#"{"port": 70000}"#.utf8), environment: [:])
    for _ in 0..<2 {
      _ = source.integer("port", default: 1, in: 0...65_535)
      _ = source.string("database", "host")
    }
    _ = source.seconds("limits", "wait", default: .seconds(9))
    #expect(
      source.keys == [
        ConfigurationKey(
          name: "database.host",
          kind: .text,
          usual: nil,
          range: nil,
          isRequired: true
        ),
        ConfigurationKey(
          name: "limits.wait",
          kind: .seconds,
          usual: "9",
          range: "1 to 3600",
          isRequired: false
        ),
        ConfigurationKey(
          name: "port",
          kind: .wholeNumber,
          usual: "1",
          range: "0 to 65535",
          isRequired: false
        ),
      ]
    )
    #expect(throws: ConfigurationFaults.self) { try source.checkWhatWasRead() }
    do throws(ConfigurationFaults) {
      try source.finish()
    } catch {
      #expect(error.sentences.count == 2, "\(error)")
    }
  }

  @Test("the environment overrides the file")
  func environmentWins() throws {
    var source = try ConfigurationSource(
      json: Array(#"{"database": {"password-file": "a"}, "port": 1}"#.utf8),
      environment: ["GATEHOUSE_DATABASE_PASSWORD_FILE": "/b", "GATEHOUSE_PORT": "2", "HOME": "/"]
    )
    let file = source.secretFile("database", "password-file", default: nil)
    let port = source.integer("port", default: 0, in: 0...9)
    #expect(file?.path == "/b")
    #expect(port == 2)
    try source.finish()
  }

  @Test("what all processes share is overridden by a process's own file; not all must know it")
  func installation() throws {
    var source = try ConfigurationSource(
      json: Array(#"{"database": {"name": "own"}}"#.utf8),
      installation: Array(
        #"{"region": "eu-west-1", "database": {"name": "shared", "port": 6543}}"#.utf8
      ),
      environment: [:]
    )
    let name = source.string("database", "name")
    let port = source.integer("database", "port", default: 1, in: 1...65_535)
    #expect(name == "own")
    #expect(port == 6543)
    try source.finish()
  }

  @Test("a shared value of another type is refused by the processes that read it")
  func installationType() throws {
    var source = try ConfigurationSource(
      json: nil,
      installation: Array(#"{"database": {"port": "many"}}"#.utf8),
      environment: [:]
    )
    _ = source.integer("database", "port", default: 1, in: 1...65_535)
    let error = #expect(throws: ConfigurationFaults.self) { try source.finish() }
    #expect(error?.sentences == ["database.port: must be a whole number"])
  }

  @Test("an unknown key is refused by name, with the known ones")
  func unknownKey() {
    let sentences = faults(#"{"known": "x", "database": {"prot": 1}}"#) {
      _ = $0.string("known")
    }
    #expect(sentences == ["database.prot: unknown key", "known keys: known"])
  }

  @Test("an unknown environment variable is refused by name")
  func unknownVariable() {
    let sentences = faults("{}", environment: ["GATEHOUSE_PROT": "1"]) {
      _ = $0.string("port", default: "")
    }
    #expect(
      sentences == [
        "GATEHOUSE_PROT: unknown environment variable", "known variables: GATEHOUSE_PORT",
      ]
    )
  }

  @Test("all faults are reported at once")
  func severalFaults() {
    let sentences = faults(#"{"port": "many", "level": "loud", "mixed": [1, "a"]}"#) {
      _ = $0.integer("port", default: 0, in: 0...9)
      _ = $0.choice("level", default: LogFormat.json)
      _ = $0.string("region")
    }
    #expect(
      sentences == [
        "level: must be one of logfmt, json", "mixed: must be a list of strings",
        "port: must be a whole number",
        "region: must be given (in the file, or as GATEHOUSE_REGION)",
      ]
    )
  }

  @Test(
    "a file that is not a JSON object is refused with a sentence",
    arguments: ["", "[]", "{", "{\"a\": }", "nonsense", "\u{0}"]
  )
  func malformedFile(text: String) {
    #expect(faults(text) { _ in }.count == 1)
  }

  @Test("a number out of bounds is refused with the bounds")
  func bounds() {
    let sentences = faults(#"{"port": 70000}"#) {
      _ = $0.integer("port", default: 1, in: 1...65_535)
    }
    #expect(sentences == ["port: must be between 1 and 65535"])
  }

  @Test("a relative secret file is one of systemd's credentials when there are any")
  func credentials() throws {
    var source = try ConfigurationSource(
      json: Array(#"{"seal-key-file": "seal-keys"}"#.utf8),
      environment: ["CREDENTIALS_DIRECTORY": "/run/credentials/x"]
    )
    let file = source.secretFile("seal-key-file", default: nil)
    #expect(file?.path == "/run/credentials/x/seal-keys")
    #expect(file?.isCredential == true)
  }

  @Test("a caller list names a service that is offered and a user that exists")
  func allowedCallers() {
    let sentences = faults(#"{"allowed-callers": {"a.v1.A": ["nobody-like-this"], "b": ["root"]}}"#)
    {
      _ = AllowedCallers(&$0, services: ["a.v1.A"])
    }
    #expect(
      sentences == [
        "allowed-callers.a.v1.A: no user is named nobody-like-this",
        "allowed-callers.b: unknown key",
        "known keys: allowed-callers.a.v1.A, allowed-callers.gatehouse.rpc.v1.HealthService, "
          + "allowed-callers.gatehouse.runtime.v1.MetricsService, "
          + "allowed-callers.gatehouse.runtime.v1.TracesService",
      ]
    )
  }

  @Test("a run directory that leaves no room for a socket's name is refused")
  func longRunDirectory() {
    let long = "/" + String(repeating: "x", count: 100)
    let sentences = faults("{\"run-directory\": \"\(long)\"}") {
      _ = ProcessConfiguration(&$0)
    }
    #expect(sentences == ["run-directory: is too long for a Unix socket's path"])
  }

  private func database(_ json: String) throws -> DatabaseConfiguration {
    var source = try ConfigurationSource(json: Array(json.utf8), environment: [:])
    let database = DatabaseConfiguration(&source, schema: "x")
    try source.finish()
    return database
  }

  @Test("a database elsewhere proves itself by TLS unless the operator decides otherwise")
  func databaseTLS() throws {
    let system = PostgresPool.TLS.verifyFull(authorities: "/etc/ssl/certs/ca-certificates.crt")
    let expected: [(String, PostgresPool.TLS)] = [
      (#"{}"#, .disable),
      (#"{"host": "/run/postgresql"}"#, .disable),
      (#"{"host": "localhost"}"#, .disable),
      (#"{"host": "::1"}"#, .disable),
      (#"{"host": "/run/postgresql,db.example.com"}"#, system),
      (#"{"host": "/run/first, /run/second"}"#, .disable),
      (#"{"host": "db.example.com"}"#, system),
      (#"{"host": "10.0.0.5"}"#, system),
      (#"{"host": "db.example.com", "ca-file": "/ca.pem"}"#, .verifyFull(authorities: "/ca.pem")),
      (#"{"host": "db.example.com", "tls": "require"}"#, .require),
      (#"{"host": "db.example.com", "tls": "off"}"#, .disable),
      (#"{"host": "localhost", "tls": "verify-full"}"#, system),
    ]
    for (json, tls) in expected {
      #expect(try database(#"{"database": \#(json)}"#).tls == tls, "\(json)")
    }
  }

  @Test("a connection string, which may hold a password, is refused and not repeated")
  func connectionStrings() {
    for (key, value) in [
      ("host", "postgres://u:geheim@db/x"), ("name", "dbname=x password=geheim"),
      ("user", "postgresql://u:geheim@db"),
    ] {
      let sentences = faults(#"{"database": {"\#(key)": "\#(value)"}}"#) {
        _ = DatabaseConfiguration(&$0, schema: "x")
      }
      #expect(sentences == ["database.\(key): must not be a connection string"])
    }
  }

  @Test("a database's authorities that would not be asked, and unknown words, are refused")
  func databaseTLSFaults() {
    #expect(
      faults(#"{"database": {"ca-file": "/ca.pem"}}"#) {
        _ = DatabaseConfiguration(&$0, schema: "x")
      } == ["database.ca-file: is used by tls verify-full alone"]
    )
    #expect(
      faults(#"{"database": {"host": "h", "tls": "prefer"}}"#) {
        _ = DatabaseConfiguration(&$0, schema: "x")
      } == ["database.tls: must be one of off, require, verify-full"]
    )
  }

  @Test("the owner, who migrates in a session, is refused a pooler")
  func ownersPooler() throws {
    let json = #"{"database": {"pooler": "transaction"}}"#
    #expect(try database(json).pooler == .transaction)
    let sentences = faults(json) { _ = DatabaseConfiguration(owner: &$0) }
    #expect(sentences.count == 1)
    #expect(sentences.first?.hasPrefix("database.pooler: must be none for the owner") == true)
  }
}
