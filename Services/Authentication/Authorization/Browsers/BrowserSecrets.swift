internal import Cryptography

/// Keyed hashes of what browsers and clients hold: what is stored finds it, and is not it.
struct BrowserSecrets: Sendable {
  private let current: HMACKey
  private let all: [HMACKey]
  let sealer: Sealer

  init(sealer: Sealer) {
    current = HMACKey(sealer.derive(Self.purpose))
    all = sealer.keyIDs.compactMap { sealer.derive(Self.purpose, keyID: $0).map { HMACKey($0) } }
    self.sealer = sealer
  }

  /// What a new row is found by.
  func hash(of secret: [UInt8]) -> [UInt8] { current.authenticate(secret) }

  /// What the row may have been stored under: the sealing key may have been replaced since.
  func hashes(of secret: [UInt8]) -> [[UInt8]] { all.map { $0.authenticate(secret) } }

  private static let purpose = "codes and sessions of browsers"
}
