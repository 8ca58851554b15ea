internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import RPC

/// A page of a user's own account, at one of the addresses of `AccountSection`.
struct AccountPage: PageAction {
  let section: AccountSection
  let places: Set<EndpointPlace> = [.pool]
  var path: PathPattern { PathPattern(stringLiteral: "\(section.path)") }
  var name: String { "account-\(section.rawValue)" }
  let hasForm = true

  private let signIns: AccountSignIn
  private let service: AuthenticationClient
  private let own: OwnAccountClient
  private let cookies: Cookies
  private let clock: any WallClock
  private let callTime: Duration
  private let logger: Logger

  private init(_ section: AccountSection, _ parts: EndpointParts) {
    self.section = section
    signIns = AccountSignIn(parts)
    service = AuthenticationClient(parts.channels.authentication)
    own = OwnAccountClient(parts.channels.authentication)
    cookies = Cookies(publicURL: parts.publicURL)
    clock = parts.clock
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  /// All of them.
  static func all(_ parts: EndpointParts) -> [any PageAction] {
    AccountSection.allCases.map { AccountPage($0, parts) } + [LostAccountPage(parts)]
  }

  func client(of request: EndpointRequest) -> ClientID? { signIns.client(of: request) }

  func show(_ request: EndpointRequest) async -> PageAnswer {
    guard let site = request.site else { return Self.unavailable }
    let query = request.query(plus: .space)
    do throws(RPCError) {
      if query["state"] != nil {
        return try await signIns.finish(request, site) ?? Self.unavailable
      }
      guard let access = signIns.access(of: request, in: site.pool),
        query["client_id"].map({ $0 == access.client.text }) ?? true
      else { return signIns.begin(request, site, at: section) ?? Self.unavailable }
      if section == .connections, let proof = query[Self.linkParameter] {
        return await linked(by: proof, access, request)
      }
      return try await shown(access, request, site)
    } catch {
      return again(error, request, site)
    }
  }

  func submit(_ request: EndpointRequest, _ form: Parameters) async -> PageAnswer {
    guard let site = request.site else { return Self.unavailable }
    guard let access = signIns.access(of: request, in: site.pool) else {
      return signIns.begin(request, site, at: section) ?? Self.unavailable
    }
    guard let action = form[AccountAction.field].flatMap(AccountAction.init(rawValue:)) else {
      return back(with: .unfit, request)
    }
    guard action != .leave else {
      return AccountSignIn.leave(access, request, site)
    }
    guard action != .keepCodes else { return to(.signIn, request) }
    // A browser that was left open turns no second factor off (ACC-1).
    guard !action.needsProof || access.isProved(at: clock.now()) else {
      return signIns.begin(request, site, at: section, asProof: true) ?? Self.unavailable
    }
    do throws(RPCError) {
      // A token that has ended is no refusal of what is asked for.
      _ = try await calls(access, request).user()
    } catch {
      return again(error, request, site)
    }
    do throws(RPCError) {
      let deed = AccountDeed(action, form, calls(access, request), page: self)
      return try await deed.carriedOut(request, site)
    } catch {
      return refusal(error, of: action, request)
    }
  }
}

extension AccountPage {
  static let unavailable: PageAnswer = {
    var page = Page(heading: .unavailableHeading, lead: .unavailableLead)
    page.status = .badRequest
    return PageAnswer(page)
  }()

  func calls(_ access: AccountAccess, _ request: EndpointRequest) -> AccountCalls {
    AccountCalls(
      service: service,
      own: own,
      token: access.token,
      context: request.caller.context(within: callTime, isIdempotent: false)
    )
  }

  private func shown(
    _ access: AccountAccess,
    _ request: EndpointRequest,
    _ site: PoolSite
  ) async throws(RPCError) -> PageAnswer {
    let calls = calls(access, request)
    let user = try await calls.user()
    let account = try await calls.description()
    let drawing = AccountDrawing(section, user, account, below: request.basePath)
    var cookies: [PageAnswer.Cookie] = []
    var page: Page
    switch section {
    case .signIn: page = drawing.signIn(passkeys: try await calls.passkeys())
    case .authenticator:
      guard let key = kept(Self.setUpCookie(site.pool), request) else {
        return to(.signIn, request)
      }
      page = drawing.authenticator(key)
    case .passkey: page = drawing.newPasskey(try await calls.passkeyOptions())
    case .recoveryCodes:
      guard let codes = kept(Self.codesCookie(site.pool), request) else {
        return to(.signIn, request)
      }
      page = drawing.recoveryCodes(codes.split(separator: " ").map(String.init))
      // Once: who comes to the browser later finds nothing.
      cookies = [Self.keeping(codes: nil, in: site.pool)]
    case .devices: page = drawing.devices(try await calls.devices())
    case .sessions, .connections:
      let sessions = try await calls.sessions()
      let named = try await calls.description(naming: sessions.compactMap(\.clientId))
      let drawing = AccountDrawing(section, user, named, below: request.basePath)
      page = section == .sessions ? drawing.sessions(sessions) : drawing.connections(sessions)
    case .activity: page = drawing.activity(try await calls.activities())
    case .profile: page = drawing.profile
    case .data:
      page = drawing.data(
        devices: try await calls.devices(),
        sessions: try await calls.sessions(),
        passkeys: try await calls.passkeys()
      )
    }
    page.alert = AccountNotice(request.query(plus: .space))?.alert
    var answer = PageAnswer(page)
    answer.cookies = cookies
    return answer
  }

