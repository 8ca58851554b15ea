/// Why a connection was not made: what an operator reads to put it right.
///
/// The words name hosts, databases and roles, but hold no data and never a password.
public struct ConnectionRefusal: Sendable, Hashable {
  /// The server's or libpq's own words, on one line.
  public let words: String
  /// PostgreSQL's five-character code; nil where no server answered.
  public let sqlState: String?

  init(words: String, sqlState: String? = nil) {
    self.words = words
    self.sqlState = sqlState
  }

  /// What several hosts said: all their words, and the code of the first that has one.
  init(_ refusals: [ConnectionRefusal]) {
    let words = refusals.map(\.words).joined(separator: "; ")
    self.init(
      words: words.isEmpty ? "no host is named" : words,
      sqlState: refusals.lazy.compactMap(\.sqlState).first
    )
  }

  /// Reads libpq's message of the verbosity PQERRORS_VERBOSE, as in
  /// `connection to server … failed: FATAL:  28P01: password authentication failed …`.
  ///
  /// What follows the line with the code (the place in the server's source) is left out.
  init(verbose message: String) {
    var kept: [Substring] = []
    var sqlState: String?
    // Every code has a digit at its fourth place, which tells it from FATAL and its translations.
    for line in message.split(separator: "\n") where sqlState == nil {
      // The severity before the code is in the server's language, the code is not.
      if let code = line.firstMatch(of: #/:\s+(?<code>[0-9A-Z]{3}[0-9][0-9A-Z]):\s/#) {
        sqlState = String(code.code)
      }
      kept.append(line)
    }
    let words = kept.joined(separator: " ").split { $0.isWhitespace }.joined(separator: " ")
    self.init(words: words.isEmpty ? "no reason was given" : words, sqlState: sqlState)
  }
}

extension PostgresError {
  /// The error of a connection that was not made.
  init(refusal: ConnectionRefusal) {
    self.init(.connectionFailed, detail: refusal.words)
    self.refusal = refusal
  }
}
