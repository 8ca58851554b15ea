extension LoginLinking {
  /// Whether the identity of one developer's user may become part of the other's; `.create` where one
  /// of the users has no identity among those that are seen.
  static func decideMerge(
    of source: Login,
    into destination: Login,
    developerProvider: String?,
    seeing seen: [LinkedIdentity]
  ) -> Decision {
    guard let child = seen.first(where: { $0.logins.contains(source) }),
      let parent = seen.first(where: { $0.logins.contains(destination) })
    else { return .create }
    guard child.id != parent.id else { return .link([], to: parent.id) }
    guard canMerge([child, parent], developerProvider: developerProvider) else {
      return .refuse(.conflict)
    }
    return .merge(child.id, into: parent.id, linking: [])
  }
}
