internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// `/metrics`, for the operator's listener alone.
struct MetricsEndpoint: Endpoint {
  let path: PathPattern = "/metrics"
  let methods: [HTTPRequest.Method] = [.get]
  let name = "metrics"

  let text: @Sendable () -> String

  func answer(_ request: EndpointRequest) async -> Answer {
    Answer(
      response: Response(
        status: .ok,
        headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text()))
      )
    )
  }
}
