import AuthenticationMessages
import NIOConcurrencyHelpers
import Protobuf
import RPC
import Testing

@testable import GatewayService

/// Takes uploads as the authentication service does.
private final class UploadService: Sendable {
  struct State: Sendable {
    var begun: [BeginUserImportUploadRequest] = []
    var pieces: [AppendToUserImportUploadRequest] = []
    var finished: [FinishUserImportUploadRequest] = []
  }

  private let box = NIOLockedValueBox(State())
  let refusal: String?

  init(refusing refusal: String? = nil) {
    self.refusal = refusal
  }

  var state: State { box.withLockedValue { $0 } }

  var channel: FakeService {
    FakeService { (call) throws(RPCError) in
      do {
        if call.method.hasSuffix("/BeginUserImportUpload") {
          let request = try BeginUserImportUploadRequest(decoding: call.message)
          self.box.withLockedValue { $0.begun.append(request) }
          guard let refusal = self.refusal else {
            return try BeginUserImportUploadResponse(uploadId: "u").encoded()
          }
          return try BeginUserImportUploadResponse(refusal: refusal).encoded()
        }
        if call.method.hasSuffix("/AppendToUserImportUpload") {
          let request = try AppendToUserImportUploadRequest(decoding: call.message)
          self.box.withLockedValue { $0.pieces.append(request) }
        } else if call.method.hasSuffix("/FinishUserImportUpload") {
          let request = try FinishUserImportUploadRequest(decoding: call.message)
          self.box.withLockedValue { $0.finished.append(request) }
        }
        return []
      } catch let error as RPCError {
        throw error
      } catch {
        throw RPCError(code: .internalError, message: "\(error)")
      }
    }
  }
}

@Suite("Uploads of import files", .timeLimit(.minutes(20)))
struct UploadTests {
  static let target =
    "/user-imports/us-east-1_123456789/import-abc?X-Amz-Algorithm=A&X-Amz-Date=D"
    + "&X-Amz-Expires=900&X-Amz-SignedHeaders=host&X-Amz-Signature=00ff"

  static func put(_ body: [UInt8], _ headers: [(String, String)] = []) -> TestRequest {
    var request = TestRequest(
      method: "PUT",
      target: target,
      headers: [("Host", "gate.example")] + headers,
      body: body
    )
    if body.isEmpty { request.headers.append(("Content-Length", "0")) }
    return request
  }

  private static func rig(
    _ service: UploadService,
    _ configure: (inout GatewayConfiguration) -> Void = { _ in }
  ) -> Rig {
    var rig = Rig(configure)
    rig.authentication = service.channel
    return rig
  }

  @Test("a file passes in pieces, in order, with what the URL says, and is finished")
  func passes() async throws {
    let service = UploadService()
    let body = (0..<(3 * UserImportUpload.pieceBytes + 17)).map { UInt8($0 * 7 % 251) }
    // As AWS's documentation has it; the header is taken and has no effect.
    let reply = try await Self.rig(service).reply(
      to: Self.put(body, [("x-amz-server-side-encryption", "aws:kms")])
    )
    #expect(reply.status == 200)
    #expect(reply.body.isEmpty)
    let begun = try #require(service.state.begun.first)
    #expect(begun.userPoolId == "us-east-1_123456789" && begun.jobId == "import-abc")
    #expect(begun.date == "D" && begun.expires == "900" && begun.signature == "00ff")
    #expect(begun.contentLength == Int64(body.count))
    let pieces = service.state.pieces
    #expect(pieces.flatMap { $0.contents ?? [] } == body)
    #expect(pieces.allSatisfy { ($0.contents?.count ?? 0) <= UserImportUpload.pieceBytes })
    var end: Int64 = 0
    for piece in pieces {
      #expect(piece.beginsAt == end && piece.uploadId == "u")
      end += Int64(piece.contents?.count ?? 0)
    }
    #expect(service.state.finished.map(\.size) == [Int64(body.count)])
  }

  @Test("an empty file is a file")
  func empty() async throws {
    let service = UploadService()
    #expect(try await Self.rig(service).reply(to: Self.put([])).status == 200)
    #expect(service.state.pieces.isEmpty)
    #expect(service.state.finished.map(\.size) == [0])
  }

  @Test("a file larger than any other request is taken, after 100 Continue where it is asked for")
  func large() async throws {
    let service = UploadService()
    let rig = Self.rig(service) { $0.limits.bodyBytes = 1024 }
    let body = [UInt8](repeating: 0x61, count: 40_000)
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        var head = Self.put([], [("Expect", "100-continue")]).without("Content-Length").bytes
        head.removeLast(2)
        try await wire.send(head + Array("Content-Length: \(body.count)\r\n\r\n".utf8))
        #expect(try await wire.reply().status == 100)
        try await wire.send(body)
        #expect(try await wire.reply().status == 200)
      }
    }
    #expect(service.state.finished.count == 1)
  }

  static let refusals: [(String, Int, String)] = [
    ("signature_does_not_match", 403, "SignatureDoesNotMatch"),
    ("request_has_expired", 403, "AccessDenied"),
    ("access_denied", 403, "AccessDenied"),
    ("entity_too_large", 400, "EntityTooLarge"),
    ("operation_aborted", 409, "OperationAborted"),
  ]

  @Test("a refusal is S3's XML, and nothing of the body is passed on", arguments: refusals)
  func refused(_ reason: String, _ status: Int, _ code: String) async throws {
    let service = UploadService(refusing: reason)
    let reply = try await Self.rig(service).reply(to: Self.put(Array("a,b\n".utf8)))
    #expect(reply.status == status)
    #expect(reply["content-type"] == "application/xml")
    #expect(
      reply.body.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Error><Code>\(code)<")
    )
    #expect(reply.body.hasSuffix("</RequestId></Error>"))
    #expect(reply["connection"] == "close")
    #expect(service.state.pieces.isEmpty && service.state.finished.isEmpty)
  }

  @Test("a service that does not answer is 503, never an unfinished success")
  func away() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (_) throws(RPCError) in throw RPCError(code: .unavailable) }
    let reply = try await rig.reply(to: Self.put([1]))
    #expect(reply.status == 503)
    #expect(reply.body.contains("<Code>ServiceUnavailable</Code>"))
  }

  @Test("without a length nothing is taken: a file that is cut off would look complete")
  func chunked() async throws {
    let service = UploadService()
    try await Self.rig(service).run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        var head = Self.put([], [("Transfer-Encoding", "chunked")]).without("Content-Length").bytes
        head += Array("3\r\na,b\r\n0\r\n\r\n".utf8)
        try await wire.send(head)
        let reply = try await wire.reply()
        #expect(reply.status == 411)
        #expect(reply.body.contains("<Code>MissingContentLength</Code>"))
      }
    }
    #expect(service.state.begun.isEmpty)
  }

  @Test("a client that goes away in the middle leaves no file")
  func brokenOff() async throws {
    let service = UploadService()
    let rig = Self.rig(service)
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        let head = Self.put([UInt8](repeating: 0x61, count: 50_000)).bytes
        try await wire.send(Array(head.prefix(20_000)))
        wire.finish()
        try await wire.waitUntilClosed()
      }
      try await ports.shutDown()
    }
    #expect(service.state.finished.isEmpty)
  }

  @Test("the address takes PUT alone")
  func methods() async throws {
    let service = UploadService()
    let reply = try await Self.rig(service).reply(
      to: TestRequest(method: "GET", target: Self.target, headers: [("Host", "h")])
    )
    #expect(reply.status == 405)
    #expect(reply["allow"] == "PUT,OPTIONS")
  }
}
