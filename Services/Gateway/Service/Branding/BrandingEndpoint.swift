internal import AuthenticationMessages
internal import AuthenticationStubs
internal import HTTPTypes
internal import Logging
internal import RPC

/// `/assets/branding/<id>-<version>.css` and `/assets/branding/<id>-<version>/<image>`: how a client's pages
/// look otherwise than those of all.
///
/// The gateway keeps none of it: browsers and caches on the way do, for an address never changes.
struct BrandingEndpoint: Endpoint {
  let path: PathPattern
  let methods: [HTTPRequest.Method] = [.get]
  let name = "branding"
  let isForPeople = true
  let places: Set<EndpointPlace> = [.root, .pool]

  private let looks: BrandingClient
  private let callTime: Duration
  private let logger: Logger

  private init(_ path: String, _ parts: EndpointParts) {
    self.path = PathPattern(stringLiteral: BrandingAddress.root + path)
    looks = BrandingClient(parts.channels.authentication)
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  /// The address of style sheets and that of images.
  static func all(_ parts: EndpointParts) -> [any Endpoint] {
    [BrandingEndpoint("/{sheet}", parts), BrandingEndpoint("/{look}/{image}", parts)]
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(RPCError) {
      let context = request.caller.context(within: callTime, isIdempotent: true)
      guard let image = request.path["image"] else {
        return try await sheet(request.path["sheet"] ?? "", context)
      }
      return try await self.image(String(image), of: request.path["look"] ?? "", context)
    } catch {
      let publicError = PublicErrors.publicError(for: error)
      logger.error(
        "a look could not be read",
        metadata: ["request-id": "\(request.caller.requestID)", "detail": "\(error.message)"]
      )
      return Answer(refusing: publicError)
    }
  }

  private func sheet(
    _ name: Substring,
    _ context: RPCCallContext
  ) async throws(RPCError) -> Answer {
    guard name.hasSuffix(BrandingAddress.sheetEnd),
      let address = BrandingAddress(name.dropLast(BrandingAddress.sheetEnd.count))
    else { return .noSuchBranding }
    let reply = try await looks.getBrandingStyleSheet(
      GetBrandingStyleSheetRequest(brandingId: address.id),
      context: context
    )
    let file = BrandingFile(
      version: reply.version,
      contents: reply.contents,
      mediaType: "text/css; charset=utf-8"
    )
    return file.answer(asked: address.version) { address.moved(to: $0)?.sheet }
  }

  private func image(
    _ name: String,
    of look: Substring,
    _ context: RPCCallContext
  ) async throws(RPCError) -> Answer {
    guard let address = BrandingAddress(look) else { return .noSuchBranding }
    let reply = try await looks.getBrandingImage(
      GetBrandingImageRequest(brandingId: address.id, name: name),
      context: context
    )
    guard let mediaType = reply.kind.flatMap({ Self.mediaTypes[$0] }) else {
      return .noSuchBranding
    }
    let file = BrandingFile(
      version: reply.version,
      contents: reply.contents,
      mediaType: mediaType
    )
    return file.answer(asked: address.version) { address.moved(to: $0)?.image(name) }
  }

  private static let mediaTypes = [
    "ICO": "image/vnd.microsoft.icon", "JPEG": "image/jpeg", "PNG": "image/png",
    "SVG": "image/svg+xml", "WEBP": "image/webp",
  ]
}
