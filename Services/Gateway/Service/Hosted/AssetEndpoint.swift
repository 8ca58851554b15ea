internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// `/assets/`: what pages are drawn by, which browsers keep for a year.
struct AssetEndpoint: Endpoint {
  let path = PathPattern(stringLiteral: StyleSheet.path)
  let methods: [HTTPRequest.Method] = [.get]
  let name = "assets"
  let isForPeople = true

  func answer(_ request: EndpointRequest) async -> Answer {
    Answer(
      response: Response(
        status: .ok,
        headers: [
          .contentType: "text/css; charset=utf-8", .contentLength: String(StyleSheet.bytes.count),
          .cacheControl: "public, max-age=31536000, immutable", .xContentTypeOptions: "nosniff",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: StyleSheet.bytes))
      )
    )
  }
}
