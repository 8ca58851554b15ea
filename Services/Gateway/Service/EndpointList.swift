internal import HTTPTypes

/// The endpoints of a listener, found by a request's address.
struct EndpointList: Sendable {
  private let fixed: [Substring: any Endpoint]
  /// If two fit, the first one answers.
  private let patterns: [any Endpoint]
  private let takingFiles: [any Endpoint]

  init(_ endpoints: [any Endpoint]) {
    let fixed = endpoints.filter(\.path.isFixed).map { ($0.path.text[...], $0) }
    self.fixed = Dictionary(fixed, uniquingKeysWith: { first, _ in first })
    patterns = endpoints.filter { !$0.path.isFixed }
    takingFiles = endpoints.filter(\.takesFile)
  }

  /// The endpoint at a path, with the parts of the path that its pattern names.
  func find(_ path: Substring) -> (endpoint: any Endpoint, parts: [String: Substring])? {
    if let endpoint = fixed[path.isEmpty ? "/" : path] { return (endpoint, [:]) }
    for endpoint in patterns {
      if let parts = endpoint.path.match(path) { return (endpoint, parts) }
    }
    return nil
  }

  /// Whether the request brings a file.
  func takesFile(_ head: HTTPRequest) -> Bool {
    takingFiles.contains { endpoint in
      endpoint.allows(head.method) && endpoint.path.match(Self.path(of: head)) != nil
    }
  }

  /// The path of a request's target.
  static func path(of head: HTTPRequest) -> Substring {
    guard let target = head.path else { return "/" }
    return target.prefix { $0 != "?" && $0 != "#" }
  }
}

extension EndpointList {
  /// Every address of the public listener.
  static func clients(_ parts: EndpointParts) -> EndpointList {
    let api = API(parts)
    let resources: [any Endpoint] = PublicAPI.resourceRoots.sorted().map { root in
      ResourceEndpoint(root: root, of: api)
    }
    let others: [any Endpoint] = [
      api,
      TokenEndpoint(parts),
      UserImportUpload(parts),
      ConfirmationEndpoint(parts),
      HealthEndpoint(),
      ReadinessEndpoint(parts),
    ]
    return EndpointList(
      resources + InteractionEndpoint.all(parts) + DemonstrationEndpoint.all(parts.demonstration)
        + IdentityIssuer(parts).endpoints(parts) + others + parts.poolDocuments.endpoints
    )
  }

  /// Every address of the operator's listener.
  static func operators(
    _ parts: EndpointParts,
    metricsText: @escaping @Sendable () -> String
  ) -> EndpointList {
    EndpointList([
      HealthEndpoint(), ReadinessEndpoint(parts), MetricsEndpoint(text: metricsText),
    ])
  }
}
