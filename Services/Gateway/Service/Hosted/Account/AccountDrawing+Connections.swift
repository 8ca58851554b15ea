internal import AuthenticationMessages

extension AccountDrawing {
  /// The applications that the user is signed in at, and the outside accounts that sign in to this one (ACC-6).
  func connections(_ sessions: [SessionDescriptionType]) -> Page {
    drawn(
      .accountConnectionsLead,
      [.section(.accountApplications)]
        + list(applications(sessions), orElse: .accountNoApplications)
        + [.section(.accountProviders)]
        + list(account.identities.map(identity) + offers, orElse: .accountNoProviders)
    )
  }

  /// One item for each client, by its last use.
  private func applications(_ sessions: [SessionDescriptionType]) -> [PageItem] {
    let byClient = Dictionary(grouping: sessions) { $0.clientId ?? "" }
    let names = applicationNames
    return byClient.filter { names[$0.key] != nil }
      .sorted { Self.lastUse($0.value) > Self.lastUse($1.value) }
      .map { client, sessions in
        var item = PageItem(title: .own(names[client] ?? ""), icon: .app)
        item.facts = [(.accountLastUsed, Self.time(Self.lastUse(sessions)))]
        if sessions.contains(where: { $0.isCurrentSession ?? false }) {
          item.marks = [.accountHere]
        }
        if sessions.contains(where: { !($0.isCurrentSession ?? false) }) {
          item.forms = [AccountAction.disconnect.form(.accountDisconnect, about: client)]
        }
        return item
      }
  }

  private static func lastUse(_ sessions: [SessionDescriptionType]) -> Int64 {
    sessions.compactMap(\.lastActiveDateUnixMillis).max() ?? 0
  }

  /// The providers of which an account may be added (LNK-8).
  private var offers: [PageItem] {
    account.providersToLink.map { name in
      var item = PageItem(title: .own(name), icon: .person)
      item.forms = [AccountAction.link.form(.accountLink, about: name)]
      return item
    }
  }

  private func identity(_ identity: OwnIdentity) -> PageItem {
    var item = PageItem(title: .own(identity.provider ?? ""), icon: .person)
    guard identity.isRemovable ?? false else {
      item.marks = [.accountOnlyWay]
      return item
    }
    var form = AccountAction.unlink.form(.accountUnlink, about: identity.subject)
    form.hidden.append((name: AccountAction.provider, value: identity.provider ?? ""))
    item.forms = [form]
    return item
  }
}
