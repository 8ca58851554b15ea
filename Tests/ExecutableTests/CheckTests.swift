import Domain
import FoundationEssentials
import OperatingSystem
import TestSupport
import Testing

@Suite("gatehousectl check")
struct CheckTests {
  /// Runs the body with an installation of its own, on the server that is given or the shared one.
  private func withInstallation(
    on given: ThrowawayPostgres? = nil,
    isMigrated: Bool = true,
    _ body: (InstalledFiles) async throws -> Void
  ) async throws {
    let shared = try await ThrowawayPostgres.shared()
    let server = given ?? shared
    let database = try await server.makeEmptyDatabase()
    try await Executables.withFolder { folder in
      let files = try InstalledFiles(in: folder, host: server.folder, database: database.name)
      if isMigrated { _ = try await files.migrate() }
      try await body(files)
    }
  }

  private func stop(_ children: [ChildProcess]) async {
    for child in children { child.signal(15) }
    for child in children { #expect(await child.waitForExit() == .code(0)) }
  }

  @Test("finds nothing wrong with what setup leaves, and what changes under it while it runs")
  func running() async throws {
    try await withInstallation { files in
      var children: [ChildProcess] = []
      for service in ServiceName.allCases { children.append(try await files.start(service)) }
      try await until { try ServiceName.allCases.allSatisfy(files.isReady) }
      let sound = try await files.check()
      for part in sound.parts where part.part != "units" && part.part != "disks" {
        #expect(sound.faults(part.part) == [], "\(part.part)")
      }
      let (_, text) = try await Executables.run(
        "gatehousectl",
        ["check", "--folder", files.folder]
      )
      for part in ["configuration", "agreement", "secrets", "database", "sockets", "readiness"] {
        #expect(text.contains("\(part): fine\n"), "\(text)")
      }
      #expect(text.contains("certificate: not examined: clients speak plain HTTP to the gateway"))
      // A configuration that no process has read yet.
      try files.edit("gatehouse") { $0.replacing("id.example.com", with: "other.example.com") }
      let changed = try await files.check().faults("readiness")
      #expect(
        changed.contains {
          $0.contains("authentication@1 runs with another configuration than")
            && $0.contains(
              "public-url is 'https://id.example.com' there and "
                + "'https://other.example.com' here"
            )
        },
        "\(changed)"
      )
      await stop(children)
      let stopped = try await files.check()
      #expect(stopped.faults("readiness").contains { $0.contains("gateway@1 does not answer") })
      #expect(stopped.faults("sockets").contains { $0.contains("has no socket") })
    }
  }

