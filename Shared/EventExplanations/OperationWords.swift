/// The names of operations as people read them.
enum OperationWords {
  /// `AdminResetUserPassword` becomes `reset user password`.
  static func words(of operation: String) -> String {
    let bare = operation.split(separator: ".").last.map(String.init) ?? operation
    let name = bare.hasPrefix("Admin") && bare.count > 5 ? String(bare.dropFirst(5)) : bare
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isUppercase, let last = word.last, last.isLowercase {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    words.append(word)
    return words.map { $0.allSatisfy(\.isUppercase) && $0.count > 1 ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }

  /// Whether the name is of what changes nothing.
  static func isRead(_ operation: String) -> Bool {
    let bare = operation.split(separator: ".").last.map(String.init) ?? operation
    let name = bare.hasPrefix("Admin") ? String(bare.dropFirst(5)) : bare
    return ["List", "Get", "Describe", "Show", "Find"].contains { name.hasPrefix($0) }
  }
}
