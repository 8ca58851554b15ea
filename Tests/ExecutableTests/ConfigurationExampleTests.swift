import Domain
import FoundationEssentials
import OperatingSystem
import Testing

@Suite("Configuration examples")
struct ConfigurationExampleTests {
  private static let services = ServiceName.allCases.map(\.rawValue)

  /// The users of the examples exist where the package is installed, not where it is tested.
  private func text(of example: String) throws -> String {
    let path = "\(Executables.checkout)/deploy/config/\(example).json"
    let bytes = try FileContents.read(path, maxBytes: 65_536).bytes
    return String(decoding: bytes, as: UTF8.self)
      .replacing(/"gatehouse-[a-z-]+"/, with: "\"root\"")
  }

  /// The lines of a service's unit.
  private func unit(of service: String) throws -> [Substring] {
    let unit = try FileContents.read(
      "\(Executables.checkout)/deploy/systemd/gatehouse-\(service)@.service",
      maxBytes: 65_536
    ).bytes
    return String(decoding: unit, as: UTF8.self).split(separator: "\n")
  }

  private func check(
    _ configuration: String,
    by service: String
  ) async throws -> (exit: ChildProcess.Exit, output: String) {
    try await Executables.withFolder { folder in
      let file = "\(folder)/config.json"
      try FileContents.write(Array(configuration.utf8), to: file, mode: 0o600)
      let shared = try text(of: "gatehouse")
      try FileContents.write(Array(shared.utf8), to: "\(folder)/gatehouse.json", mode: 0o600)
      return try await Executables.run(
        "gatehouse-\(service)",
        ["--config", file, "--check-config"]
      )
    }
  }

  @Test("an example of deploy/config is accepted by its executable", arguments: services)
  func accepted(service: String) async throws {
    let text = try text(of: service)
    let (exit, output) = try await check(text, by: service)
    #expect(exit == .code(0), "\(output)")
    #expect(output == "gatehouse-\(service): the configuration is valid\n")
  }

  /// What each part that the installation's documentation has for pasting begins with.
  private static let documented = [
    "authentication": ["smtp", "sms", "lambda", "captcha", "log-delivery"],
    "identity-federation": ["identity", "push"],
    "gateway": ["tracing"],
  ]

  /// The parts for the configuration of one service.
  private func snippets(of service: String) throws -> [String] {
    let path = "\(Executables.checkout)/deploy/systemd/CONFIGURE.md"
    let bytes = try FileContents.read(path, maxBytes: 65_536).bytes
    let all = String(decoding: bytes, as: UTF8.self).split(separator: "```json\n").dropFirst()
      .compactMap { $0.split(separator: "```").first.map(String.init) }
    return try (Self.documented[service] ?? []).map { key in
      try #require(all.first { $0.hasPrefix("\"\(key)\"") }, "\(key)")
    }
  }

  @Test(
    "what the documentation has for pasting fits into the example",
    arguments: ["authentication", "identity-federation"]
  )
  func documentedParts(service: String) async throws {
    let text = try text(of: service)
    let parts = "{" + (try snippets(of: service)).joined() + text.dropFirst()
    let (exit, output) = try await check(parts, by: service)
    #expect(exit == .code(0), "\(output)")
  }

  @Test("what the documentation says of traces fits into the example, with any valid header")
  func documentedTraces() async throws {
    let snippet = try #require(try snippets(of: "gateway").first)
    let text = try text(of: "gateway")
    for (header, isValid) in [
      ("Authorization: Bearer a:b\n\n", true), ("no header", false), ("a b: c", false),
      ("Content-Type: text/plain", false), ("x: \u{7F}", false),
    ] {
      try await Executables.withFolder { folder in
        let file = "\(folder)/headers"
        try FileContents.write(Array(header.utf8), to: file, mode: 0o600)
        let parts = "{" + snippet.replacing("tracing-headers", with: file) + text.dropFirst()
        let (exit, output) = try await check(parts, by: "gateway")
        #expect((exit == .code(0)) == isValid, "\(output)")
        #expect(!output.contains(header))
      }
    }
  }

