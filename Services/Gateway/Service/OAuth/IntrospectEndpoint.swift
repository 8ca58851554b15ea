internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import Logging
internal import RPC

/// `POST /oauth2/introspect`: what a token of the client is good for now (RFC 7662).
struct IntrospectEndpoint: Endpoint {
  let path: PathPattern = "/oauth2/introspect"
  let places: Set<EndpointPlace> = [.root, .pool]
  let methods: [HTTPRequest.Method] = [.post]
  let name = "oauth2-introspect"
  let recordedName = "IntrospectToken"

  private let requests: TokenEndpointClient
  private let bodies: RequestBodies
  private let callTime: Duration
  private let logger: Logger

  init(_ parts: EndpointParts) {
    requests = TokenEndpointClient(parts.channels.authentication)
    bodies = parts.requestBodies(maxBytes: PresentedToken.maxBodyBytes)
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let place = bodies.place(for: request)
    defer { place.release() }
    do throws(TokenRefusal) {
      // RFC 7662 §2.3: who does not say which client it is has not proved it either.
      let token = try await PresentedToken(
        request.http,
        bodies,
        in: place,
        withoutClient: .unprovedByHeader
      )
      return Answer(forClient: JSONFragment(try await introspect(token, request)))
    } catch {
      return Answer(refusing: error, operation: recordedName)
    }
  }

  private func introspect(
    _ token: PresentedToken,
    _ request: EndpointRequest
  ) async throws(TokenRefusal) -> [UInt8] {
    let reply: IntrospectTokenResponse
    do throws(RPCError) {
      reply = try await requests.introspectToken(
        IntrospectTokenRequest(
          clientId: token.credentials.id,
          clientSecret: token.credentials.secret,
          token: token.text,
          userPoolId: request.pool?.text
        ),
        context: request.caller.context(within: callTime, isIdempotent: true)
      )
    } catch {
      throw TokenRefusal(error, of: request.caller, logger)
    }
    if let word = reply.error { throw .recorded(word, of: token.credentials) }
    guard let answer = reply.answer else { throw .fault }
    return answer
  }
}
