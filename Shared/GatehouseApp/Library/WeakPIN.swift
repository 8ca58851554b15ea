/// Which PINs are easy to guess.
enum WeakPIN {
  static func isWeak(_ digits: UnsafeRawBufferPointer, by rules: Set<String>) -> Bool {
    (rules.contains("repeats") && repeats(digits))
      || (rules.contains("sequences") && isSequence(digits))
      || (rules.contains("dates") && isDate(digits))
  }

  /// 11111, and what is made of one short piece: 121212, 123123.
  private static func repeats(_ digits: UnsafeRawBufferPointer) -> Bool {
    (1...max(1, digits.count / 2)).contains { period in
      guard digits.count > period else { return false }
      return (period..<digits.count).allSatisfy { digits[$0] == digits[$0 - period] }
    }
  }

  /// 12345, 98765 and 67890: up or down by one from each digit to the next, round the pad.
  private static func isSequence(_ digits: UnsafeRawBufferPointer) -> Bool {
    guard digits.count > 1 else { return true }
    let step = (Int(digits[1]) - Int(digits[0]) + 10) % 10
    guard step == 1 || step == 9 else { return false }
    return (1..<digits.count).allSatisfy {
      (Int(digits[$0]) - Int(digits[$0 - 1]) + 10) % 10 == step
    }
  }

  /// A day, a month and a year of two or four digits in any usual order, or a day and a month.
  private static func isDate(_ digits: UnsafeRawBufferPointer) -> Bool {
    func number(_ start: Int, _ length: Int) -> Int {
      digits[start..<(start + length)].reduce(0) { $0 * 10 + Int($1) - 48 }
    }
    func isDay(_ first: Int, _ second: Int) -> Bool {
      let (first, second) = (number(first, 2), number(second, 2))
      return ((1...31).contains(first) && (1...12).contains(second))
        || ((1...12).contains(first) && (1...31).contains(second))
    }
    func isYear(_ start: Int) -> Bool { (1900...2099).contains(number(start, 4)) }
    switch digits.count {
    case 4: return isDay(0, 2) || isYear(0)
    case 6: return isDay(0, 2) || isDay(2, 4)
    case 8: return (isDay(0, 2) && isYear(4)) || (isYear(0) && isDay(4, 6))
    default: return false
    }
  }
}
