internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
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

  private static let maxBodyBytes = 64 * 1024

  init(_ parts: EndpointParts) {
    requests = TokenEndpointClient(parts.channels.authentication)
    bodies = parts.requestBodies(maxBytes: Self.maxBodyBytes)
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let place = bodies.place(for: request)
    defer { place.release() }
    do throws(TokenRefusal) {
      let body = try await read(request.http, in: place)
      let form = Parameters(form: body)
      guard Parameters.isForm(request.http.headers[.contentType]), !form.isMalformed,
        form.repeated.isEmpty, let token = form["token"]
      else { throw .malformed }
      try await revoke(token, form, try ClientCredentials(request.http.headers, form), request)
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

  private func read(
    _ request: Request,
    in place: BodyPlace
  ) async throws(TokenRefusal) -> [UInt8] {
    do throws(PublicError) {
      return try await bodies.read(request, isKept: true, in: place)
    } catch {
      throw TokenRefusal(unread: error)
    }
  }

  private func revoke(
    _ token: String,
    _ form: Parameters,
    _ credentials: ClientCredentials,
    _ request: EndpointRequest
  ) async throws(TokenRefusal) {
    let reply: RevokeGrantResponse
    do throws(RPCError) {
      reply = try await requests.revokeGrant(
        RevokeGrantRequest(
          clientId: credentials.id,
          clientSecret: credentials.secret,
          token: token,
          isLinked: form["gatehouse_associated_sessions"] == "linked",
          userPoolId: request.pool?.text
        ),
        context: request.caller.context(within: callTime, isIdempotent: true)
      )
    } catch {
      throw TokenRefusal(error, of: request.caller, logger)
    }
    guard let word = reply.error else { return }
    var refusal = TokenRefusal(word: word, of: credentials)
    // RFC 7009 §2.2.1 has RFC 6749's words; a client that did not prove itself is told so by its status.
    if refusal.error == TokenGrantError.invalidClient.rawValue { refusal = .unproved(credentials) }
    refusal.isRecorded = true
    throw refusal
  }
}
