import Logging
import NIOHTTP1
import NIOPosix
import Synchronization
import TestSupport
import Testing

@testable import OutboundHTTP

@Suite("IDP-3: only public addresses are connected to", .timeLimit(.minutes(20)))
struct PublicHostsTests {
  private static let refusal = OutboundFailure.unreachable("the host has no public address")

  /// Runs a client that connects as `hosts` says, and closes it.
  private static func with(
    _ hosts: PublicHosts?,
    certificateAuthorities: String? = nil,
    _ body: (OutboundHTTPClient) async throws -> Void
  ) async throws {
    let client = OutboundHTTPClient(
      group: MultiThreadedEventLoopGroup.singleton,
      certificateAuthorities: certificateAuthorities,
      connectionsPerHost: 1,
      publicHosts: hosts
    )
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(client))
    } catch {
      result = .failure(error)
    }
    await client.shutdown(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    try result.get()
  }

  private static func failure(
    _ url: String,
    by client: OutboundHTTPClient
  ) async -> OutboundFailure? {
    do throws(OutboundFailure) {
      _ = try await client.get(url, maxBytes: 9, timeLimit: patience)
      return nil
    } catch {
      return error
    }
  }

  /// Hosts that have these addresses, of which those count as public.
  private static func hosts(_ addresses: [String], _ isPublic: [String]) -> PublicHosts {
    PublicHosts(find: { _ in addresses }, isPublic: { isPublic.contains($0) })
  }

  @Test("no connection is opened into the own network, and an open port looks like a closed one")
  func nothingConnected() async throws {
    try await Receiver.with({ _ in .answer(status: 200) }) { receiver in
      try await Self.with(.real) { client in
        for host in [
          "127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1",
          "017700000001", "127.0.0.1.", "localhost.", "[::1]", "[::ffff:127.0.0.1]",
          "[::ffff:7f00:1]", "LOCALHOST", "%6cocalhost", "public.example@127.0.0.1",
          "127.0.0.1\\@public.example", "0", "169.254.169.254",
        ] {
          for (scheme, port) in [
            ("http", receiver.port), ("https", receiver.port), ("http", 1), ("https", 1),
          ] {
            let failure = await Self.failure("\(scheme)://\(host):\(port)/", by: client)
            #expect(failure == Self.refusal, "\(scheme) \(host) \(port)")
          }
        }
      }
      // What was connected before would have been accepted before this one.
      try await Self.with(nil) { client in
        #expect(await Self.failure("http://127.0.0.1:\(receiver.port)/", by: client) == nil)
      }
      #expect(receiver.connections == 1)
    }
  }

  @Test("the address that was judged is the one that is connected to, under the host's name")
  func judgedAddress() async throws {
    try await Receiver.with({ _ in .answer(status: 200) }) { receiver in
      let asked = Mutex<[String]>([])
      let hosts = PublicHosts(
        find: { host in
          asked.withLock { $0.append(host) }
          return ["10.0.0.1", "127.0.0.1"]
        },
        isPublic: { $0 == "127.0.0.1" }
      )
      try await Self.with(hosts) { client in
        let url = "http://idp.test:\(receiver.port)/keys"
        #expect(await Self.failure(url, by: client) == nil)
      }
      #expect(asked.withLock { $0 } == ["idp.test"])
      #expect(receiver.calls.map { $0.headers["host"] } == [["idp.test:\(receiver.port)"]])
    }
  }

  @Test("a host whose first address does not answer is asked at its second")
  func secondAddress() async throws {
    try await Receiver.with({ _ in .answer(status: 200) }) { receiver in
      let addresses = ["127.0.0.2", "127.0.0.1"]
      try await Self.with(Self.hosts(addresses, addresses)) { client in
        #expect(await Self.failure("http://idp.test:\(receiver.port)/", by: client) == nil)
      }
      #expect(receiver.calls.count == 1)
    }
  }

  @Test("a certificate must be for the host's name, whatever its address is")
  func certificates() async throws {
    let trusted = try TestCertificate.trusted()
    try await Receiver.with(tls: trusted.server, { _ in .answer(status: 200) }) { receiver in
      let hosts = Self.hosts(["127.0.0.1"], ["127.0.0.1"])
      try await Self.with(hosts, certificateAuthorities: trusted.file) { client in
        #expect(await Self.failure("https://localhost:\(receiver.port)/", by: client) == nil)
        #expect(await Self.failure("https://idp.test:\(receiver.port)/", by: client) != nil)
      }
      #expect(receiver.calls.count == 1)
    }
    try trusted.remove()
  }

  @Test("a name without an address leads nowhere")
  func unknownName() async throws {
    try await Self.with(.real) { client in
      #expect(await Self.failure("https://nobody.invalid/", by: client) == Self.refusal)
    }
  }
}
