internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import RPC

/// `POST /oauth2/revoke`: the end of a refresh token's sign-in (RFC 7009).
struct RevokeEndpoint: Endpoint {
  let path: PathPattern = "/oauth2/revoke"
  let places: Set<EndpointPlace> = [.root, .pool]
  let methods: [HTTPRequest.Method] = [.post]
  let name = "oauth2-revoke"
  let recordedName = "RevokeToken"

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
      try await revoke(try await PresentedToken(request.http, bodies, in: place), request)
      return Answer(
        response: Response(
          status: .ok,
          headers: [.cacheControl: "no-store", .pragma: "no-cache", .contentLength: "0"]
        )
      )
    } catch {
      return Answer(refusing: error, operation: recordedName)
    }
  }

  private func revoke(
    _ token: PresentedToken,
    _ request: EndpointRequest
  ) async throws(TokenRefusal) {
    let reply: RevokeGrantResponse
    do throws(RPCError) {
      reply = try await requests.revokeGrant(
        RevokeGrantRequest(
          clientId: token.credentials.id,
          clientSecret: token.credentials.secret,
          token: token.text,
          isLinked: token.form["gatehouse_associated_sessions"] == "linked",
          userPoolId: request.pool?.text
        ),
        context: request.caller.context(within: callTime, isIdempotent: true)
      )
    } catch {
      throw TokenRefusal(error, of: request.caller, logger)
    }
    guard let word = reply.error else { return }
    // RFC 7009 §2.2.1 has RFC 6749's words.
    throw .recorded(word, of: token.credentials)
  }
}
