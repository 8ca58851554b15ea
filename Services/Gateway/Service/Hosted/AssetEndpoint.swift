internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// `/assets/`: what pages are drawn by, which browsers keep for a year.
struct AssetEndpoint: Endpoint {
  private let asset: PageAsset
  var path: PathPattern { PathPattern(stringLiteral: asset.path) }
  let methods: [HTTPRequest.Method] = [.get]
  let name = "assets"
  let isForPeople = true
  let places: Set<EndpointPlace> = [.root, .pool]

  init(_ asset: PageAsset) {
    self.asset = asset
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    Answer(
      response: Response(
        status: .ok,
        headers: [
          .contentType: asset.contentType, .contentLength: String(asset.bytes.count),
          .cacheControl: "public, max-age=31536000, immutable", .xContentTypeOptions: "nosniff",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: asset.bytes))
      )
    )
  }
}
