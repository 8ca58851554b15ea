let letters: [Character] = Array("abcdefghijklmnopqrstuvwxyz")
let uppercaseLetters: [Character] = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
let digits: [Character] = Array("0123456789")

extension UInt8 {
  var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  var isUppercaseLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isLetterOrDigit: Bool { isLowercaseLetter || isUppercaseLetter || isDigit }
}
