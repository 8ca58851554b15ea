/// Arithmetic modulo the prime of RFC 3526 group 15, which Cognito's SRP uses.
///
/// Numbers are little-endian words. Powers take the same steps for every exponent of one length: an app on
/// the same processor could otherwise read the PIN's exponent from the time of each step.
enum Group {
  static let count = 48
  static let modulus = words(hexadecimal: modulusText)

  /// −N⁻¹ modulo 2⁶⁴.
  private static let negatedInverse: UInt64 = {
    var inverse: UInt64 = 1
    for _ in 0..<6 { inverse = inverse &* (2 &- modulus[0] &* inverse) }
    return 0 &- inverse
  }()

  /// R modulo N and R² modulo N, where R = 2³⁰⁷².
  private static let one: [UInt64] = difference([UInt64](repeating: 0, count: count), modulus).words
  private static let squaredR: [UInt64] = {
    var value = one
    for _ in 0..<(count * 64) { value = sum(value, value) }
    return value
  }()

  /// A number below N from big-endian bytes; nil for a greater one.
  static func number(_ bytes: some Collection<UInt8>) -> [UInt64]? {
    let value = words(bytes)
    let number = Array(value.prefix(count)) + zeros(max(0, count - value.count))
    guard value.dropFirst(count).allSatisfy({ $0 == 0 }) else { return nil }
    return difference(number, modulus).borrowed ? number : nil
  }

  static func isZero(_ number: [UInt64]) -> Bool { number.reduce(0, |) == 0 }

  static func sum(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    let (total, carried) = added(left, right)
    let (reduced, borrowed) = difference(total, modulus)
    return chosen(reduced, total, carried || !borrowed)
  }

  static func subtracted(_ right: [UInt64], from left: [UInt64]) -> [UInt64] {
    let (value, borrowed) = difference(left, right)
    return chosen(added(value, modulus).words, value, borrowed)
  }

  static func product(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    montgomery(montgomery(left, squaredR), right)
  }

  /// By windows of four bits: each takes four squares, one look through the whole table, one product.
  static func power(_ base: [UInt64], _ exponent: [UInt64]) -> [UInt64] {
    let base = montgomery(base, squaredR)
    var table = [one, base]
    for index in 2..<16 { table.append(montgomery(table[index - 1], base)) }
    var result = one
    for word in exponent.reversed() {
      for shift in stride(from: 60, through: 0, by: -4) {
        for _ in 0..<4 { result = montgomery(result, result) }
        let window = Int((word >> UInt64(shift)) & 15)
        var factor = table[0]
        for (index, entry) in table.enumerated() { factor = chosen(entry, factor, index == window) }
        result = montgomery(result, factor)
      }
    }
    var unit = zeros(count)
    unit[0] = 1
    return montgomery(result, unit)
  }

  /// left · right · R⁻¹ modulo N (coarsely integrated operand scanning).
  private static func montgomery(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    var total = zeros(count + 2)
    total.withUnsafeMutableBufferPointer { total in
      left.withUnsafeBufferPointer { left in
        right.withUnsafeBufferPointer { right in
          modulus.withUnsafeBufferPointer { modulus in
            for index in 0..<count {
              add(right, times: left[index], to: total, shifting: false)
              add(modulus, times: total[0] &* negatedInverse, to: total, shifting: true)
            }
          }
        }
      }
    }
    let low = Array(total[..<count])
    let (reduced, borrowed) = difference(low, modulus)
    return chosen(reduced, low, total[count] != 0 || !borrowed)
  }

