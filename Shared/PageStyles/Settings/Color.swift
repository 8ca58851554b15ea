/// A colour of sRGB.
struct Color: Sendable, Hashable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8

  static let white = Color(red: 255, green: 255, blue: 255, alpha: 255)
  static let black = Color(red: 0, green: 0, blue: 0, alpha: 255)

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads eight hexadecimal digits, red first and alpha last; nil for any other text.
  init?(digits text: String) {
    let digits = text.utf8.compactMap(Self.number)
    guard text.utf8.count == 8, digits.count == 8 else { return nil }
    func byte(_ index: Int) -> UInt8 { digits[index] << 4 | digits[index + 1] }
    self.init(red: byte(0), green: byte(2), blue: byte(4), alpha: byte(6))
  }

  private static func number(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// As the settings write it.
  var digits: String {
    [red, green, blue, alpha].map(Self.digits).joined()
  }

  /// As a style sheet writes it.
  var css: String {
    "#"
      + (alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]).map(Self.digits).joined()
  }

  private static func digits(of byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  /// What is seen where it lies over another one.
  func over(_ other: Color) -> Color {
    other.mixed(with: self, share: Double(alpha) / 255)
  }

  /// So much of another one, and the rest of this one.
  func mixed(with other: Color, share: Double) -> Color {
    func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(one) * (1 - share) + Double(other) * share).rounded())
    }
    return Color(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: 255
    )
  }

  /// How much lighter the lighter one is, from 1 to 21 (WCAG 2.2, contrast ratio).
  func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// WCAG 2.2, relative luminance.
  private var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // x^2.4 is x² times the fifth root of x².
    return base * base * fifthRoot(base * base)
  }

  /// By Newton's method, for numbers from 0.005 to 1.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 { root = (4 * root + number / (root * root * root * root)) / 5 }
    return root
  }
}
