extension JSONReader {
  /// Why a text is not read.
  public enum Fault: Error, Sendable, Hashable {
    /// The bytes are not UTF-8 (RFC 8259 §8.1).
    case notUTF8
    /// The text is no JSON.
    case malformed
    /// An escape stands for no character: half of a surrogate pair, for one.
    case badEscape
    /// An object or a list stands in too many others.
    case tooDeep
    /// The text has too many values.
    case tooManyValues
    /// An object has two members of one name, or of names that Swift takes for the same text.
    case repeatedName
    /// A value is of another type than its place.
    case wrongType(expected: Kind)
    /// A null stands where it does not mean an absent member.
    case null(expected: Kind)
    /// A number is no whole one where only a whole one fits, or is too large.
    case wrongNumber
    /// A value has the right type, but its member cannot hold it.
    case outOfRange
    /// A member that the value needs is absent.
    case missing

    /// Whether any reader would refuse the text, whatever it is read into.
    var isOfText: Bool {
      switch self {
      case .notUTF8, .malformed, .badEscape, .tooDeep, .tooManyValues, .repeatedName: true
      case .wrongType, .null, .wrongNumber, .outOfRange, .missing: false
      }
    }
  }

  /// What a value is, or a place in a message holds.
  public enum Kind: Sendable, Hashable {
    /// A text.
    case text
    /// `true` or `false`.
    case truth
    /// A whole number of 32 bits.
    case integer
    /// A whole number of 64 bits.
    case long
    /// Any number.
    case number
    /// A list.
    case list
    /// A structure or a map.
    case object
  }

  /// What is wrong with a text, and where.
  public struct Refusal: Error, Sendable, Hashable {
    /// What is wrong.
    public let fault: Fault
    /// The names of the members that lead to the value, and `[3]` for an element of a list.
    ///
    /// Empty where the fault is that of the whole text.
    public let path: [String]

    /// Makes one.
    public init(fault: Fault, path: [String] = []) {
      self.fault = fault
      self.path = path
    }
  }

  /// Tells the fault at which the reading of a value ended.
  ///
  /// What is no JSON is reported as such, also where a value of the wrong type stands before the fault.
  @usableFromInline
  func refusal(for fault: Fault) -> Refusal {
    guard !fault.isOfText else { return Refusal(fault: fault) }
    do throws(Fault) {
      var whole = try JSONReader(validating: bytes)
      try whole.skip()
      try whole.end()
    } catch {
      return Refusal(fault: error)
    }
    return Refusal(fault: fault, path: path)
  }
}
