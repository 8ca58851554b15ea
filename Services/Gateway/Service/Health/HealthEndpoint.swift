internal import HTTPTypes

/// `/healthz`: this process lives.
struct HealthEndpoint: Endpoint {
  let path: PathPattern = "/healthz"
  let methods: [HTTPRequest.Method] = [.get]
  let name = "healthz"

  func answer(_ request: EndpointRequest) async -> Answer {
    Answer(["status": "ok"])
  }
}
