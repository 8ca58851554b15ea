internal import TestSupport

/// Inputs that are like seeds: the same ones each time.
struct Alterations {
  private let seeds: [[UInt8]]
  private var random = SplitMix(state: 1)

  init(of seeds: [[UInt8]]) {
    self.seeds = seeds
  }

  /// One seed, altered once to four times.
  mutating func next() -> [UInt8] {
    var bytes = seeds[random.below(seeds.count)]
    for _ in 0...random.below(4) { alter(&bytes) }
    return bytes
  }

  private mutating func alter(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes.append(byte()) }
    let place = random.below(bytes.count)
    switch random.below(6) {
    case 0: bytes[place] ^= 1 << UInt8(random.below(8))
    case 1: bytes[place] = byte()
    case 2: bytes.insert(byte(), at: place)
    case 3: bytes.remove(at: place)
    case 4: bytes.removeSubrange(place...)
    // The end of another seed follows.
    default:
      let other = seeds[random.below(seeds.count)]
      bytes = bytes[..<place] + other.suffix(random.below(other.count + 1))
    }
  }

  private mutating func byte() -> UInt8 { UInt8(random.below(256)) }
}
