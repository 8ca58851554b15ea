internal import Cryptography
public import Domain

/// One mail to one person, and its form on the wire.
public struct MailMessage: Sendable, Hashable {
  /// The recipient.
  public let to: MailAddress
  /// The sender, if it is not the client's own.
  public let from: MailSender?
  /// The address for answers; nil means the sender's.
  public let replyTo: MailAddress?
  /// The subject as people read it, in one line: control characters have become spaces.
  public let subject: String
  /// The text as people read it.
  public let body: String
  /// Whether the body is HTML.
  public let isHTML: Bool
  /// The same for each try to send this mail, so that a second copy is recognised.
  public let id: String
  /// When the mail was written.
  public let date: Instant

  /// A mail; the id must be of letters, digits and hyphens.
  public init(
    to: MailAddress,
    from: MailSender? = nil,
    replyTo: MailAddress? = nil,
    subject: String,
    body: String,
    isHTML: Bool,
    id: String,
    date: Instant
  ) {
    self.to = to
    self.from = from
    self.replyTo = replyTo
    // A reader that decodes the subject and writes it out again would write another header.
    self.subject = String(
      String.UnicodeScalarView(
        subject.replacing("\r\n", with: " ").unicodeScalars
          .map { $0.properties.generalCategory == .control ? " " : $0 }
      )
    )
    self.body = body
    self.isHTML = isHTML
    self.id = id
    self.date = date
  }

  /// The mail as RFC 5322 and MIME write it; the transfer doubles the dots at a line's begin.
  public func text(from sender: MailSender) -> [UInt8] {
    let content = TransferEncoding(Self.withNetworkLines(body))
    let author = from ?? sender
    var lines = [
      "Date: \(CivilTime(date).internetText) +0000",
      "From: \(Self.text(of: author))",
    ]
    // RFC 5322 §3.6.2: the address that hands the mail over, if it is not the author's.
    if author.address != sender.address { lines.append("Sender: \(Self.text(of: sender))") }
    if let replyTo { lines.append("Reply-To: \(replyTo.text)") }
    lines += [
      "To: \(to.text)",
      "Subject: \(EncodedWords.text(subject))",
      "Message-ID: <\(id.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })@\(sender.address.domain)>",
      "MIME-Version: 1.0",
      "Content-Type: \(isHTML ? "text/html" : "text/plain"); charset=UTF-8",
      "Content-Transfer-Encoding: \(content.name)",
      // RFC 3834 §5: keeps holiday answers away.
      "Auto-Submitted: auto-generated",
      "",
      content.text,
    ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  private static func text(of sender: MailSender) -> String {
    guard !sender.name.isEmpty else { return sender.address.text }
    return "\(EncodedWords.phrase(sender.name)) <\(sender.address.text)>"
  }

  /// Every line's end as CR LF, which RFC 5321 §2.3.8 demands, and no NUL.
  private static func withNetworkLines(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 64)
    var previous: UInt8 = 0
    for byte in text.utf8 where byte != 0 {
      switch byte {
      case UInt8(ascii: "\r"): bytes += [0x0D, 0x0A]
      case UInt8(ascii: "\n"): if previous != 0x0D { bytes += [0x0D, 0x0A] }
      default: bytes.append(byte)
      }
      previous = byte
    }
    if !bytes.suffix(2).elementsEqual([0x0D, 0x0A]) { bytes += [0x0D, 0x0A] }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A body in a form that every mail server carries unchanged (RFC 2045 §6).
private struct TransferEncoding {
  let name: String
  let text: String

  /// RFC 5322 §2.1.1.
  private static let maxLine = 998
  private static let base64Line = 76

  init(_ body: String) {
    let isPlain =
      body.utf8.allSatisfy { $0 < 0x80 }
      && body.utf8.split(separator: 0x0A).allSatisfy { $0.count <= Self.maxLine }
    guard !isPlain else {
      name = "7bit"
      text = body
      return
    }
    name = "base64"
    var rest = Base64.encode(Array(body.utf8))[...]
    var lines: [Substring] = []
    while !rest.isEmpty {
      lines.append(rest.prefix(Self.base64Line))
      rest = rest.dropFirst(Self.base64Line)
    }
    text = lines.joined(separator: "\r\n") + "\r\n"
  }
}

/// Text for a header: as it is where it is plain ASCII, else as RFC 2047's encoded words.
private enum EncodedWords {
  /// 75 characters of which twelve are the frame: 63 of base64, 45 bytes.
  private static let maxBytes = 45
  private static let maxPlain = 200

  static func text(_ value: String) -> String {
    let isPlain =
      value.utf8.count <= maxPlain && !value.contains("=?")
      && value.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    return isPlain ? value : words(value)
  }

  /// A name before an address, where some plain characters have a meaning.
  static func phrase(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy {
      $0 < 0x80
        && (Character(UnicodeScalar($0)).isLetter || $0 == 0x20
          || Character(UnicodeScalar($0)).isNumber)
    }
    return isPlain ? text(name) : words(name)
  }

  /// Each word holds whole characters; text that would end the header is inside the base64.
  private static func words(_ value: String) -> String {
    var words: [String] = []
    var chunk: [UInt8] = []
    for scalar in value.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      if chunk.count + bytes.count > maxBytes {
        words.append(word(chunk))
        chunk = []
      }
      chunk += bytes
    }
    if !chunk.isEmpty { words.append(word(chunk)) }
    return words.joined(separator: "\r\n ")
  }

  private static func word(_ bytes: [UInt8]) -> String { "=?UTF-8?B?\(Base64.encode(bytes))?=" }
}