  @Test("a service of another configuration keeps the gateway from being ready, and is named")
  func disagreement() async throws {
    try await withInstallation { files in
      var children: [ChildProcess] = []
      for service in ServiceName.allCases {
        let other = ["GATEHOUSE_PUBLIC_URL": "https://b.example"]
        children.append(
          try await files.start(service, environment: service == .tokenIssuance ? other : [:])
        )
      }
      let log = "\(files.folder)/log-gateway"
      try await until {
        FileSystem.exists(log)
          ? try files.read(log).contains("the configuration of token-issuance disagrees") : false
      }
      let line = try #require(
        try files.read(log).split(separator: "\n").first { $0.contains("disagrees") }
      )
      #expect(line.contains("public-url is 'https://b.example' there and 'https://id.example.com'"))
      #expect(try files.isReady(.gateway) == false)
      let faults = try await files.check().faults("readiness")
      #expect(faults.contains { $0.contains("token-issuance@1 runs with another configuration") })
      await stop(children)
    }
  }

  @Test("each instance is asked, and the one with another configuration is named")
  func instances() async throws {
    try await withInstallation { files in
      var children: [ChildProcess] = []
      for (instance, url) in [("1", "https://id.example.com"), ("2", "https://b.example")] {
        children.append(
          try await files.start(
            .tokenIssuance,
            environment: ["GATEHOUSE_INSTANCE": instance, "GATEHOUSE_PUBLIC_URL": url]
          )
        )
        try await until { FileSystem.exists("\(files.folder)/run/token-issuance/\(instance).sock") }
      }
      // Either would answer a call to the service, so that one in two looks would miss it.
      for _ in 0..<3 {
        let faults = try await files.check().faults("readiness")
        let differing = faults.filter { $0.contains("runs with another configuration") }
        #expect(differing.count == 1, "\(faults)")
        #expect(differing.first?.hasPrefix("token-issuance@2 runs") == true, "\(faults)")
        #expect(
          differing.first?.contains("systemctl restart gatehouse-token-issuance@2.service") == true
        )
      }
      await stop(children)
    }
  }

  @Test("configurations that disagree, or that a process refuses")
  func configurations() async throws {
    try await withInstallation(isMigrated: false) { files in
      try files.edit("authentication") { #"{"public-url": "https://a.example","# + $0.dropFirst() }
      try files.edit("gateway") { #"{"regoin": "us-east-1","# + $0.dropFirst() }
      let report = try await files.check()
      let agreement = report.faults("agreement")
      #expect(agreement.contains { $0.hasPrefix("identity.issuer is ") })
      let url = try #require(agreement.first { $0.hasPrefix("public-url is ") })
      #expect(url.contains("'https://a.example' for \(files.folder)/authentication.json"))
      #expect(url.contains("set it once, in gatehouse.json"))
      let refused = report.faults("configuration")
      #expect(refused.count == 1)
      #expect(refused.first?.contains("regoin: unknown key") == true)
    }
  }

  @Test("PostgreSQL that is away or refuses, a database that is absent or not migrated")
  func databases() async throws {
    try await withInstallation(isMigrated: false) { files in
      let unprepared = try await files.check().faults("database")
      #expect(!unprepared.isEmpty)
      #expect(unprepared.allSatisfy { $0.contains("migrate") }, "\(unprepared)")
      let name = try #require(
        try files.read("\(files.folder)/gatehouse.json").split(separator: "\"name\": \"").last?
          .split(separator: "\"").first
      )
      try files.edit("gatehouse") { $0.replacing("\"\(name)\"", with: "\"absent\"") }
      let absent = try await files.check().faults("database")
      #expect(absent.contains { $0.contains("database \"absent\" does not exist") }, "\(absent)")
      #expect(absent.contains { $0.contains("cure: make the database (createdb absent)") })
      try files.edit("gatehouse") {
        $0.replacing(/"host": "[^"]*"/, with: "\"host\": \"/nonexistent\"")
      }
      let away = try await files.check().faults("database")
      #expect(away.count == 1, "\(away)")
      #expect(away.first?.contains("/nonexistent/.s.PGSQL.5432") == true, "\(away)")
      #expect(away.first?.contains("cure: start PostgreSQL") == true)
    }
  }

  @Test("keys that are not those of the instance that runs; the look itself records none")
  func sealKeys() async throws {
    try await withInstallation { files in
      try files.writeSecret("seal-keys-token_issuance", InstalledFiles.key())
      #expect(try await files.check().faults("database") == [])
      try files.writeSecret("seal-keys-token_issuance", InstalledFiles.key())
      #expect(try await files.check().faults("database") == [])
      let child = try await files.start(.tokenIssuance)
      try await until { try files.isReady(.tokenIssuance) }
      await stop([child])
      #expect(try await files.check().faults("database") == [])
      try files.writeSecret("seal-keys-token_issuance", InstalledFiles.key())
      let faults = try await files.check().faults("database")
      #expect(faults.count == 1)
      #expect(faults.first?.hasPrefix("key 1 in seal-key-file is not the key 1 with which") == true)
    }
  }

  @Test("secrets that are missing, open to others, another user's or no keys")
  func secrets() async throws {
    try await withInstallation(isMigrated: false) { files in
      let folder = "\(files.folder)/secrets"
      try FileSystem.setMode("\(folder)/ticket-keys", 0o640)
      Directory.remove("\(folder)/seal-keys-authentication")
      try files.writeSecret("seal-keys-device_registry", "1:00")
      if UserAccount.current.isRoot {
        let other = UserAccount(user: 4242, group: 4242)
        try FileSystem.give("\(folder)/database-owner", to: other)
      }
      let faults = try await files.check().faults("secrets")
      #expect(faults.contains { $0.hasPrefix("\(folder)/ticket-keys has mode 640: other users") })
      #expect(
        faults.contains {
          $0.hasPrefix("\(folder)/seal-keys-authentication: No such file")
            && $0.contains("put it back from the backup")
        }
      )
      #expect(
        faults.contains { $0.hasPrefix("\(folder)/seal-keys-device_registry: line 1 must be") }
      )
      let isForeign = faults.contains {
        $0 == "\(folder)/database-owner belongs to the user 4242; cure: chown root:root "
          + "\(folder)/database-owner"
      }
      #expect(isForeign == UserAccount.current.isRoot)
      #expect(faults.count == (isForeign ? 4 : 3), "\(faults)")
      try FileSystem.setMode(folder, 0o755)
      #expect(
        try await files.check().faults("secrets").first?.hasPrefix("\(folder) has mode 755") == true
      )
    }
  }

  @Test("a service that runs and is not ready says why")
  func unready() async throws {
    let server = try await ThrowawayPostgres.start()
    try await withInstallation(on: server) { files in
      let child = try await files.start(.tokenIssuance)
      try await until { try files.isReady(.tokenIssuance) }
      try await server.stop()
      try await until {
        try await files.check().faults("readiness").contains {
          $0.hasPrefix("token-issuance@1 is not ready: ") && $0.contains("cure: start PostgreSQL")
        }
      }
      await stop([child])
    }
  }

  @Test("an expired certificate, and one of another key, by the files that the gateway reads")
  func certificates() async throws {
    try await withInstallation(isMigrated: false) { files in
      let (certificate, key) = ("\(files.folder)/certificate", "\(files.folder)/key")
      try files.edit("gateway") {
        #"{"tls": {"certificate-file": "\#(certificate)", "private-key-file": "\#(key)"},"#
          + $0.dropFirst()
      }
      func fault(_ chain: TestCertificate, _ of: TestCertificate) async throws -> String? {
        try FileContents.write(chain.chain, to: certificate, mode: 0o644)
        try FileContents.write(of.key, to: key, mode: 0o600)
        return try await files.check().faults("certificate").first
      }
      #expect(try await fault(.first, .first) == nil)
      #expect(try await fault(.first, .second)?.contains("do not work together") == true)
      #expect(try await fault(.ended, .ended)?.contains("ended at 2021-01-01") == true)
    }
  }

  @Test("a folder without an installation is an error of its own")
  func nothing() async throws {
    let (exit, output) = try await Executables.run(
      "gatehousectl",
      ["check", "--folder", "/nowhere"]
    )
    #expect(exit == .code(1))
    #expect(output.contains("/nowhere has no configuration"))
  }

  @Test("gatehousectl tells its version")
  func version() async throws {
    let (exit, output) = try await Executables.run("gatehousectl", ["--version"])
    #expect(exit == .code(0))
    #expect(output == "\(GatehouseVersion.number)\n")
  }
}
