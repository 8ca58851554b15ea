internal import JSON
internal import PageStyles

/// Reads what an operator sends of a look; the first byte says what the others are.
enum StyleReading {
  static func read(_ bytes: [UInt8]) {
    guard let kind = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    switch kind {
    case UInt8(ascii: "c"): readCSS(rest)
    case UInt8(ascii: "s"): readSettings(rest)
    case UInt8(ascii: "n"):
      let name = String(decoding: rest, as: UTF8.self)
      if let image = StyleImage(name: name) { precondition(image.name == name) }
    default:
      let kinds = ImageKind.allCases.filter { (try? $0.check(rest)) != nil }
      // No file is two things.
      precondition(kinds.count <= 1)
      if kinds == [.svg] { check(svg: rest) }
    }
  }

  /// Nothing of a sheet leads anywhere or ends what stands around it.
  private static func readCSS(_ bytes: [UInt8]) {
    guard let sheet = try? CustomCSS(String(decoding: bytes, as: UTF8.self)).styleSheet else {
      return
    }
    check(sheet: sheet)
    precondition(!sheet.contains("url("))
  }

  private static func readSettings(_ bytes: [UInt8]) {
    guard let document = JSONReader.read(bytes, as: JSONTree.self) else { return }
    let style = PageStyle(document)
    check(sheet: style.styleSheet(images: [], folder: "x"))
    _ = style.contrastFindings
    let merged = document.merged(over: UsualSettings.document)
    precondition(JSONReader.read(JSONWriter.bytes(of: merged), as: JSONTree.self) == merged)
  }

  private static func check(sheet: String) {
    let bytes = Array(sheet.utf8)
    precondition(bytes.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    precondition(!sheet.contains("<") && !sheet.contains("\\") && !sheet.contains("/*"))
    var depth = 0
    for byte in bytes {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      precondition((0...2).contains(depth))
    }
    precondition(depth == 0)
  }

  /// What is taken has no word by which a browser runs or fetches something.
  private static func check(svg: [UInt8]) {
    let text = String(decoding: svg, as: UTF8.self).lowercased()
    for word in ["<script", "<foreignobject", "<!doctype", "<!entity", "<animate", "<?xml-"] {
      // In a text or a comment it is no markup.
      precondition(!text.contains(word) || text.contains("<!--") || text.contains("<![cdata["))
    }
  }
}
