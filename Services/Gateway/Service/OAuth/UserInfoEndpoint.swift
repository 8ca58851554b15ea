internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import Logging
internal import RPC

/// `/oauth2/userInfo`: what an access token shows of its user (OpenID Connect Core §5.3).
struct UserInfoEndpoint: Endpoint {
  let path: PathPattern = "/oauth2/userInfo"
  let places: Set<EndpointPlace> = [.root, .pool]
  let methods: [HTTPRequest.Method] = [.get, .post]
  let name = "oauth2-userinfo"
  let recordedName = "ShowUserInfo"

  private let requests: AuthorizationClient
  private let bodies: RequestBodies
  private let callTime: Duration
  private let logger: Logger

  private static let maxBodyBytes = 64 * 1024

  init(_ parts: EndpointParts) {
    requests = AuthorizationClient(parts.channels.authentication)
    bodies = parts.requestBodies(maxBytes: Self.maxBodyBytes)
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    guard let token = await token(of: request) else { return Self.refusal(.invalidRequest) }
    do throws(RPCError) {
      let reply = try await requests.showUserInfo(
        ShowUserInfoRequest(userPoolId: request.pool?.text, accessToken: token),
        context: request.caller.context(within: callTime, isIdempotent: true)
      )
      guard let claims = reply.claims else {
        return Self.refusal(reply.error.flatMap(UserInfoError.init(rawValue:)) ?? .invalidToken)
      }
      return Answer(forClient: JSONFragment(claims))
    } catch {
      let refusal = TokenRefusal(error, of: request.caller, logger)
      return Answer(refusing: refusal, operation: recordedName)
    }
  }

  /// The token of the header, or of a form (RFC 6750 §2.1, §2.2); nil where it is missing, or in both.
  ///
  /// In the address it is never read: addresses are logged.
  private func token(of request: EndpointRequest) async -> String? {
    let authorizations = request.http.headers[values: .authorization]
    guard authorizations.count <= 1 else { return nil }
    let ofHeader = authorizations.first.flatMap { header -> String? in
      let parts = header.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
      return String(parts[1].trimming(while: { $0 == " " }))
    }
    guard request.http.method == .post,
      Parameters.isForm(request.http.headers[.contentType])
    else { return Self.wellFormed(ofHeader) }
    let place = bodies.place(for: request)
    defer { place.release() }
    do throws(PublicError) {
      let form = Parameters(form: try await bodies.read(request.http, isKept: true, in: place))
      guard form.repeated.isEmpty, !form.isMalformed else { return nil }
      guard let ofForm = form["access_token"] else { return Self.wellFormed(ofHeader) }
      return authorizations.isEmpty ? Self.wellFormed(ofForm) : nil
    } catch {
      return nil
    }
  }

  /// RFC 6750 §2.1's characters: what has others is no token, and a malformed request.
  private static func wellFormed(_ token: String?) -> String? {
    guard let token, !token.isEmpty,
      token.utf8.allSatisfy({ byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-._~+/=".utf8.contains(byte)
        }
      })
    else { return nil }
    return token
  }

  private static func refusal(_ error: UserInfoError) -> Answer {
    let (status, sentence): (HTTPResponse.Status, String) =
      switch error {
      case .invalidRequest: (.badRequest, "Bad OAuth2 request at UserInfo Endpoint")
      case .invalidToken:
        (
          .unauthorized,
          """
          Access token is expired, disabled, or deleted, or the user has globally signed out.
          """
        )
      }
    return Answer(
      response: Response(
        status: status,
        headers: [
          .wwwAuthenticate: """
          Bearer error="\(error.rawValue)", error_description="\(sentence)"
          """,
          .cacheControl: "no-store", .contentLength: "0",
        ]
      ),
      result: error.rawValue
    )
  }
}
