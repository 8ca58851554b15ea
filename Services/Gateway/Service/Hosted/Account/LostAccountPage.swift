internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import HTTPTypes
internal import RPC

/// An address below the account pages at which there is nothing: who is signed in keeps the menu.
struct LostAccountPage: PageAction {
  let path: PathPattern = "/account/{rest...}"
  let places: Set<EndpointPlace> = [.pool]
  let name = "account-lost"

  private let signIns: AccountSignIn
  private let service: AuthenticationClient
  private let own: OwnAccountClient
  private let callTime: Duration

  init(_ parts: EndpointParts) {
    signIns = AccountSignIn(parts)
    service = AuthenticationClient(parts.channels.authentication)
    own = OwnAccountClient(parts.channels.authentication)
    callTime = parts.limits.callTime
  }

  func client(of request: EndpointRequest) -> ClientID? { signIns.client(of: request) }

  func show(_ request: EndpointRequest) async -> PageAnswer {
    var page = Page(status: .notFound, heading: .noAddressHeading, lead: .noAddressLead)
    page.account = await frame(request)
    page.carried = []
    return PageAnswer(page)
  }

  /// Nil where no user is signed in, or it cannot be told now.
  private func frame(_ request: EndpointRequest) async -> PageFrame? {
    guard let site = request.site, let access = signIns.access(of: request, in: site.pool) else {
      return nil
    }
    let calls = AccountCalls(
      service: service,
      own: own,
      token: access.token,
      context: request.caller.context(within: callTime, isIdempotent: true)
    )
    do throws(RPCError) {
      let (user, account) = (try await calls.user(), try await calls.description())
      return AccountDrawing(.signIn, user, account, below: request.basePath).frame(at: nil)
    } catch {
      return nil
    }
  }
}
