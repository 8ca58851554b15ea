internal import AuthenticationCore

/// Attributes that a provider sets when its user is made, and leaves alone afterwards (MAP-1).
struct MapOnce: Sendable {
  private let names: Set<String>

  /// By the pool's tag for the provider.
  init(of provider: String, tags: [String: String]) {
    let value = tags[ProviderTag.mapOnce.key(of: provider)] ?? ""
    names = Set(value.split(separator: " ").map(String.init))
  }

  /// What of the attributes still counts at a later sign-in.
  func later(_ mapped: [String: String]) -> [String: String] {
    mapped.filter { !names.contains($0.key) }
  }
}
