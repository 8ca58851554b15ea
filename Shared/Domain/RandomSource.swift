/// The only source of randomness; tests pass a predictable one.
public protocol RandomSource: Sendable {
  /// This many unpredictable bytes.
  func bytes(_ count: Int) -> [UInt8]
}

extension RandomSource {
  /// A number in `0..<bound`, each as likely as any other.
  ///
  /// Takes a fresh draw where a plain remainder would favour small numbers.
  public func number(below bound: UInt32) -> UInt32 {
    guard bound > 1 else { return 0 }
    let limit = UInt32.max - UInt32.max % bound
    while true {
      let draw = bytes(4).reduce(0 as UInt32) { ($0 << 8) | UInt32($1) }
      if draw < limit { return draw % bound }
    }
  }

  /// This many characters of the alphabet, each as likely as any other.
  public func text(_ count: Int, of alphabet: [Character]) -> String {
    guard !alphabet.isEmpty, let bound = UInt32(exactly: alphabet.count) else { return "" }
    return String((0..<max(count, 0)).map { _ in alphabet[Int(number(below: bound))] })
  }

  /// A random UUID (RFC 9562 §5.4) in lower case.
  public func uuid() -> String {
    var bytes = self.bytes(16)
    guard bytes.count == 16 else { return "" }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return UUIDText.text(of: bytes)
  }
}
