internal import AuthenticationMessages
internal import Markup

/// What the pool requires of each user and a provider's mapping leaves out: a new user cannot sign in by it (MAP-3).
struct MissingAttributes: Sendable {
  private let names: [String]

  init(_ provider: IdentityProviderType, in pool: UserPoolType) {
    let mapped = provider.attributeMapping ?? [:]
    names = (pool.schemaAttributes ?? []).filter { $0.required ?? false }.compactMap(\.name)
      // The pool itself gives each user this one.
      .filter { $0 != "sub" && mapped[$0] == nil }.sorted()
  }

  var alert: HTML? {
    guard !names.isEmpty else { return nil }
    return """
      <div class="body"><div class="alert warn" role="note"><div><strong>New users cannot sign in by it.</strong> The pool \
      requires \(names.joined(separator: ", ")), which is not taken over.</div></div></div>
      """
  }
}
