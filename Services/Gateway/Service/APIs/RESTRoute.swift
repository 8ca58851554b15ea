internal import Cryptography
internal import GatehouseStubs

/// How a REST operation is named, and what of its head decides its meaning.
struct RESTRoute: Sendable {
  let method: String
  let path: RESTPath
  /// Headers that carry members, in lower case.
  let headers: [String]
}

extension RESTPath {
  /// The labels' values without their escapes; nil when the path is of another resource.
  func values(of path: Substring) -> [String: String]? {
    guard let labels = labels(in: path) else { return nil }
    var values: [String: String] = [:]
    for (name, text) in labels {
      guard let value = PercentEncoding.decode(text.utf8) else { return nil }
      values[name] = value
    }
    return values
  }
}
