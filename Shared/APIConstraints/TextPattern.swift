/// A pattern of Cognito's model, compiled by Proto/generate to a position automaton.
///
/// A match is always of the whole text. It takes one pass whatever the text is, so no input can
/// make a pattern backtrack.
struct TextPattern: Sendable {
  /// The pattern as Cognito writes it in its messages.
  let source: String
  let classes: [CharacterClass]
  /// For each class, the positions it stands at, one bit each.
  let classPositions: [UInt64]
  /// The positions a match may begin and end with.
  let first: UInt64
  let last: UInt64
  let matchesEmptyText: Bool
  /// For each position, those that may come next.
  let follow: [UInt64]
  /// The only texts that match, where a list of them says it with less; empty for others.
  var words: [String] = []

  func matches(_ text: String) -> Bool {
    if !words.isEmpty { return words.contains { $0.utf8.elementsEqual(text.utf8) } }
    if text.isEmpty { return matchesEmptyText }
    if follow.count == 1, let only = classes.first { return repeats(only, text) }
    var expected = first
    var reached: UInt64 = 0
    for scalar in text.unicodeScalars {
      reached = positions(of: scalar) & expected
      if reached == 0 { return false }
      expected = successors(of: reached)
    }
    return reached & last != 0
  }

  /// The common case, `[class]+`: one position, perhaps followed by itself.
  private func repeats(_ only: CharacterClass, _ text: String) -> Bool {
    if follow.first == 0, text.unicodeScalars.count > 1 { return false }
    let bytes = text.utf8Span.span
    let (low, high) = (only.low, only.high)
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte < 0x80 else { return repeatsBeyondASCII(only, text) }
      guard (byte < 64 ? low : high) &>> UInt64(byte) & 1 == 1 else { return false }
    }
    return true
  }

  private func repeatsBeyondASCII(_ only: CharacterClass, _ text: String) -> Bool {
    for scalar in text.unicodeScalars where !only.contains(scalar) { return false }
    return true
  }

  private func positions(of scalar: Unicode.Scalar) -> UInt64 {
    var result: UInt64 = 0
    for (index, characters) in classes.enumerated() where characters.contains(scalar) {
      result |= classPositions[index]
    }
    return result
  }

  private func successors(of reached: UInt64) -> UInt64 {
    var result: UInt64 = 0
    var rest = reached
    while rest != 0 {
      result |= follow[rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    return result
  }
}

extension TextPattern {
  /// A pattern that stands for a few words.
  init(source: String, words: [String]) {
    self.init(
      source: source,
      classes: [],
      classPositions: [],
      first: 0,
      last: 0,
      matchesEmptyText: false,
      follow: [],
      words: words
    )
  }
}
