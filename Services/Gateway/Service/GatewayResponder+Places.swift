internal import Domain
internal import HTTPTypes
internal import HummingbirdCore

/// Which endpoint a request is for, by its host and path.
extension GatewayResponder {
  /// What is at an address.
  enum Found {
    case endpoint(EndpointList.Found, EndpointRequest)
    case refusal(Answer, isForPeople: Bool)
  }

  func find(
    _ request: Request,
    _ forwardedHost: String?,
    caller: Caller,
    end: @escaping @Sendable () -> Void
  ) async -> Found {
    var asked = EndpointRequest(http: request, caller: caller, path: [:], end: end)
    asked.forwardedHost = forwardedHost
    let place: DomainHosts.Place
    do throws(PublicError) {
      place = try await hosts.place(of: asked.host, for: caller)
    } catch {
      return .refusal(Answer(refusing: error), isForPeople: false)
    }
    let path = request.head.pathAlone
    let found: EndpointList.Found?
    switch place {
    case .nothing:
      return .refusal(
        DomainPage.noHost.answer(to: caller, in: languages.language(of: request)),
        isForPeople: true
      )
    case .installation:
      found = endpoints.find(path)
    case .pool(let site):
      found = endpoints.findBelowDomain(path)
      asked.pool = site.pool
      asked.site = site
    }
    guard let found else { return .refusal(Answer(refusing: .nothingHere), isForPeople: false) }
    asked.path = found.parts
    return .endpoint(found, asked)
  }

  /// The endpoint's answer, unless its address is below what is no pool's id, or is not where browsers are
  /// led.
  func answer(_ request: EndpointRequest, at found: EndpointList.Found) async -> Answer {
    var request = request
    if let text = found.pool {
      guard let pool = UserPoolID(String(text)) else {
        return Answer(refusing: .unknownPool(text), userPool: String(text))
      }
      request.pool = pool
      request.basePath = "/\(pool)"
    }
    let endpoint = found.endpoint
    // What no pool has of its own has one address for all of them.
    guard endpoint.audience != .programs, endpoint.places.contains(.pool) else {
      return await endpoint.answer(request)
    }
    do throws(PublicError) {
      switch try await browsers.decide(request, path: found.path, for: endpoint.audience) {
      case .answer(let request): return await endpoint.answer(request)
      case .redirect(let target): return Answer(redirectingTo: target)
      case .noPool: return answer(with: .noPool, to: request)
      case .noPages: return answer(with: .noPages, to: request)
      case .formElsewhere: return answer(with: .formElsewhere, to: request)
      }
    } catch {
      let language = languages.language(of: request.http)
      return DomainPage.fault.answer(to: request.caller, in: language)
    }
  }

  private func answer(with page: DomainPage, to request: EndpointRequest) -> Answer {
    let language = languages.language(of: request.http)
    return page.answer(to: request.caller, in: language, userPool: request.pool)
  }
}
