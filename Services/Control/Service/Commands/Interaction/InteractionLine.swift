internal import AuthenticationMessages

/// A session or an account on one line.
enum InteractionLine {
  static func text(of session: ShownInteraction) -> String {
    var line = "\(session.sessionId ?? "-")  \(session.kind ?? "-")  \(session.state ?? "-")"
    if let reason = session.reason { line += " (\(reason))" }
    line += "  since \(Timestamp.text(unixMillis: session.createdAtUnixMillis))"
    line += "  until \(Timestamp.text(unixMillis: session.expiresAtUnixMillis))"
    line += "  client \(session.clientId ?? "-")"
    return line
      + members([("user", session.username), ("account", session.account)])
  }

  static func text(of account: ShownInteractionAccount) -> String {
    var line = "\(account.account ?? "-")  instance \(account.instanceId ?? "-")"
    line += "  since \(Timestamp.text(unixMillis: account.createdAtUnixMillis))"
    line += "  used \(Timestamp.text(unixMillis: account.lastUsedAtUnixMillis))"
    if account.isHeadless ?? false { line += "  headless" }
    if let failed = account.failedAttempts, failed > 0 { line += "  failed \(failed)" }
    if account.isBlocked ?? false { line += "  blocked" }
    return line
      + members([("name", account.displayName), ("model", account.model)])
  }

  /// Users and apps chose these.
  private static func members(_ members: [(String, String?)]) -> String {
    members.reduce("") { line, member in
      line + (member.1.map { "  \(member.0) \(TerminalText.escaped($0))" } ?? "")
    }
  }
}
