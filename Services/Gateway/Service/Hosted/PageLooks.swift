internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import Logging
internal import RPC

/// Asks how the pages of a client look.
struct PageLooks: Sendable {
  private let looks: BrandingClient
  private let callTime: Duration
  private let logger: Logger

  init(_ parts: EndpointParts) {
    looks = BrandingClient(parts.channels.authentication)
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  /// What the client has of its own; nil where it has nothing, or where it cannot be told
  /// now: a page is shown all the same.
  func branding(
    of client: ClientID?,
    _ request: EndpointRequest,
    in language: PageLanguage
  ) async -> GetClientBrandingResponse? {
    guard let client else { return nil }
    do throws(RPCError) {
      return try await looks.getClientBranding(
        GetClientBrandingRequest(clientId: client.text, language: language.tag),
        context: request.caller.context(within: callTime, isIdempotent: true)
      )
    } catch {
      logger.error(
        "a page is shown without its client's look",
        metadata: ["request-id": "\(request.caller.requestID)", "detail": "\(error.message)"]
      )
      return nil
    }
  }
}
