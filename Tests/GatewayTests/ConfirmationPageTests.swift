import Cryptography
import GatehouseMessages
import Protobuf
import RPC
import TestSupport
import Testing

@testable import GatewayService

@Suite("The page of a confirmation link", .timeLimit(.minutes(20)))
struct ConfirmationPageTests {
  private static let link = "/confirmUser?client_id=1&user_name=ann&confirmation_code=123456"

  private static func rig(_ answer: @escaping FakeService.Answer) -> Rig {
    var rig = Rig()
    rig.authentication = FakeService(answer)
    return rig
  }

  private static func answering(_ outcome: String) -> Rig {
    rig { (_) throws(RPCError) in
      do {
        return try ConfirmSignUpByLinkResponse(outcome: outcome).encoded()
      } catch {
        throw RPCError(code: .internalError)
      }
    }
  }

  @Test("gives the service the parts of the link as they were written into it")
  func parts() async throws {
    let rig = Self.answering("confirmed")
    let target =
      "/confirmUser?client_id=abc&user_name=a%2Bb%26%3D%20%C3%BC&confirmation_code=1&user_name=eve"
    #expect(try await rig.reply(to: .get(target)).status == 200)
    let call = try #require(rig.authentication.calls.first)
    #expect(
      call.method == "gatehouse.authentication.v1.ConfirmationLinkService/ConfirmSignUpByLink"
    )
    let request = try ConfirmSignUpByLinkRequest(decoding: call.message)
    #expect(request.clientId == "abc")
    #expect(request.username == "a+b&= ü")
    #expect(request.confirmationCode == "1")
    #expect(call.context.sourceIP == "127.0.0.1")
  }

  @Test(
    "says how it went",
    arguments: [
      ("confirmed", 200, "Your registration has been confirmed!"),
      ("already_confirmed", 200, "Your registration is confirmed."),
      ("expired", 400, "This link has expired."),
      ("taken", 400, "An account with the email already exists."),
      ("wrong", 400, "This link does not work."),
      ("of a newer version", 400, "This link does not work."),
    ]
  )
  func outcomes(outcome: String, status: Int, heading: String) async throws {
    let reply = try await Self.answering(outcome).reply(to: .get(Self.link))
    #expect(reply.status == status)
    #expect(reply.body.contains("<h1>\(heading)</h1>"))
  }

  @Test("lets a browser do nothing with it, cache nothing and pass the code to no other site")
  func headers() async throws {
    let reply = try await Self.answering("confirmed")
      .reply(to: .get(Self.link, [("Origin", "https://evil.example")]))
    #expect(reply["content-type"] == "text/html; charset=utf-8")
    #expect(reply["cache-control"] == "no-store")
    #expect(reply["referrer-policy"] == "no-referrer")
    #expect(reply["x-content-type-options"] == "nosniff")
    #expect(reply["x-robots-tag"] == "noindex")
    #expect(reply["access-control-allow-origin"] == nil)
    #expect(reply["x-amzn-requestid"] != nil)
    let policy = try #require(reply["content-security-policy"])
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'none'"))
    let style = try #require(reply.body.split(separator: "<style>").last)
      .split(separator: "</style>")[0]
    let hash = Base64.encode(SHA256.digest(of: Array(style.utf8)))
    #expect(policy.contains("style-src 'sha256-\(hash)'"))
  }

  @Test("shows nothing of what stands in the address (cross-site scripting)")
  func nothingReflected() async throws {
    let target =
      "/confirmUser?client_id=%3Cscript%3E&user_name=%3Cscript%3E&confirmation_code=%22evil%27"
    let reply = try await Self.answering("wrong").reply(to: .get(target))
    #expect(!reply.body.contains("script") && !reply.body.contains("evil"))
  }

  @Test("is not the confirmation where a program only asks for the header (HEAD), nor by POST")
  func otherMethods() async throws {
    let rig = Self.answering("confirmed")
    try await rig.run { ports in
      var request = TestRequest.get(Self.link)
      request.method = "HEAD"
      let head = try await Wire.exchange(request, port: ports.clients)
      #expect(head.status == 200 && head.body.isEmpty)
      #expect(head["cache-control"] == "no-store")
      request.method = "POST"
      let post = try await Wire.exchange(request, port: ports.clients)
      #expect(post.status == 405)
    }
    #expect(!rig.authentication.calls.contains { $0.method.contains("ConfirmationLink") })
  }

  @Test(
    "tells limits and faults, and what cannot be a link, without a hint at any user",
    arguments: [
      ("limit_exceeded", RPCStatusCode.resourceExhausted, 429, "Attempt limit exceeded."),
      ("invalid_parameter", .invalidArgument, 400, "This link does not work."),
      ("", .unavailable, 500, "Something went wrong."),
      ("", .internalError, 500, "Something went wrong."),
    ]
  )
  func failures(reason: String, code: RPCStatusCode, status: Int, heading: String) async throws {
    let rig = Self.rig { (_) throws(RPCError) in
      throw RPCError(code: code, reason: reason, message: "ann", details: ["message": "ann"])
    }
    let reply = try await rig.reply(to: .get(Self.link))
    #expect(reply.status == status)
    #expect(reply.body.contains("<h1>\(heading)</h1>"))
    #expect(!reply.body.contains("ann"))
    // The log must not hold the code.
    #expect(!rig.log.lines.contains { "\($0)".contains("123456") })
  }

  @Test(
    "does not end by an odd address",
    arguments: ["", "?", "?user_name", "?=&&=", "?user_name=%00", "?user_name=%FF&client_id=%"]
  )
  func oddAddresses(query: String) async throws {
    let reply = try await Self.answering("wrong").reply(to: .get("/confirmUser\(query)"))
    #expect(reply.status == 400)
  }
}
