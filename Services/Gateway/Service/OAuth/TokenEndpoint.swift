internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import Logging
internal import NIOCore
internal import RPC

/// `POST /oauth2/token`: new tokens for a refresh token, to whoever speaks OAuth (RFC 6749 §6).
///
/// The other grants begin with a hosted sign-in or stand for no user. A client's id says which pool
/// it is of, so that one address serves all pools. `scope` has no effect, as Cognito says.
struct TokenEndpoint: Sendable {
  let grants: TokenEndpointClient
  let refusals: RefusalRecorder
  let bodies: RequestBodies
  let callTime: Duration
  let logger: Logger

  static let path: Substring = "/oauth2/token"
  static let grantType = "refresh_token"
  /// A form with the longest refresh token is a tenth of it.
  static let mostBodyBytes = 64 * 1024

  func answer(_ request: Request, caller: Caller, label: String) async -> API.Outcome {
    var held = 0
    defer { bodies.release(held) }
    do throws(TokenRefusal) {
      let body = try await read(request, held: &held)
      guard FormParameters.isContentType(request.headers[.contentType]) else { throw .malformed }
      let form = try FormParameters(body)
      guard let grantType = form["grant_type"] else { throw .malformed }
      guard grantType == Self.grantType else { throw .unsupportedGrantType }
      let credentials = try ClientCredentials(request.headers, form)
      guard let token = form["refresh_token"] else { throw .malformed }
      let granted = try await grant(token, to: credentials, caller)
      return API.Outcome(
        response: Self.response(.ok, GrantedTokens(granted: granted)),
        operation: label,
        outcome: RequestMetrics.success
      )
    } catch {
      logger.info(
        "a token request was refused",
        metadata: ["request-id": "\(caller.requestID)", "error": "\(error.error)"]
      )
      if !error.isRecorded {
        refusals.record(
          error.error,
          reason: error.reason,
          operation: "GetTokensFromRefreshToken",
          caller: caller
        )
      }
      return API.Outcome(
        response: Self.response(to: error),
        operation: label,
        outcome: error.error
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
    json.member("token_type", "Bearer")
    json.endObject()
  }
}
