internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import GatehouseStubs
internal import RPC

/// A browser at a page of a sign-in that an application has asked for rightly.
struct PageVisit: Sendable {
  let page: HostedPage
  /// What the application has asked for.
  let request: AuthorizationRequest
  /// What the browser keeps of its sign-in so far; nil where it keeps nothing, or nothing that counts.
  let flow: SealedHostedPageFlow?
  let fields: [String: String]
  let origin: String?
  let cookies: [BrowserCookies]
  /// Nil where the pool watches no sign-ins.
  let browser: KnownBrowser?
  /// What the browser has proved to be a device by; nil where that is nothing, or the pool tracks no devices.
  let browserProof: ProvedBrowser?
  /// Whether a user whose address is of a provider's mail domain begins by that address.
  let leadsByDomain: Bool
  /// The account that the browser is signed in to and the client may go on with; nil at pages that do not ask.
  let account: SignedInBrowser?
  let context: RPCCallContext

  var client: ClientSettings { request.client }
  var pool: UserPoolSettings { request.pool }

  /// Whether the pool itself signs users of the client in, and not outside providers alone.
  var allowsOwnSignIn: Bool {
    let providers = client.grants.identityProviders
    return providers.isEmpty || providers.contains(ClientGrants.ownProvider)
  }

  /// The field of a form that names the step of the flow which it was drawn for.
  static let stepField = "step"

  /// Whether the flow has come to this page.
  var isCurrent: Bool { flow?.page == page.rawValue }

  /// Whether the form was drawn for this very step.
  ///
  /// The cookie of the flow is the browser's; two tabs share it. A form of one tab must not answer the
  /// challenge that the other was given.
  var isOwn: Bool {
    guard isCurrent, let step = flow?.stepText, let given = fields[Self.stepField] else {
      return false
    }
    return constantTimeEquals(Array(step.utf8), Array(given.utf8))
  }

  /// Whether the browser can be known again once the user is signed in.
  var mayBeRemembered: Bool {
    guard let tracking = pool.deviceTracking else { return false }
    return browserProof?.key != nil || tracking.options.takesBrowserCookies
      || flow?.mayBeRemembered ?? false
  }

  /// A value of the form; nil also where it is empty.
  func field(_ name: String) -> String? {
    fields[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A value that the form cannot do without.
  func required(_ name: String) throws(AuthenticationFailure) -> String {
    guard let value = field(name) else { throw .missing(name) }
    return value
  }
}

extension SealedHostedPageFlow {
  var stepText: String? { id.map { Base64URL.encode($0) } }
}

/// Where a browser is.
enum PagePlace: Sendable {
  case here(PageVisit)
  case elsewhere(HostedPageMove)
}
