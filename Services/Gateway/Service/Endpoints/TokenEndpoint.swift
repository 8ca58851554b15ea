internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import Logging
internal import NIOCore
internal import RPC

/// `POST /oauth2/token`: new tokens for a refresh token, for clients of OAuth (RFC 6749 §6).
///
/// The other grants begin with a hosted sign-in or stand for no user. A client's id says which pool
/// it is of, so that one address serves all pools. `scope` has no effect, as Cognito says.
struct TokenEndpoint: Endpoint {
  let path = PathPattern(stringLiteral: Self.address)
  let methods: [HTTPRequest.Method] = [.post]
  let name = "oauth2-token"
  let recordedName = "GetTokensFromRefreshToken"

  private let grants: TokenEndpointClient
  private let bodies: RequestBodies
  private let callTime: Duration
  private let logger: Logger

  static let address = "/oauth2/token"
  static let grantType = "refresh_token"
  /// A form with the longest refresh token is a tenth of it.
  private static let maxBodyBytes = 64 * 1024

  init(_ parts: EndpointParts) {
    grants = TokenEndpointClient(parts.channels.authentication)
    bodies = parts.requestBodies(maxBytes: Self.maxBodyBytes)
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let headers = request.http.headers
    var held = 0
    defer { bodies.release(held) }
    do throws(TokenRefusal) {
      let body = try await read(request.http, held: &held)
      guard Parameters.isForm(headers[.contentType]) else { throw .malformed }
      let form = Parameters(form: body)
      // "MUST NOT be included more than once" (§3.2).
      guard !form.isMalformed, form.repeated.isEmpty else { throw .malformed }
      guard let grantType = form["grant_type"] else { throw .malformed }
      guard grantType == Self.grantType else { throw .unsupportedGrantType }
      let credentials = try ClientCredentials(headers, form)
      guard let token = form["refresh_token"] else { throw .malformed }
      let granted = try await grant(token, to: credentials, request.caller)
      return Answer(response: Self.response(.ok, GrantedTokens(granted: granted)))
    } catch {
      logger.info(
        "a token request was refused",
        metadata: ["request-id": "\(request.caller.requestID)", "error": "\(error.error)"]
      )
      return Answer(
        response: Self.response(to: error),
        result: error.error,
        refusal: error.isRecorded
          ? nil : Answer.Refusal(exception: error.error, reason: error.reason)
      )
    }
  }

  private func read(
    _ request: Request,
    held: inout Int
  ) async throws(TokenRefusal) -> [UInt8] {
    do throws(PublicError) {
      return try await bodies.read(request, isKept: true, held: &held)
    } catch {
      var refusal = TokenRefusal(error)
      refusal.closesConnection = true
      // What was cut off is no request.
      refusal.isRecorded = error == .malformedBody
      throw refusal
    }
  }

  private func grant(
    _ token: String,
    to credentials: ClientCredentials,
    _ caller: Caller
  ) async throws(TokenRefusal) -> GrantByRefreshTokenResponse {
    let reply: GrantByRefreshTokenResponse
    do throws(RPCError) {
      reply = try await grants.grantByRefreshToken(
        GrantByRefreshTokenRequest(
          clientId: credentials.id,
          clientSecret: credentials.secret,
          refreshToken: token
        ),
        context: caller.context(within: callTime, isIdempotent: false)
      )
    } catch {
      throw refusal(error, caller)
    }
    if let word = reply.error {
      var refusal = TokenRefusal(word: word, of: credentials)
      refusal.isRecorded = true
      throw refusal
    }
    return reply
  }

  /// What the caller is told of a failed call, of which the operator hears more.
  private func refusal(_ error: RPCError, _ caller: Caller) -> TokenRefusal {
    var refusal = TokenRefusal(error)
    if refusal == .fault {
      logger.error(
        "a token request failed",
        metadata: [
          "request-id": "\(caller.requestID)", "reason": "\(error.reason)",
          "detail": "\(error.message)",
        ]
      )
    }
    refusal.isRecorded = error.isRecorded
    refusal.reason = error.operatorReason
    return refusal
  }

  private static func response(to refusal: TokenRefusal) -> Response {
    var response = response(refusal.status, ["error": refusal.error])
    if refusal.namesScheme { response.headers[.wwwAuthenticate] = "Basic realm=\"oauth2\"" }
    if refusal.closesConnection { response.headers[.connection] = "close" }
    return response
  }

  /// Kept by no cache on the way (§5.1).
  private static func response(
    _ status: HTTPResponse.Status,
    _ members: some JSONWritable
  ) -> Response {
    Response(
      status: status,
      headers: [
        .contentType: "application/json;charset=UTF-8", .cacheControl: "no-store",
        .pragma: "no-cache",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: JSONWriter.bytes(of: members)))
    )
  }
}

/// RFC 6749 §5.1.
private struct GrantedTokens: JSONWritable {
  let granted: GrantByRefreshTokenResponse

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id_token", granted.idToken)
    json.member("access_token", granted.accessToken)
    json.member("refresh_token", granted.refreshToken)
    json.member("expires_in", granted.expiresInSeconds ?? 0)
    json.member("refresh_expires_in", granted.refreshExpiresInSeconds)
    json.member("token_type", "Bearer")
    json.endObject()
  }
}
