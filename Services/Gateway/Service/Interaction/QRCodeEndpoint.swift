internal import AuthenticationMessages
internal import AuthenticationStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore
internal import QRCode
internal import RPC

/// `GET /interaction/v1/sessions/{id}/qr.svg` and `qr.png`: a session's link as a picture.
///
/// It needs no proof, for the link is no secret: an app that opens it has to prove itself.
struct QRCodeEndpoint: InteractionAddress {
  enum Format: String, CaseIterable {
    case svg
    case png
  }

  let path: PathPattern
  let methods: [HTTPRequest.Method] = [.get]
  let name = "LocateInteraction"
  let calls: InteractionCalls

  private let format: Format
  private static let defaultPixels = 240
  /// Smaller ones cannot hold a link's modules.
  private static let leastPixels = 96

  init(_ format: Format, _ calls: InteractionCalls) {
    self.format = format
    self.calls = calls
    path = PathPattern(
      stringLiteral: InteractionEndpoint.root + "/sessions/{id}/qr.\(format.rawValue)"
    )
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(InteractionRefusal) {
      let pixels = try pixels(request)
      let link = try await link(request)
      return Answer(response: try response(to: link, pixels), operation: name)
    } catch {
      return calls.refuse(error, name, request.caller)
    }
  }

  private func pixels(_ request: EndpointRequest) throws(InteractionRefusal) -> Int {
    guard let text = request.query(plus: .plus)["size"] else { return Self.defaultPixels }
    guard let pixels = Int(text), (Self.leastPixels...QRCode.maxPixels).contains(pixels) else {
      throw .invalid("size is \(Self.leastPixels) to \(QRCode.maxPixels) pixels.")
    }
    return pixels
  }

  private func link(_ request: EndpointRequest) async throws(InteractionRefusal) -> String {
    let message = LocateInteractionRequest(sessionId: String(request.path["id"] ?? ""))
    let context = calls.context(request.caller, isRepeatable: true)
    let reply = try await calls.asked { () throws(RPCError) in
      try await calls.services.sessions.locateInteraction(message, context: context)
    }
    return reply.link ?? ""
  }

  private func response(
    to link: String,
    _ pixels: Int
  ) throws(InteractionRefusal) -> Response {
    let bytes: [UInt8]
    do throws(QRCodeError) {
      let code = try QRCode(link)
      switch format {
      case .svg: bytes = Array(code.svg(pixels: pixels).utf8)
      case .png: bytes = try code.png(pixels: pixels)
      }
    } catch {
      switch error {
      case .unsuitableSize: throw .invalid("The picture would be too small to be read.")
      // A link is never so; memory may be short.
      case .unsuitableText, .outOfMemory:
        throw InteractionRefusal(RPCError(code: .internalError, message: "\(error)"))
      }
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: format == .svg ? "image/svg+xml" : "image/png", .cacheControl: "no-store",
        .xContentTypeOptions: "nosniff",
        // Opened by itself it is a document of this origin.
        .contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    )
  }
}
