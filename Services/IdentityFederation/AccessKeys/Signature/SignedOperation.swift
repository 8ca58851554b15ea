internal import Cryptography
internal import GatehouseStubs
internal import IdentityFederationCore

/// The operation that a signed request names, read from what was signed.
///
/// The gateway is not asked for it: an attacker who has taken the gateway over could name another operation than
/// the one an administrator signed.
struct SignedOperation: Sendable, Hashable {
  let api: String
  let name: String
  /// How long the request says that it is good for, where its signature stands in the address.
  let expiresSeconds: Int64?
  /// The last part of the ARN of what the operation is about, as policies write it; empty where it is about
  /// no pool, and nil where that is not known, because the body is not.
  let resource: String?

  /// Reads a canonical request (AWS Signature Version 4, "Create a canonical request"), whose hash the
  /// signature is over, and the body whose hash it has; `service` is the one of the signature's scope.
  init(
    _ canonicalRequest: String,
    body: [UInt8]?,
    service: String
  ) throws(IdentityFederationFailure) {
    guard let api = DeclaredAPI.all.first(where: { $0.name == service }),
      let request = CanonicalRequest(canonicalRequest),
      // Otherwise the gateway could name another action than the one that was signed.
      body.map({ Hex.encode(SHA256.digest(of: $0)) == request.payloadHash }) ?? true,
      let name = Self.name(in: request, body, api.naming)
    else {
      throw .invalidSignature("The signed request names no operation of \(service).")
    }
    self.api = service
    self.name = name
    resource =
      switch api.naming {
      case .target(_, let pools):
        body.flatMap { SignedBody.pool(in: $0, named: DeclaredAPI.PoolMember(of: name, in: pools)) }
      case .routes(let routes): try Self.resource(of: request, routes, service)
      case .action: ""
      }
    expiresSeconds = request.query["X-Amz-Expires"].flatMap { Int64($0) }
  }

  private static func name(
    in request: CanonicalRequest,
    _ body: [UInt8]?,
    _ naming: DeclaredAPI.Naming
  ) -> String? {
    switch naming {
    case .target(let prefix, _):
      guard let target = request.headers["x-amz-target"], target.hasPrefix("\(prefix).") else {
        return nil
      }
      return String(target.dropFirst(prefix.count + 1))
    case .routes(let routes):
      return routes.first { route in
        route.method == request.method && route.path.labels(in: request.path[...]) != nil
      }?.operation
    case .action(let operations):
      guard let name = action(of: request, body) else { return nil }
      return operations.contains(name) ? name : nil
    }
  }

  /// The action of a form, which stands in the address or in the body.
  private static func action(of request: CanonicalRequest, _ body: [UInt8]?) -> String? {
    guard let body, !body.isEmpty else {
      if let name = request.query["Action"] { return name }
      // A gateway of the version before sends no body and knows this form alone. It goes as soon as the
      // version before sends the body, too.
      return request.payloadHash == callerIdentityHash ? "GetCallerIdentity" : nil
    }
    guard let form = SignedBody.form(body) else { return nil }
    // If it stands in both, the gateway could have meant the other one.
    guard let name = form["Action"] else { return request.query["Action"] }
    return request.query["Action"] == nil ? name : nil
  }

  /// What the SDKs sign to learn who they are.
  private static let callerIdentityHash = Hex.encode(
    SHA256.digest(of: Array("Action=GetCallerIdentity&Version=2011-06-15".utf8))
  )

  /// For example `identitypool/<id>/identity/<id>/dataset/<name>` (the developer guide's "Resource ARNs"
  /// of Amazon Cognito Sync).
  private static func resource(
    of request: CanonicalRequest,
    _ routes: [DeclaredAPI.Route],
    _ service: String
  ) throws(IdentityFederationFailure) -> String {
    let labels = routes.lazy.filter { $0.method == request.method }
      .compactMap { $0.path.labels(in: request.path[...]) }.first
    var parts: [String] = []
    for (kind, label) in resourceLabels {
      guard let sent = labels?[label] else { break }
      guard let text = PercentEncoding.decode(sent.utf8) else {
        throw .invalidSignature("The signed request names no operation of \(service).")
      }
      parts.append("\(kind)/\(text)")
    }
    return parts.joined(separator: "/")
  }

  private static let resourceLabels = [
    ("identitypool", "IdentityPoolId"), ("identity", "IdentityId"), ("dataset", "DatasetName"),
  ]
}

/// The parts of a canonical request that name the operation.
private struct CanonicalRequest {
  let method: String
  /// As it was sent.
  let path: String
  let query: [String: String]
  /// The signed ones, in lower case.
  let headers: [String: String]
  let payloadHash: String

  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Method, path, query, a line for each header, an empty one, the headers' names, the body's hash.
    guard lines.count >= 6, lines[lines.count - 3].isEmpty,
      // The path was percent-encoded once more.
      let path = Self.decoded(lines[1])
    else { return nil }
    method = String(lines[0])
    payloadHash = String(lines[lines.count - 1])
    self.path = path
    var query: [String: String] = [:]
    for pair in lines[2].split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = Self.decoded(parts[0]), let value = Self.decoded(parts[1]),
        query.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    self.query = query
    var headers: [String: String] = [:]
    var names: [Substring] = []
    for line in lines[3..<(lines.count - 3)] {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon]
      names.append(name)
      // If a header has two values, the gateway could have meant the other one.
      guard
        headers.updateValue(String(line[line.index(after: colon)...]), forKey: String(name)) == nil
      else { return nil }
    }
    guard names.joined(separator: ";") == lines[lines.count - 2] else { return nil }
    self.headers = headers
  }

  private static func decoded(_ text: Substring) -> String? {
    PercentEncoding.decode(text.utf8)
  }
}
