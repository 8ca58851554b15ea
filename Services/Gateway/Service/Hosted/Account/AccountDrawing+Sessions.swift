internal import AuthenticationMessages

extension AccountDrawing {
  /// Where the user is signed in (ACC-4).
  func sessions(_ sessions: [SessionDescriptionType]) -> Page {
    // Without sessions the pool tracks none, and the page cannot say where the user is signed in.
    drawn(
      sessions.isEmpty ? nil : .accountSessionsLead,
      (sessions.isEmpty ? [] : [.panel(sessions.map(session))]) + [
        .section(.accountEverywhere), .sentence(PageSentence(.accountEverywhereLead)),
        .form(AccountAction.endAll.form(.accountEverywhere), note: nil),
      ]
    )
  }

  private func session(_ session: SessionDescriptionType) -> PageItem {
    var item = PageItem(title: title(of: session), icon: .app)
    item.facts = [
      (.accountDevice, Self.known(session.deviceType) ?? "–"),
      (.accountSignedIn, Self.time(session.createDateUnixMillis)),
      (.accountLastUsed, Self.time(session.lastActiveDateUnixMillis)),
      (
        .accountPlace,
        Self.place(
          session.lastLocation?.city,
          session.lastLocation?.country,
          session.lastIpAddress
        ) ?? "–"
      ),
    ]
    // A user who wants to leave here signs out.
    if session.isCurrentSession ?? false {
      item.marks = [.accountHere]
    } else {
      item.forms = [AccountAction.endSession.form(.accountSignOut, about: session.sessionId)]
    }
    return item
  }

  /// A browser's session opens any application; others are their application's.
  private func title(of session: SessionDescriptionType) -> PageLabel {
    guard session.sessionType != "SSO" else { return .text(.accountBrowser) }
    return applicationNames[session.clientId ?? ""].map { .own($0) } ?? .text(.accountApp)
  }

  /// The names of the clients that were asked for.
  var applicationNames: [String: String] {
    Dictionary(
      account.applications.map { ($0.clientId ?? "", $0.name ?? "") },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Where something came from, as far as it is known; nil where nothing is.
  static func place(_ parts: String?...) -> String? {
    let told = parts.compactMap(known)
    return told.isEmpty ? nil : told.joined(separator: ", ")
  }

  /// A value that says something: the API has a word for what it does not know.
  private static func known(_ value: String?) -> String? {
    value.flatMap { $0.isEmpty || $0 == "unknown" ? nil : $0 }
  }
}
