import Crypto
import Foundation
import Testing

@testable import GatehouseApp

/// The vectors of the protocol (REQUIREMENTS: USR-22).
@Suite("PIN")
struct PINProofTests {
  static let names = (pool: "AbCdEfGhI", instance: "us-east-1_66666666-7777-4888-9999-aaaaaaaaaaaa")

  static func number(_ tag: String) -> [UInt8] {
    (0..<4).flatMap { Array(SHA256.hash(data: Array("\(tag)/\($0)".utf8))) }
  }

  static func pin(_ digits: String) -> PIN {
    let pin = PIN()
    for digit in digits { pin.append(digit.wholeNumberValue ?? -1) }
    return pin
  }

  static func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test("USR-22: the protocol's vector comes out")
  func vector() throws {
    let password = Self.pin("24680").input(secret: SymmetricKey(data: Array(UInt8(0)...31)))
    #expect(password == "MXLqCHe66FUvaEjoy1pTt/sCdbmdQgl4avrqwQLMGQE=")
    let salt = Array(UInt8(1)...16)
    let verifier = PINProof.verifier(names: Self.names, password: password, salt: salt)
    #expect(
      Self.hex(SHA256.hash(data: verifier))
        == "450d2c1f6a385a507785c7423e35f2228b1a45eb661ec259b0eb0802322fe124"
    )
    let k = try #require(
      Group.number(SHA256.hash(data: Group.padded(Group.modulus) + [2]).map { $0 })
    )
    let v = try #require(Group.number(verifier))
    let two = try #require(Group.number([2]))
    let b = Group.power(two, Group.words(Self.number("gatehouse-b")))
    let serverPublic = Group.padded(Group.sum(Group.product(k, v), b))
    #expect(
      Self.hex(SHA256.hash(data: serverPublic))
        == "3fa480ed06f2d24b0ad0d5d8a65b248b4ff41f0027d7d4ab7a1df6b0c2ad7fc4"
    )
    let proof = try PINProof(
      names: Self.names,
      password: password,
      salt: salt,
      serverPublic: serverPublic,
      secret: Self.number("gatehouse-a")
    )
    #expect(proof.key.withUnsafeBytes { Self.hex($0) } == "7e3a0906c96033bcdfa3dedf3327efd0")
    let block = Array("gatehouse secret block".utf8)
    let attempt = "0b7e6f2a-0000-4000-8000-00000000abcd"
    #expect(
      proof.proof(block: block, attempt: attempt) == "XAmgkanKIvXh8L61HXUIzdbZNwDJYvp6gJVlvzjwmIA="
    )
    #expect(
      proof.serverProof(block: block, attempt: attempt)
        == "Mn+CrpTajVu35tbcXuA5YnuBlD50xk0Be18CeCYLQKg="
    )
    #expect(!proof.isRight(serverProof: "AAAA", block: block, attempt: attempt))
    #expect(!proof.isRight(serverProof: nil, block: block, attempt: attempt))
  }

  @Test("a server's value of 0 modulo N is refused", arguments: [[0], Group.padded(Group.modulus)])
  func zero(_ serverPublic: [UInt8]) {
    #expect(throws: AppError.serverValueRefused) {
      try PINProof(
        names: Self.names,
        password: "",
        salt: [1],
        serverPublic: serverPublic,
        secret: [1]
      )
    }
  }

  @Test(
    "weak PINs are refused",
    arguments: ["11111", "12345", "98765", "121212", "241299", "31121999", "19991231"]
  )
  func weak(_ digits: String) {
    #expect(Self.pin(digits).weakness(by: Policy(.object([:]))) == .pinWeak)
  }

  @Test("a PIN's length is the policy's, and others are taken")
  func lengths() {
    let policy = Policy(.object([:]))
    #expect(Self.pin("2468").weakness(by: policy) == .pinLength)
    #expect(Self.pin("2468013579753").weakness(by: policy) == .pinLength)
    #expect(Self.pin("24680").weakness(by: policy) == nil)
    #expect(Self.pin("27183").weakness(by: policy) == nil)
  }

  @Test("a PIN tells nothing of itself")
  func description() {
    let pin = Self.pin("27183")
    var dumped = ""
    dump(pin, to: &dumped)
    #expect("\(pin) \(dumped)".contains("27183") == false)
    pin.wipe()
    #expect(pin.count == 0)
  }

  @Test("a PIN refuses to be encoded, hashed and compared as a value")
  func refusals() {
    let pin: Any = PIN()
    #expect(!(pin is any Encodable) && !(pin is any Hashable) && !(pin is any Equatable))
    #expect(Mirror(reflecting: PIN()).children.isEmpty && String(reflecting: PIN()) == "PIN")
  }

  @Test("a PIN pad's digits: added, taken away, compared")
  func pad() {
    let pin = Self.pin("2718")
    pin.append(10)
    pin.append(-1)
    #expect(pin.count == 4)
    pin.append(9)
    #expect(!pin.matches(Self.pin("27183")))
    pin.removeLast()
    pin.append(3)
    #expect(pin.matches(Self.pin("27183")) && !pin.matches(Self.pin("2718")))
    for _ in 0..<9 { pin.removeLast() }
    #expect(pin.count == 0)
  }

  @Test(
    "each rule of the policy alone refuses what is its own",
    arguments: [
      ("sequences", "13579", false), ("sequences", "67890", true), ("sequences", "32109", true),
      ("repeats", "123123", true), ("repeats", "12312", false), ("repeats", "12345", false),
      ("dates", "311299", true), ("dates", "123199", true), ("dates", "321399", false),
      ("dates", "19993201", false), ("dates", "11111", false), ("", "11111", false),
    ]
  )
  func rules(_ rule: String, _ digits: String, _ isWeak: Bool) {
    let policy = Policy(["weak": [.text(rule)]])
    #expect((Self.pin(digits).weakness(by: policy) == .pinWeak) == isWeak)
  }
}
