/// Where a REST operation's resource is: segments that are fixed, and labels that take a member.
struct RESTPath: Sendable {
  private enum Segment: Sendable {
    case fixed(Substring)
    case label(String)
  }

  private let segments: [Segment]
  let root: Substring

  /// Reads a model's `requestUri`, such as `/identitypools/{IdentityPoolId}/events`.
  init(_ template: String) {
    root = Self.root(of: template[...])
    segments = Self.split(template[...]).map { segment in
      guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return .fixed(segment) }
      return .label(String(segment.dropFirst().dropLast()))
    }
  }

  /// The first segment of a path.
  static func root(of path: Substring) -> Substring {
    path.dropFirst().prefix { $0 != "/" }
  }

  private static func split(_ path: Substring) -> [Substring] {
    path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
  }

  /// The labels' values without their escapes; nil when the path is of another resource.
  func labels(of path: Substring) -> [String: String]? {
    let given = Self.split(path)
    guard given.count == segments.count else { return nil }
    var labels: [String: String] = [:]
    for (segment, text) in zip(segments, given) {
      switch segment {
      case .fixed(let expected):
        guard text == expected else { return nil }
      case .label(let name):
        // A label without a value would be another resource's path.
        guard !text.isEmpty, let value = PercentEncoding.decode(text.utf8) else {
          return nil
        }
        labels[name] = value
      }
    }
    return labels
  }
}

/// How a REST operation is named, and what of its head decides its meaning.
struct RESTRoute: Sendable {
  let method: String
  let path: RESTPath
  /// Headers that carry members, in lower case.
  let headers: [String]
}
