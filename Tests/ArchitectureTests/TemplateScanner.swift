/// Reads a template of a page and says where its values stand.
struct TemplateScanner {
  enum Place: Hashable {
    /// Between the tags.
    case text
    /// In the quoted value of an attribute of this name.
    case attribute(String)
    /// In a tag, outside of quotes.
    case tag
    /// In an element whose content is no text.
    case program(String)
  }

  private var place = Place.text
  private var tag = ""
  private var values: [Place] = []

  private static let programs = ["script", "style"]

  /// The place of each value, in their order.
  static func places(in template: Substring) -> [Place] {
    var scanner = TemplateScanner()
    var rest = template
    while let character = rest.first {
      if rest.hasPrefix("\\(") {
        scanner.values.append(scanner.place)
        rest = afterValue(rest.dropFirst(2))
      } else {
        scanner.read(character, rest)
        rest = rest.dropFirst()
      }
    }
    return scanner.values
  }

  private mutating func read(_ character: Character, _ rest: Substring) {
    switch (place, character) {
    case (.text, "<"):
      place = .tag
      tag = ""
    case (.program(let name), "<") where rest.hasPrefix("</\(name)"):
      place = .tag
      tag = ""
    case (.tag, ">"):
      let name = Self.programs.first { tag.lowercased().hasPrefix($0) }
      place = name.map { .program($0) } ?? .text
    case (.tag, "\"") where tag.hasSuffix("="):
      place = .attribute(String(tag.dropLast().split(separator: " ").last ?? "").lowercased())
    case (.tag, _):
      tag.append(character)
    case (.attribute, "\""):
      place = .tag
      tag.append("\"")
    case (.text, _), (.program, _), (.attribute, _):
      break
    }
  }

  /// What follows the value's closing parenthesis.
  private static func afterValue(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...] }
    }
    return ""
  }
}