  /// What a browser brings back from a provider (LNK-8).
  private static let linkParameter = "link"

  private func linked(
    by proof: String,
    _ access: AccountAccess,
    _ request: EndpointRequest
  ) async -> PageAnswer {
    do throws(RPCError) {
      try await calls(access, request).finishLink(by: proof)
      return back(with: .saved, request)
    } catch {
      return refusal(error, of: .link, request)
    }
  }

  /// Another page of the account, by a GET.
  func to(_ section: AccountSection, _ request: EndpointRequest) -> PageAnswer {
    PageAnswer(redirectingTo: RedirectTarget(own: section.path, of: request))
  }

  /// The same page by a GET, with what became of the form.
  func back(
    with notice: AccountNotice,
    _ request: EndpointRequest,
    to section: AccountSection? = nil
  ) -> PageAnswer {
    let path = (section ?? self.section).path
    return PageAnswer(
      redirectingTo: RedirectTarget(own: path, of: request).adding([notice.parameter])
    )
  }

  /// To the sign-in where the access has ended; else the page of a fault.
  func again(
    _ error: RPCError,
    _ request: EndpointRequest,
    _ site: PoolSite
  ) -> PageAnswer {
    let publicError = PublicErrors.publicError(for: error)
    let hasEnded = ["NotAuthorizedException", "UserNotFoundException"].contains(
      publicError.exception
    )
    if hasEnded, var answer = signIns.begin(request, site, at: section) {
      answer.cookies.append(AccountSignIn.ending(in: site.pool))
      return answer
    }
    note(error, request)
    let refusal = Answer.Refusal(exception: publicError.exception, reason: error.operatorReason)
    var answer = PageAnswer(Page(heading: section.heading)).refused(
      publicError.isInternal ? .internalServerError : .badRequest,
      .fault,
      refusal
    )
    if error.isRecorded { answer.refusal = nil }
    return answer
  }

  private func refusal(
    _ error: RPCError,
    of action: AccountAction,
    _ request: EndpointRequest
  ) -> PageAnswer {
    let publicError = PublicErrors.publicError(for: error)
    note(error, request)
    let notice =
      publicError.isInternal
      ? .fault : AccountNotice(exception: publicError.exception, of: action)
    var answer = back(with: notice, request)
    answer.result = publicError.exception
    guard !error.isRecorded else { return answer }
    answer.refusal = Answer.Refusal(
      exception: publicError.exception,
      reason: error.operatorReason
    )
    return answer
  }

  private func note(_ error: RPCError, _ request: EndpointRequest) {
    guard PublicErrors.publicError(for: error).isInternal else { return }
    logger.error(
      "an account page could not be made",
      metadata: [
        "request-id": "\(request.caller.requestID)", "reason": "\(error.reason)",
        "detail": "\(error.message)",
      ]
    )
  }
}

extension AccountPage {
  /// What the browser keeps from the form before, as an authenticator's key: a reload shows the same.
  private func kept(_ name: CookieName, _ request: EndpointRequest) -> String? {
    cookies.value(of: name, in: request.http.headers).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Has the browser keep the key of an authenticator in Base32, or forget it.
  static func keeping(_ key: String?, in pool: UserPoolID) -> PageAnswer.Cookie {
    keeping(key, as: setUpCookie(pool))
  }

  /// Has the browser keep recovery codes for the page that shows them, or forget them.
  static func keeping(codes: [String]?, in pool: UserPoolID) -> PageAnswer.Cookie {
    keeping(codes?.joined(separator: " "), as: codesCookie(pool))
  }

  private static func keeping(_ text: String?, as name: CookieName) -> PageAnswer.Cookie {
    PageAnswer.Cookie(
      name: name,
      value: text.map { Array($0.utf8) },
      lifetime: text == nil ? nil : .seconds(AccountAccess.proofSeconds)
    )
  }

  private static func setUpCookie(_ pool: UserPoolID) -> CookieName {
    CookieName("gatehouse-account-key", of: pool)
  }

  private static func codesCookie(_ pool: UserPoolID) -> CookieName {
    CookieName("gatehouse-account-codes", of: pool)
  }
}