  @Test("an address that is none of HTTP, and a ratio that is none, are refused")
  func badTracing() async throws {
    let text = try text(of: "gateway").dropFirst()
    for (tracing, sentence) in [
      (#""endpoint": "collector:4318""#, "must begin with http:// or https://"),
      (#""endpoint": "http://a", "sample-ratio": 1.5"#, "must be between 0.0 and 1.0"),
      (#""endpoint": "http://a", "sample-ratio": "half""#, "must be a number"),
    ] {
      let (exit, output) = try await check("{\"tracing\": {\(tracing)}," + text, by: "gateway")
      #expect(exit == .code(1))
      #expect(output.contains(sentence), "\(output)")
    }
    let (exit, output) = try await check(
      #"{"tracing": {"endpoint": "http://a/", "sample-ratio": 1},"# + text,
      by: "gateway"
    )
    #expect(exit == .code(0), "\(output)")
  }

  @Test(
    "functions and webhooks of other machines are reached by HTTPS, unless said otherwise",
    arguments: [
      ("authentication", #""lambda": {"endpoint": "http://functions.example.com"}"#),
      ("authentication", #""lambda": {"functions": ["arn:aws:lambda:a=http://10.0.0.7/f"]}"#),
      ("authentication", #""sms": {"webhook-url": "http://a.example.com/", "secret-file": "x"}"#),
      (
        "authentication",
        """
        "captcha": {"provider": "p", "site-key": "k", "verify-url": "http://a.example.com/",
          "secret-file": "x"}
        """
      ),
      ("authentication", #""lambda": {"endpoint": "http://127.0.0.1.example.com"}"#),
      ("authentication", #""lambda": {"endpoint": "http://127.0.0.1:80@example.com"}"#),
      (
        "identity-federation",
        #""push": {"webhook": "http://a.example.com/", "secret-file": "x"}"#
      ),
      (
        "identity-federation",
        #""sync": {"stream-url": "http://a.example.com/", "secret-file": "x"}"#
      ),
    ]
  )
  func plainHTTP(service: String, part: String) async throws {
    let text = try text(of: service).dropFirst()
    let (exit, output) = try await check("{\(part)," + text, by: service)
    #expect(exit == .code(1))
    #expect(output.contains("must begin with https://, because"), "\(output)")
    let allowed = try await check(
      #"{"outbound": {"plain-http": true},\#(part),"# + text,
      by: service
    )
    #expect(allowed.exit == .code(0), "\(allowed.output)")
  }

  @Test(
    "what stays on the machine needs no TLS",
    arguments: ["http://127.0.0.1:9001", "http://localhost/f", "http://[::1]:9001/", "https://a.b"]
  )
  func loopback(endpoint: String) async throws {
    let text = try text(of: "authentication").dropFirst()
    let (exit, output) = try await check(
      #"{"lambda": {"endpoint": "\#(endpoint)"},"# + text,
      by: "authentication"
    )
    #expect(exit == .code(0), "\(output)")
  }

  @Test(
    "each secret that an example names is handed to the service by its unit",
    arguments: services
  )
  func secrets(service: String) throws {
    let lines = try unit(of: service)
    let text = try text(of: service) + snippets(of: service).joined()
    let names = text.matches(of: /-file": "([a-z-]+)"/).map(\.output.1)
    for name in names {
      #expect(lines.contains { $0.hasPrefix("LoadCredential=\(name):") }, "\(name)")
    }
    // What an example names is there after the installation; what is optional need not be.
    let needed = try self.text(of: service).matches(of: /-file": "([a-z-]+)"/).map(\.output.1)
    for line in lines where line.hasPrefix("LoadCredential=") {
      let parts = line.dropFirst("LoadCredential=".count).split(separator: ":")
      #expect(parts.last?.hasPrefix("/") == needed.contains(parts[0]), "\(line)")
    }
  }

  @Test(
    "a unit that refuses the nice values of threads silences the runtime, which complains of each",
    arguments: services
  )
  func threadPriorities(service: String) throws {
    let lines = try unit(of: service)
    #expect(lines.contains { $0.hasPrefix("SystemCallFilter=~") && $0.contains("@resources") })
    #expect(lines.contains("Environment=LIBDISPATCH_LOG=NO"))
    // systemd ignores a call with an error number among those that are allowed.
    #expect(!lines.contains { $0.hasPrefix("SystemCallFilter=") && $0.contains(":") })
  }

  @Test("the unit of the assertion reader has no network and no secret, and starts no program")
  func isolation() throws {
    let lines = try unit(of: "assertion-reader")
    for line in ["PrivateNetwork=yes", "RestrictAddressFamilies=AF_UNIX", "NoExecPaths=/"] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
    #expect(!lines.contains { $0.hasPrefix("LoadCredential=") })
    #expect(!lines.contains { $0.contains("postgresql.service") })
    // Callers are known by their Unix users, which a user namespace hides.
    #expect(!lines.contains("PrivateUsers=yes"))
  }

  @Test("the example of gatehousectl is accepted by migrate")
  func acceptedByMigrate() async throws {
    let (exit, output) = try await Executables.run(
      "gatehousectl",
      [
        "migrate", "--config", "\(Executables.checkout)/deploy/config/gatehousectl.json",
        "--check-config",
      ]
    )
    #expect(exit == .code(0), "\(output)")
  }

  @Test("an unknown key is refused by every executable", arguments: services)
  func refused(service: String) async throws {
    let text = #"{"regoin": "us-east-1","# + (try text(of: service)).dropFirst()
    let (exit, output) = try await check(text, by: service)
    #expect(exit == .code(1))
    #expect(output.contains("regoin: unknown key"))
    #expect(output.contains("known keys: "))
  }

  @Test(
    "a key of the installation that no process knows is refused by every executable",
    arguments: services
  )
  func refusedForAll(service: String) async throws {
    try await Executables.withFolder { folder in
      for (name, text) in [
        ("config", try text(of: service)), ("gatehouse", #"{"public-ulr": "https://a.example"}"#),
      ] {
        try FileContents.write(Array(text.utf8), to: "\(folder)/\(name).json", mode: 0o600)
      }
      let (exit, output) = try await Executables.run(
        "gatehouse-\(service)",
        ["--config", "\(folder)/config.json", "--check-config"]
      )
      #expect(exit == .code(1))
      #expect(output.contains("gatehouse.json: public-ulr: unknown key; known keys: "), "\(output)")
    }
  }

  @Test("every executable tells its version", arguments: services)
  func version(service: String) async throws {
    let (exit, output) = try await Executables.run("gatehouse-\(service)", ["--version"])
    #expect(exit == .code(0))
    #expect(output == "gatehouse-\(service) \(GatehouseVersion.number)\n")
  }

  @Test("a configuration file that is named but missing is an error")
  func missing() async throws {
    let (exit, output) = try await Executables.run(
      "gatehouse-gateway",
      ["--config", "/nonexistent.json", "--check-config"]
    )
    #expect(exit == .code(1))
    #expect(output.contains("/nonexistent.json: No such file or directory"))
  }
}
