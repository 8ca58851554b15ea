internal import AuthenticationMessages

/// A session on one line.
enum SessionLine {
  static func text(of session: ShownSession) -> String {
    var line = "\(session.sessionId ?? "-")  \(session.clientId ?? "-")"
    line += "  since \(Timestamp.text(unixMillis: session.createdAtUnixMillis))"
    line += "  active \(Timestamp.text(unixMillis: session.lastActiveAtUnixMillis))"
    line += "  until \(Timestamp.text(unixMillis: session.expiresAtUnixMillis))"
    // Apps, callers and their clients chose these.
    for (name, value) in [
      ("device", session.deviceKey), ("installation", session.installation),
      ("address", session.ipAddress), ("by", session.deviceType),
    ] {
      if let value { line += "  \(name) \(TerminalText.escaped(value))" }
    }
    return line
  }
}
