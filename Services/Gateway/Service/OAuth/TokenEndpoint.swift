internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import Logging
internal import NIOCore
internal import RPC

/// `POST /oauth2/token`: tokens for a refresh token (RFC 6749 §6), for another token (RFC 8693) and for a
/// client itself (RFC 6749 §4.4).
///
/// The other grants begin with a hosted sign-in. A client's id says which pool it is of, so that one
/// address serves all pools.
struct TokenEndpoint: Endpoint {
  let path = PathPattern(stringLiteral: Self.address)
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
      return Answer(response: Self.response(.ok, granted))
    } catch {
      logger.info(
        "a token request was refused",
        metadata: ["request-id": "\(request.caller.requestID)", "error": "\(error.error)"]
      )
      return Answer(
        response: Self.response(to: error),
        result: error.error,
        refusal: error.isRecorded
          ? nil
          : Answer.Refusal(
            exception: error.error,
            reason: error.reason,
            operation: asked?.operation.rawValue
          )
      )
    }
  }

  private func read(
    _ request: Request,
    in place: BodyPlace
  ) async throws(TokenRefusal) -> [UInt8] {
    do throws(PublicError) {
      return try await bodies.read(request, isKept: true, in: place)
    } catch {
      var refusal = TokenRefusal(error)
      refusal.closesConnection = true
      // What was cut off is no request.
      refusal.isRecorded = error == .malformedBody
      throw refusal
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
      outcome = try await grants.ask(type, form, credentials, context)
    } catch {
      throw refusal(error, request.caller)
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
    var members = ["error": refusal.error]
    members["error_description"] = refusal.description
    var response = response(refusal.status, members)
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
