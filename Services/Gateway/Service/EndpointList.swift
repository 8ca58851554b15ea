internal import HTTPTypes

/// The endpoints of a listener, found by a request's address.
struct EndpointList: Sendable {
  /// An endpoint, and what its address says.
  struct Found {
    let endpoint: any Endpoint
    /// The parts of the path that its pattern names.
    var parts: [String: Substring] = [:]
    /// What stands in the place of a pool's id; nil below the installation's URL itself.
    var pool: Substring?
    /// What of the path is the endpoint's own.
    let path: Substring
  }

  private let root: Floor
  private let pools: Floor
  private let takingFiles: [any Endpoint]

  init(_ endpoints: [any Endpoint]) {
    root = Floor(endpoints.filter { $0.places.contains(.root) })
    pools = Floor(endpoints.filter { $0.places.contains(.pool) })
    takingFiles = endpoints.filter(\.takesFile)
  }

  /// The endpoint at a path; what is below the root goes before what is below a pool.
  func find(_ path: Substring) -> Found? {
    if let found = root.find(path.isEmpty ? "/" : path) { return found }
    guard let address = PoolAddress(path), var found = pools.find(address.path) else { return nil }
    found.pool = address.pool
    return found
  }

  /// The endpoint at a path of a domain's host, where there is nothing but what one pool has (DOM-3).
  func findBelowDomain(_ path: Substring) -> Found? {
    pools.find(path.isEmpty ? "/" : path)
  }

  /// Whether the request brings a file.
  func takesFile(_ head: HTTPRequest) -> Bool {
    takingFiles.contains { endpoint in
      endpoint.allows(head.method) && endpoint.path.match(head.pathAlone) != nil
    }
  }

  /// The endpoints of one place.
  private struct Floor: Sendable {
    private let fixed: [Substring: any Endpoint]
    /// If two fit, the first one answers.
    ///
    /// Some endpoints make their pattern anew when they are asked for it, so it is kept.
    private let patterns: [(form: PathPattern, endpoint: any Endpoint)]

    init(_ endpoints: [any Endpoint]) {
      let fixed = endpoints.filter(\.path.isFixed).map { ($0.path.text[...], $0) }
      self.fixed = Dictionary(fixed, uniquingKeysWith: { first, _ in first })
      patterns = endpoints.map { ($0.path, $0) }.filter { !$0.0.isFixed }
    }

    func find(_ path: Substring) -> Found? {
      if let endpoint = fixed[path] { return Found(endpoint: endpoint, path: path) }
      guard let given = PathPattern.parts(of: path) else { return nil }
      for (form, endpoint) in patterns {
        guard let parts = form.match(given) else { continue }
        return Found(endpoint: endpoint, parts: parts, path: path)
      }
      return nil
    }
  }
}
