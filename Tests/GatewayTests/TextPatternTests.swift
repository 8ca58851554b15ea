import Foundation
import Testing

@testable import APIConstraints

@Suite("patterns of Cognito's model")
struct TextPatternTests {
  @Test(
    "user pool ids",
    arguments: [
      ("eu-west-1_AbCdEfGhI", true), ("_a", false), ("a_", false), ("a_b_c", true),
      ("a_b-", false), ("", false), ("é_a", false), ("a_é", false),
    ]
  )
  func userPoolID(text: String, matches: Bool) {
    #expect(TextPattern.userPoolIdType.matches(text) == matches)
  }

  @Test(
    "passwords, which may have a space inside: what Cognito enforces, not what its model declares",
    arguments: [
      ("Abc defg1", true), ("ab", true), ("a\u{2003}b", true), ("p\u{0}w", true), ("a", false),
      ("", false), (" abcdef", false), ("abcdef ", false), ("\tabcdef", false), ("ab\ncd", false),
    ]
  )
  func password(text: String, matches: Bool) {
    #expect(TextPattern.passwordType.matches(text) == matches)
    #expect(TextPattern.passwordType.source == #"^[\S]+.*[\S]+$"#)
  }

  @Test(
    "ARNs",
    arguments: [
      ("arn:aws:lambda:eu-west-1:123456789012:function:name", true),
      ("arn:aws:iam::123456789012:role/x", true),
      ("arn:aws:iam:::role/x", false),
      ("arn:aws:lambda:r:1:a:b:c", true),
      ("arn:aws:lambda:r:1:a:b:c:d", false),
      ("xarn:aws:iam::1:role", false),
    ]
  )
  func arn(text: String, matches: Bool) {
    #expect(TextPattern.arnType.matches(text) == matches)
    #expect(TextPattern.optionalArnType.matches(text) == matches)
  }

  @Test("an optional ARN may be empty")
  func optionalARN() {
    #expect(TextPattern.optionalArnType.matches(""))
    #expect(!TextPattern.arnType.matches(""))
  }

  @Test("message templates need their placeholder and may have several lines where Java's may")
  func templates() {
    #expect(TextPattern.smsVerificationMessageType.matches("Code {####}."))
    #expect(!TextPattern.smsVerificationMessageType.matches("Code {###}."))
    #expect(!TextPattern.smsVerificationMessageType.matches("Code\n{####}"))
    #expect(!TextPattern.smsVerificationMessageType.matches("Code\u{2028}{####}"))
    #expect(TextPattern.emailVerificationMessageType.matches("Your code:\n{####} {####}\n漢"))
    #expect(TextPattern.emailVerificationMessageByLinkType.matches("{##Click here##}"))
    #expect(TextPattern.smsInviteMessageType.matches("a\nb"))
  }

  @Test("character classes follow Java: word characters and white space are ASCII")
  func javaClasses() {
    #expect(TextPattern.userPoolNameType.matches("My Pool_1,=.@-\u{0B}"))
    #expect(!TextPattern.userPoolNameType.matches("é"))
    #expect(!TextPattern.userPoolNameType.matches("\u{A0}"))
    #expect(TextPattern.tokenModelType.matches("aZ0-_=."))
    #expect(!TextPattern.tokenModelType.matches("a:b"))
    #expect(TextPattern.customAttributeNameType.matches("漢字🔑+é"))
    #expect(!TextPattern.customAttributeNameType.matches("a b"))
    #expect(!TextPattern.customAttributeNameType.matches("a\u{200B}"))
  }

  private static let compared: [TextPattern] = [
    .arnType, .userPoolIdType, .deviceKeyType, .emailAddressType, .smsVerificationMessageType,
    .emailVerificationMessageType, .emailVerificationMessageByLinkType, .acrLevelKeyType,
    .customAttributeNameType, .scopeType, .hexStringType, .providerNameType, .optionalArnType,
  ]

  @Test("random texts match exactly when a backtracking engine says so", arguments: compared)
  func againstAnotherEngine(pattern: TextPattern) throws {
    // ICU's \w is Unicode's; Java's, which the model means, is ASCII's.
    let source = pattern.source.replacingOccurrences(of: #"\w"#, with: "a-zA-Z_0-9")
    let expression = try NSRegularExpression(pattern: "\\A(?:\(source))\\z")
    let pieces = [
      "arn:", "a", "Z", "_", "-", ":", "1", "9", "/", "@", ".", "{####}", "{##", "##}", "#", "{",
      "Level", "4", "5", "é", "漢", " ", "\n", "*", "\"", "f",
    ]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
      }
      let whole = NSRange(text.startIndex..., in: text)
      let expected = expression.firstMatch(in: text, range: whole) != nil
      #expect(pattern.matches(text) == expected, "\(pattern.source) on \(text.debugDescription)")
    }
  }

  @Test("a long hostile text costs one pass")
  func linear() {
    let text = String(repeating: "a_", count: 500_000) + "-!"
    // Going back over it for each character would take hours.
    #expect(!TextPattern.userPoolIdType.matches(text))
  }
}
