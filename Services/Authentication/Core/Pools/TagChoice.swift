/// An option of a pool that is one of a few values; by a tag of the pool.
protocol TagChoice: RawRepresentable<String>, CaseIterable, Sendable {
  /// The tag that decides.
  static var tag: String { get }
  /// What holds where the pool has no such tag.
  static var usual: Self { get }
}

extension TagChoice {
  /// What the pool's tags say.
  init(tags: [String: String]) {
    self = tags[Self.tag].flatMap { Self(rawValue: $0) } ?? Self.usual
  }

  /// Refuses a value that would have no effect.
  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    guard let value = tags[tag], Self(rawValue: value) == nil else { return }
    let values = allCases.map(\.rawValue)
    let first = values.dropLast().joined(separator: ", ")
    throw .invalidParameter("The tag \(tag) must be \(first) or \(values.last ?? "").")
  }
}
