import Domain
import Mail
import Testing

@Suite("A mail on the wire")
struct MailMessageTests {
  private func lines(
    subject: String = "Your code",
    body: String = "Hello",
    isHTML: Bool = false,
    from: String = "no-reply@example.com"
  ) throws -> [String] {
    let mail = MailMessage(
      to: try #require(MailAddress("ann@example.com")),
      subject: subject,
      body: body,
      isHTML: isHTML,
      id: "0b5c1d2e-0000",
      date: Instant(unixSeconds: 784_111_777)
    )
    let sender = try #require(MailSender(from))
    let text = String(decoding: mail.text(from: sender), as: UTF8.self)
    return text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("has the headers that RFC 5322 and MIME want, and an id that stays")
  func headers() throws {
    #expect(
      try lines() == [
        "Date: Sun, 06 Nov 1994 08:49:37 +0000",
        "From: no-reply@example.com",
        "To: ann@example.com",
        "Subject: Your code",
        "Message-ID: <0b5c1d2e-0000@example.com>",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 7bit",
        "Auto-Submitted: auto-generated",
        "",
        "Hello",
        "",
      ]
    )
    #expect(try lines(isHTML: true).contains("Content-Type: text/html; charset=UTF-8"))
  }

  @Test("is from its author, and handed over by the client's sender (RFC 5322 §3.6.2)")
  func author() throws {
    let mail = MailMessage(
      to: try #require(MailAddress("ann@example.com")),
      from: MailSender("\"Example, Inc.\" <hello@example.org>"),
      replyTo: MailAddress("help@example.org"),
      subject: "x",
      body: "y",
      isHTML: false,
      id: "1",
      date: Instant(unixSeconds: 0)
    )
    let sender = try #require(MailSender("no-reply@example.com"))
    let lines = String(decoding: mail.text(from: sender), as: UTF8.self).split(separator: "\r\n")
    #expect(lines[1] == "From: =?UTF-8?B?RXhhbXBsZSwgSW5jLg==?= <hello@example.org>")
    #expect(lines[2] == "Sender: no-reply@example.com")
    #expect(lines[3] == "Reply-To: help@example.org")
    #expect(lines[4] == "To: ann@example.com")
  }

  @Test("cannot be given another header by its subject or its sender's name")
  func headerInjection() throws {
    let lines = try lines(
      subject: "Code\r\nBcc: eve@example.com\r\n\r\nbody",
      from: "Gate, \"House\" <no-reply@example.com>"
    )
    #expect(!lines.contains { $0.hasPrefix("Bcc") })
    // Also no reader that decodes the subject finds a line's end in it (RFC 2047 §5).
    #expect(lines.contains("Subject: Code Bcc: eve@example.com  body"))
    #expect(lines.firstIndex(of: "") == 9)
    #expect(lines[1] == "From: =?UTF-8?B?R2F0ZSwgIkhvdXNlIg==?= <no-reply@example.com>")
  }

  @Test("has a subject of encoded words where it is not plain, each whole and short enough")
  func encodedWords() throws {
    let lines = try lines(subject: String(repeating: "Grüße 👩‍🚀 ", count: 8))
    let first = try #require(lines.firstIndex { $0.hasPrefix("Subject: ") })
    let words =
      [lines[first].dropFirst("Subject: ".count)]
      + lines[(first + 1)...].prefix { $0.hasPrefix(" ") }.map { $0.dropFirst() }
    #expect(words.count > 1)
    for word in words {
      #expect(word.hasPrefix("=?UTF-8?B?") && word.hasSuffix("?="))
      #expect(word.utf8.count <= 75)
    }
  }

  @Test("has line ends of CR LF whatever the body's are, and no NUL")
  func lineEnds() throws {
    #expect(try lines(body: "a\nb\r\nc\rd\u{0}e\n").suffix(5) == ["a", "b", "c", "de", ""])
  }

  @Test("is base64 where it is not plain ASCII or a line is too long")
  func bodies() throws {
    let german = try lines(body: "Grüße")
    #expect(german.contains("Content-Transfer-Encoding: base64"))
    #expect(german.suffix(2) == ["R3LDvMOfZQ0K", ""])
    let long = try lines(body: String(repeating: "x", count: 2000))
    #expect(long.contains("Content-Transfer-Encoding: base64"))
    #expect(long.allSatisfy { $0.utf8.count <= 76 })
  }
}
