internal import JSON

/// The texts of an operator's file by their keys: an object of JSON whose values are texts, with the line of each.
struct TemplateTexts: Sendable {
  private(set) var entries: [(key: String, text: String, line: Int)] = []

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  init(_ bytes: [UInt8]) throws(TemplateLineFault) {
    self.bytes = bytes
    try pass(UInt8(ascii: "{"), "the file must begin with {")
    if peek() == UInt8(ascii: "}") {
      index += 1
    } else {
      try readEntries()
    }
    guard peek() == nil else { throw fault("nothing may follow the last }") }
  }

  private mutating func readEntries() throws(TemplateLineFault) {
    var keys: Set<String> = []
    while true {
      skipSpace()
      let place = line
      let key = try readText("a key in quotes must stand here")
      guard keys.insert(key).inserted else { throw fault("the key \(key) stands here twice") }
      try pass(UInt8(ascii: ":"), "a colon must follow the key")
      entries.append((key, try readText("a text in quotes must follow the key"), place))
      guard peek() == UInt8(ascii: ",") else { break }
      index += 1
    }
    try pass(UInt8(ascii: "}"), "a comma or } must stand here")
  }

  private func fault(_ sentence: String) -> TemplateLineFault {
    TemplateLineFault(line: line, sentence: sentence)
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
      if bytes[index] == 0x0A { line += 1 }
      index += 1
    }
  }

  private mutating func peek() -> UInt8? {
    skipSpace()
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func pass(_ byte: UInt8, _ sentence: String) throws(TemplateLineFault) {
    guard peek() == byte else { throw fault(sentence) }
    index += 1
  }

  private mutating func readText(_ sentence: String) throws(TemplateLineFault) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw fault(sentence) }
    let begin = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw fault("the text has no closing quote")
    }
    index += 1
    guard let texts: [String] = JSONReader.read([0x5B] + bytes[begin..<index] + [0x5D]),
      let text = texts.first
    else { throw fault("the text is not one of JSON") }
    return text
  }
}
