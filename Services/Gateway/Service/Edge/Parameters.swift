internal import HTTPServer

/// The parameters of an address or of a form (`application/x-www-form-urlencoded`).
///
/// If a name stands twice, the first one counts. What cannot be decoded is left out; an endpoint
/// that must refuse such a request asks `repeated` and `isMalformed`.
struct Parameters: Sendable {
  /// What a plus sign stands for.
  enum PlusSign: Sendable {
    /// A space, as in a form.
    case space
    /// Itself, as in RFC 3986.
    case plus
  }

  static let formContentType = "application/x-www-form-urlencoded"

  /// Names that stand more than once: of two values the wrong one could be believed.
  private(set) var repeated: Set<String> = []
  /// Whether an escape is cut off, or a name or value is no UTF-8.
  private(set) var isMalformed = false
  /// All of them, the empty ones too.
  private(set) var all: [String: String] = [:]

  /// The value; nil also where it is empty: that is the same as to leave it out (RFC 6749 §3.2).
  subscript(name: String) -> String? {
    all[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reads a form's body.
  init(form body: [UInt8]) {
    self.init(body[...], plus: .space)
  }

  /// Reads what stands behind the question mark of a request's target.
  init(query target: String, plus: PlusSign) {
    let whole = target.utf8.prefix { $0 != UInt8(ascii: "#") }
    self.init(Array(whole.drop { $0 != UInt8(ascii: "?") }.dropFirst())[...], plus: plus)
  }

  private init(_ encoded: ArraySlice<UInt8>, plus: PlusSign) {
    for pair in FormEncoding.pairs(encoded, plusIsSpace: plus == .space) {
      guard let (name, value) = pair else {
        isMalformed = true
        continue
      }
      if all[name] == nil { all[name] = value } else { repeated.insert(name) }
    }
  }

  /// Whether the header says that the body is a form; its charset can only be UTF-8.
  static func isForm(_ contentType: String?) -> Bool {
    guard let contentType else { return false }
    let type = contentType.prefix { $0 != ";" }
    return type.trimming(while: { $0 == " " || $0 == "\t" }).lowercased() == formContentType
  }
}
