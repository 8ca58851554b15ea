/// A set of characters as Java's regular expressions describe them.
struct CharacterClass: Sendable, Hashable {
  /// One bit for each of U+0000 to U+003F and U+0040 to U+007F.
  let low: UInt64
  let high: UInt64
  /// Major categories (`L M N P S Z C`, from bit 0) whose characters beyond ASCII belong.
  let categories: UInt8
  /// Whether line separators beyond ASCII may belong; `.` leaves them out.
  let hasLineSeparators: Bool
  /// Code points beyond ASCII that belong whatever their category.
  var ranges: [ClosedRange<UInt32>] = []

  /// The byte must be below 0x80.
  func containsASCII(_ byte: UInt8) -> Bool {
    (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x80 { return containsASCII(UInt8(value)) }
    if ranges.contains(where: { $0.contains(value) }) { return true }
    if categories == 0 { return false }
    if !hasLineSeparators, value == 0x85 || value == 0x2028 || value == 0x2029 { return false }
    return categories & scalar.properties.generalCategory.majorCategoryBit != 0
  }
}

extension Unicode.GeneralCategory {
  /// Must agree with the order of letters in Proto/generator/patterns.py.
  fileprivate var majorCategoryBit: UInt8 {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      1 << 0
    case .nonspacingMark, .spacingMark, .enclosingMark:
      1 << 1
    case .decimalNumber, .letterNumber, .otherNumber:
      1 << 2
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      1 << 3
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      1 << 4
    case .spaceSeparator, .lineSeparator, .paragraphSeparator:
      1 << 5
    case .control, .format, .surrogate, .privateUse, .unassigned:
      1 << 6
    @unknown default:
      1 << 6
    }
  }
}
