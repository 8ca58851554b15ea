import HTTPServer
import ServerTLS
import TestSupport
import Testing

@testable import GatewayService

@Suite("TLS and HTTP/2", .timeLimit(.minutes(20)))
struct TLSTests {
  static func rig(requestTime: Duration = patience) -> Rig {
    Rig {
      $0.tls = testIdentity
      $0.limits.requestTime = requestTime
    }
  }

  @Test("HTTP/1.1 over TLS")
  func http1() async throws {
    try await Self.rig().run { ports in
      try await Wire.connect(port: ports.clients, tls: ["http/1.1"]) { wire in
        try await wire.send(TestRequest.call("SignUp", APITests.signUp).bytes)
        #expect(try await wire.reply().status == 200)
      }
    }
  }

  @Test("a client without ALPN speaks HTTP/1.1")
  func withoutALPN() async throws {
    try await Self.rig().run { ports in
      try await Wire.connect(port: ports.clients, tls: []) { wire in
        try await wire.send(TestRequest.call("SignUp", APITests.signUp).bytes)
        #expect(try await wire.reply().status == 200)
      }
    }
  }

  @Test("HTTP/2 by ALPN: a GET over a raw frame is answered on its stream")
  func http2() async throws {
    try await Self.rig().run { ports in
      try await Wire.connect(port: ports.clients, tls: ["h2"]) { wire in
        try await wire.send("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        let settings: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 0, 0]
        // RFC 7541: :method GET, :scheme https, :path /healthz, :authority h.
        let fields: [UInt8] =
          [0x82, 0x87, 0x04, 0x08] + Array("/healthz".utf8) + [0x41, 0x01] + Array("h".utf8)
        let head: [UInt8] = [0, 0, UInt8(fields.count), 1, 5, 0, 0, 0, 1]
        try await wire.send(settings + head + fields)
        var count = 100
        while true {
          let bytes = try await wire.bytes(count)
          if bytes.firstRange(of: Array("{\"status\":\"ok\"}".utf8)) != nil { break }
          count = bytes.count + 1
        }
      }
    }
  }

  @Test("a handshake that never comes is let go")
  func silentHandshake() async throws {
    try await withEnoughTime { time in
      try await Wire.isLongEnough {
        try await Self.rig(requestTime: time).run { ports in
          try await Wire.connect(port: ports.clients) { wire in
            try await wire.send([0x16, 0x03, 0x01])
            try await wire.waitUntilClosed()
          }
        }
      }
    }
  }

  @Test("a certificate that is none is said before anything listens")
  func badIdentity() async {
    let rig = Rig {
      $0.tls = TLSIdentity(certificateChain: [1], privateKey: [2])
    }
    await #expect(throws: HTTPConfigurationFault.self) { try await rig.run { _ in } }
  }
}
