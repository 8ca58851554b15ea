import Domain
import Foundation
import Runtime
import Testing

@testable import ControlService

@Suite("Which services have to go out to the network")
struct NetworkDependenciesTests {
  private func reasons(
    _ service: ServiceName,
    _ json: String,
    installation: String? = nil
  ) throws -> [String] {
    try NetworkDependencies.of(
      service,
      ConfigurationSource(
        json: Array(json.utf8),
        installation: installation.map { Array($0.utf8) },
        environment: [:]
      )
    )
  }

  @Test("a service goes out for what its own file names, and no other")
  func keys() throws {
    let smtp = #"{"smtp": {"host": "smtp.example.com"}}"#
    #expect(try reasons(.authentication, smtp) == ["smtp.host"])
    #expect(try reasons(.tokenIssuance, smtp) == [])
    #expect(
      try reasons(.authentication, #"{"lambda": {"functions": ["a=http://127.0.0.1:9000"]}}"#)
        == ["lambda.functions"]
    )
    let providers = #"{"providers": {"allowed-hosts": ["www.googleapis.com"]}}"#
    #expect(try reasons(.identityFederation, providers) == ["providers.allowed-hosts"])
    #expect(try reasons(.identityFederation, #"{"providers": {"allowed-hosts": []}}"#) == [])
    #expect(try reasons(.identityFederation, #"{"providers": {"ca-file": "x"}}"#) == [])
    #expect(
      try reasons(.gateway, #"{"tracing": {"endpoint": "https://c.example.com"}}"#)
        == ["tracing.endpoint"]
    )
    #expect(try reasons(.gateway, #"{"metrics-address": "0.0.0.0"}"#) == ["metrics-address"])
    #expect(try reasons(.gateway, #"{"metrics-address": "127.0.0.1"}"#) == [])
  }

  @Test("a database on another machine opens the network of those that have a schema")
  func database() throws {
    for (host, isOutside) in [
      ("/run/postgresql", false), ("/run/a, /run/b", false), ("db.example.com", true),
      ("/run/postgresql,db2", true), ("127.0.0.1", true),
    ] {
      let shared = #"{"database": {"host": "\#(host)"}}"#
      for service in ServiceName.allCases {
        let expected = isOutside && service.schema != nil ? ["database.host"] : []
        #expect(try reasons(service, "{}", installation: shared) == expected, "\(service) \(host)")
      }
    }
  }

  @Test("an installation as it comes lets no service out")
  func installed() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "deploy/config")
    let shared = try String(contentsOf: folder.appending(path: "gatehouse.json"), encoding: .utf8)
    for service in ServiceName.allCases {
      let file = folder.appending(path: "\(service.rawValue).json")
      let found = try reasons(
        service,
        String(contentsOf: file, encoding: .utf8),
        installation: shared
      )
      #expect(found == [], "\(service)")
    }
  }
}
