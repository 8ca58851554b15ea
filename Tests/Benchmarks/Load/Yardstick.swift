import Cryptography
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// What the hardware allows, measured in the same run: raw cryptography and a bare HTTP exchange.
struct Yardstick: Sendable {
  /// CPU milliseconds of one RSA-2048 signature, one P-256 signature and one RSA-2048 check.
  let rsaSignature: Double
  let ecdsaSignature: Double
  let rsaCheck: Double
  /// CPU milliseconds of both exponentiation steps of an SRP sign-in on the server.
  let srpHandshake: Double
  /// CPU milliseconds of checking a plain password against its verifier.
  let passwordCheck: Double
  /// Exchanges per second on one connection with a server that does nothing.
  let bareExchangesPerSecond: Double

  /// The raw cryptography of one operation by its name, in CPU milliseconds.
  func cryptography(of operation: String) -> Double {
    switch operation {
    case "SRP sign-in": srpHandshake + 2 * rsaSignature
    case "password sign-in": passwordCheck + 2 * rsaSignature
    case "refresh": 2 * rsaSignature
    case "GetUser": rsaCheck
    default: 0
    }
  }

  static func measure(on group: any EventLoopGroup) async throws -> Yardstick {
    let message = [UInt8](repeating: 7, count: 900)
    let rsa = try SigningKey.generate(.rs256)
    let ecdsa = try SigningKey.generate(.es256)
    let signature = try rsa.sign(message)
    let verifying = rsa.verifyingKey
    let identity = SRPIdentity(group: "AbCdEfGhI", user: "somebody")
    let salt = SRP.salt(SecureRandom.bytes(16))
    let password = Array(Subject.password.utf8)
    let verifier = SRP.verifier(identity: identity, password: password, salt: salt)
    let client = try SRP.Client()
    let exponent = SRP.makeServerExponent()
    return Yardstick(
      rsaSignature: try milliseconds { _ = try rsa.sign(message) },
      ecdsaSignature: try milliseconds { _ = try ecdsa.sign(message) },
      rsaCheck: milliseconds { _ = verifying.isValid(signature: signature, for: message) },
      srpHandshake: try milliseconds {
        let serverPublic = try SRP.serverPublic(verifier: verifier, exponent: exponent)
        _ = try SRP.serverSessionKey(
          verifier: verifier,
          exponent: exponent,
          clientPublic: client.clientPublic,
          serverPublic: serverPublic
        )
      },
      passwordCheck: milliseconds {
        _ = SRP.verifier(identity: identity, password: password, salt: salt)
      },
      bareExchangesPerSecond: try await bareExchanges(on: group)
    )
  }

  private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    for _ in 0..<20 { try body() }
    let clock = ContinuousClock()
    let began = clock.now
    var count = 0
    while began.duration(to: clock.now) < .milliseconds(500) {
      try body()
      count += 1
    }
    return 1000 * (began.duration(to: clock.now) / .seconds(1)) / Double(count)
  }

  private static func bareExchanges(on group: any EventLoopGroup) async throws -> Double {
    let server = try await ServerBootstrap(group: group)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(EmptyAnswer())
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let port = server.localAddress?.port ?? 0
    let connection = try await Connection.open(host: "127.0.0.1", port: port, on: group)
    let clock = ContinuousClock()
    let began = clock.now
    var count = 0
    while began.duration(to: clock.now) < .seconds(1) {
      _ = try await connection.get("/")
      count += 1
    }
    let rate = Double(count) / (began.duration(to: clock.now) / .seconds(1))
    try await connection.close()
    try await server.close()
    return rate
  }
}

/// Answers every request with 200 and nothing else.
private final class EmptyAnswer: ChannelInboundHandler, Sendable {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .end = unwrapInboundIn(data) else { return }
    let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["content-length": "0"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
