internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import Logging
internal import NIOCore
internal import RPC

/// `POST /oauth2/token`: tokens for a code (RFC 6749 §4.1.3), for a refresh token (§6), for another token (RFC
/// 8693) and for a client itself (RFC 6749 §4.4).
///
/// A client's id says which pool it is of, so that one address serves all pools; below a pool's own it has to be
/// of that pool.
struct TokenEndpoint: Endpoint {
  let path = PathPattern(stringLiteral: Self.address)
  let places: Set<EndpointPlace> = [.root, .pool]
  let methods: [HTTPRequest.Method] = [.post]
  let name = "oauth2-token"

  private let grants: TokenGrants
  private let bodies: RequestBodies
  private let callTime: Duration
  private let logger: Logger

  static let address = "/oauth2/token"
  /// A form with the longest refresh token is a tenth of it.
  private static let maxBodyBytes = 64 * 1024

  init(_ parts: EndpointParts) {
    grants = TokenGrants(parts.channels.authentication)
    bodies = parts.requestBodies(maxBytes: Self.maxBodyBytes)
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let headers = request.http.headers
    let place = bodies.place(for: request)
    defer { place.release() }
    var asked: GrantType?
    do throws(TokenRefusal) {
      let body = try await read(request.http, in: place)
      guard Parameters.isForm(headers[.contentType]) else { throw .malformed }
      let form = Parameters(form: body)
      // "MUST NOT be included more than once" (§3.2).
      guard !form.isMalformed, form.repeated.isEmpty else { throw .malformed }
      guard let text = form["grant_type"] else { throw .malformed }
      guard let type = GrantType(rawValue: text) else { throw .unsupportedGrantType }
      asked = type
      let granted = try await grant(type, form, try ClientCredentials(headers, form), request)
      return Answer(forClient: granted)
    } catch {
      logger.info(
        "a token request was refused",
        metadata: ["request-id": "\(request.caller.requestID)", "error": "\(error.error)"]
      )
      return Answer(refusing: error, operation: asked?.recordedName)
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

  private func grant(
    _ type: GrantType,
    _ form: Parameters,
    _ credentials: ClientCredentials,
    _ request: EndpointRequest
  ) async throws(TokenRefusal) -> GrantedTokens {
    let context = request.caller.context(within: callTime, isIdempotent: false)
    let outcome: Result<GrantedTokens, GrantRefusal>?
    do throws(RPCError) {
      outcome = try await grants.ask(type, form, credentials, request.pool, context)
    } catch {
      let refusal = TokenRefusal(error, of: request.caller, logger)
      throw type == .authorizationCode && refusal.error == TokenRefusal.fault.error
        ? .unavailable : refusal
    }
    switch outcome {
    case nil: throw .malformed
    case .success(let granted): return granted
    case .failure(let given):
      var refusal = TokenRefusal(word: given.word, of: credentials)
      refusal.description = given.description
      refusal.isRecorded = true
      throw refusal
    }
  }
}
