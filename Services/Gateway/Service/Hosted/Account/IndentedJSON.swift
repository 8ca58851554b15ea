/// JSON with a line for each value, as people read it.
struct IndentedJSON: Sendable {
  private(set) var text = ""

  private var depth = 0

  /// Takes what the writer made: valid, and without space outside of texts.
  init(_ json: String) {
    var isInText = false
    var isEscaped = false
    var before: Character = " "
    for character in json {
      if isInText {
        text.append(character)
        isInText = character != "\"" || isEscaped
        isEscaped = character == "\\" && !isEscaped
      } else {
        add(character, after: before)
        isInText = character == "\""
      }
      before = character
    }
  }

  private mutating func add(_ character: Character, after before: Character) {
    switch character {
    case "{", "[":
      text.append(character)
      depth += 1
      breakLine()
    case "}", "]":
      depth -= 1
      if before == "{" || before == "[" {
        while text.last == " " || text.last == "\n" { text.removeLast() }
      } else {
        breakLine()
      }
      text.append(character)
    case ",":
      text.append(character)
      breakLine()
    case ":": text += ": "
    default: text.append(character)
    }
  }

  private mutating func breakLine() {
    text += "\n" + String(repeating: "  ", count: max(0, depth))
  }
}
