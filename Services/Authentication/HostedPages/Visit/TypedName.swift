internal import AuthenticationCore
internal import Domain

/// A name as a user has typed it, in the form in which it is looked up (PAG-3).
struct TypedName: Sendable, Hashable {
  let text: String

  /// More characters than any name has.
  private static let maxCharacters = 128

  /// What is too long for a name becomes one that no user has: the same work follows.
  init(_ typed: String, in pool: UserPoolSettings, _ random: any RandomSource) {
    let trimmed = String(typed.trimming { $0.isWhitespace })
    guard trimmed.unicodeScalars.count <= Self.maxCharacters, !trimmed.utf8.contains(0) else {
      text = random.uuid()
      return
    }
    text = Self.phoneNumber(trimmed, in: pool) ?? trimmed
  }

  /// A phone number without what people write between its digits.
  private static func phoneNumber(_ typed: String, in pool: UserPoolSettings) -> String? {
    guard pool.aliasKinds.contains(.phoneNumber), typed.hasPrefix("+") else { return nil }
    let digits = typed.filter { !" -()./\u{A0}".contains($0) }
    return PhoneNumber.isValid(digits) ? digits : nil
  }
}

extension StringProtocol {
  fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> SubSequence {
    let start = drop(while: isLeftOut)
    guard let end = start.lastIndex(where: { !isLeftOut($0) }) else {
      return start[start.endIndex...]
    }
    return start[...end]
  }
}
