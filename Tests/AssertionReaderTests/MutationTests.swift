import AssertionReaderMessages
import SAMLTestSupport
import Testing

/// Documents with random changes: they prove what was signed, or nothing.
@Suite struct MutationTests {
  private static let pieces: [[UInt8]] = [
    "<", ">", "/", "\"", "&", "<!--", "-->", "]]>", "<![CDATA[", "&#0;", "&#x61;", " ", "\n", "=",
    "xmlns=\"urn:a\"", " xmlns:saml=\"urn:a\"", " ID=\"_assertion-1\"", "<saml:Assertion>",
    "</saml:Assertion>", "ada", "admin@example.com", "\u{FEFF}", "\u{0}",
  ].map { Array($0.utf8) }

  @Test("SAM-2: no random change makes another name of it", arguments: [1, 2, 3] as [UInt64])
  func mutations(_ seed: UInt64) async throws {
    var numbers = SplitMix(seed)
    let sample = Reading.sample()
    let document = Array(try sample.signed(by: Reading.signer()).utf8)
    let good = try await Reading.read(bytes: document).get().assertion
    #expect(good?.subject?.text == "ada@example.com")
    for _ in 1...300 {
      var changed = document
      for _ in 0...numbers.below(3) { change(&changed, &numbers) }
      guard case .success(let read) = try await Reading.read(bytes: changed) else { continue }
      #expect(read.assertion == good, "\(String(decoding: changed, as: UTF8.self))")
    }
  }

  private func change(_ bytes: inout [UInt8], _ numbers: inout SplitMix) {
    let place = numbers.below(bytes.count)
    switch numbers.below(4) {
    case 0: bytes[place] ^= 1 << numbers.below(8)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(contentsOf: Self.pieces[numbers.below(Self.pieces.count)], at: place)
    // A part of the document again, elsewhere.
    default:
      let end = min(bytes.count, place + 1 + numbers.below(400))
      bytes.insert(contentsOf: Array(bytes[place..<end]), at: numbers.below(bytes.count))
    }
  }
}

/// Numbers that are the same in each run (Steele, Lea, Flood: SplitMix64).
private struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
