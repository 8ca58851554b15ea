internal import CommonPasswords
package import LeakedPasswords

/// What decides whether a password is a leaked one: the operator's list, and always the embedded one (THR-42).
package struct LeakedPasswordLists: Sendable {
  private let file: LeakedPasswordFile?

  package init(file: LeakedPasswordFile?) {
    self.file = file
  }

  /// What a look-up comes to.
  enum Answer: Sendable, Hashable {
    case leaked
    case notKnown
    /// The operator's list cannot be read: the password passes, and the log says so.
    case failed(String)
  }

  func look(for password: String) -> Answer {
    if CommonPasswords.contains(password) { return .leaked }
    guard let file else { return .notKnown }
    do {
      return try file.contains(password) ? .leaked : .notKnown
    } catch {
      return .failed("\(error)")
    }
  }
}