  @inline(__always)
  private static func add(
    _ row: UnsafeBufferPointer<UInt64>,
    times factor: UInt64,
    to total: UnsafeMutableBufferPointer<UInt64>,
    shifting: Bool
  ) {
    var carry: UInt64 = 0
    var index = 0
    while index < count {
      let (high, low) = row[index].multipliedFullWidth(by: factor)
      let (first, over) = low.addingReportingOverflow(total[index])
      let (second, overAgain) = first.addingReportingOverflow(carry)
      carry = high &+ (over ? 1 : 0) &+ (overAgain ? 1 : 0)
      if !shifting {
        total[index] = second
      } else if index > 0 {
        total[index - 1] = second
      }
      index += 1
    }
    let (last, over) = total[count].addingReportingOverflow(carry)
    if shifting {
      total[count - 1] = last
      total[count] = total[count + 1] &+ (over ? 1 : 0)
      total[count + 1] = 0
    } else {
      total[count] = last
      total[count + 1] = over ? 1 : 0
    }
  }

  private static func added(
    _ left: [UInt64],
    _ right: [UInt64]
  ) -> (words: [UInt64], carried: Bool) {
    var total = zeros(count)
    var carry: UInt64 = 0
    for index in 0..<count {
      let (first, over) = left[index].addingReportingOverflow(right[index])
      let (second, overAgain) = first.addingReportingOverflow(carry)
      total[index] = second
      carry = (over ? 1 : 0) + (overAgain ? 1 : 0)
    }
    return (total, carry != 0)
  }

  private static func difference(
    _ left: [UInt64],
    _ right: [UInt64]
  ) -> (words: [UInt64], borrowed: Bool) {
    var value = zeros(count)
    var borrow: UInt64 = 0
    for index in 0..<count {
      let (first, under) = left[index].subtractingReportingOverflow(right[index])
      let (second, underAgain) = first.subtractingReportingOverflow(borrow)
      value[index] = second
      borrow = (under ? 1 : 0) + (underAgain ? 1 : 0)
    }
    return (value, borrow != 0)
  }

  /// `first` if so, else `second`, without a branch on a secret.
  private static func chosen(_ first: [UInt64], _ second: [UInt64], _ takesFirst: Bool) -> [UInt64]
  {
    let mask: UInt64 = 0 &- (takesFirst ? 1 : 0)
    return first.indices.map { second[$0] ^ ((first[$0] ^ second[$0]) & mask) }
  }

  private static func zeros(_ count: Int) -> [UInt64] { [UInt64](repeating: 0, count: count) }
}

extension Group {
  /// Words of big-endian bytes.
  static func words(_ bytes: some Collection<UInt8>) -> [UInt64] {
    let reversed = Array(bytes.reversed())
    return stride(from: 0, to: reversed.count, by: 8).map { start in
      reversed[start..<min(start + 8, reversed.count)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// The fewest big-endian bytes whose top bit is clear.
  static func padded(_ words: [UInt64]) -> [UInt8] {
    let bytes = words.reversed().flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
    }
    let short = Array(bytes.drop { $0 == 0 })
    return (short.first ?? 0x80) >= 0x80 ? [0] + short : short
  }

  /// a + u · x, as a whole number.
  static func exponent(_ a: [UInt64], _ u: [UInt64], _ x: [UInt64]) -> [UInt64] {
    var total = a + zeros(max(0, u.count + x.count + 1 - a.count)) + [0]
    for (shift, factor) in u.enumerated() {
      var carry: UInt64 = 0
      for index in shift..<total.count {
        let place = index - shift
        let (high, low) = factor.multipliedFullWidth(by: place < x.count ? x[place] : 0)
        let (first, over) = low.addingReportingOverflow(total[index])
        let (second, overAgain) = first.addingReportingOverflow(carry)
        total[index] = second
        carry = high &+ (over ? 1 : 0) &+ (overAgain ? 1 : 0)
      }
    }
    return total
  }

  private static func words(hexadecimal text: String) -> [UInt64] {
    let digits = Array(text.utf8)
    return stride(from: digits.count, to: 0, by: -16).map { end in
      UInt64(String(decoding: digits[max(0, end - 16)..<end], as: UTF8.self), radix: 16) ?? 0
    }
  }

  private static let modulusText =
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E"
    + "3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF"
    + "5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D3"
    + "9A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08"
    + "CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF69558171839"
    + "95497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DB"
    + "EF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA"
    + "06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB31"
    + "43DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF"
}
