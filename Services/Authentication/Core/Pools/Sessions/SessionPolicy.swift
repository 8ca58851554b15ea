package import Domain

/// What a pool's tags say of sessions, for every client and group.
///
/// A client's own value takes the place of the pool's. The tightest value of the user's groups
/// counts besides, so that a group never loosens anything.
package struct SessionPolicy: Sendable, Hashable {
  private let values: [SessionTagKey: String]

  /// The policy of tags that were checked when they were set; a value of another form counts as none.
  package init(tags: [String: String]) {
    var values: [SessionTagKey: String] = [:]
    for (key, value) in tags {
      guard let key = SessionTagKey(key), key.tag.fault(of: value) == nil else { continue }
      values[key] = value
    }
    self.values = values
  }

  /// Whether the pool asks for anything.
  package var isEmpty: Bool { values.isEmpty }

  /// Whether any user of the pool may have the switch of SES-32.
  package var offersSwitch: Bool {
    values.contains { $0.key.tag == .signInSwitch && $0.value != SignInSwitchOption.off.rawValue }
  }

  /// Whether a change of this kind ends any user's sessions.
  package func mayEnd(by ending: SessionEnding) -> Bool {
    values.contains { key, value in
      key.tag == .endsOn && SessionEnding.set(value)?.contains(ending) ?? false
    }
  }

  /// What holds for a user of these groups at the client; without one, what holds for the pool.
  package func rules(client: ClientID?, groups: [String]) -> SessionRules {
    guard !isEmpty else { return SessionRules() }
    return SessionRules { tag in
      let own = client.flatMap { self.value(tag, .client($0)) } ?? self.value(tag, .pool)
      return (own, groups.compactMap { self.value(tag, .group($0)) })
    }
  }

  private func value(_ tag: SessionTag, _ scope: SessionTagKey.Scope) -> SessionRules.Tagged? {
    let key = SessionTagKey(tag, scope)
    return values[key].map { SessionRules.Tagged(key: key.text, value: $0) }
  }
}

extension SessionPolicy {
  /// Refuses values that would have no effect.
  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    for (key, value) in tags.sorted(by: { $0.key < $1.key }) {
      guard let form = SessionTagKey(key)?.tag.fault(of: value) else { continue }
      throw .invalidParameter("The tag \(key) must be \(form).")
    }
  }
}
