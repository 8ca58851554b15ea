/// A refresh token that this installation made for the pool it was presented to.
struct RefreshToken: Sendable, Hashable {
  static let secretCount = 32

  /// The sealing key from which the keys that hash and prove this token are derived.
  let sealKeyID: UInt32
  /// The chain's id in sixteen bytes.
  let chainID: [UInt8]
  /// How many tokens of the chain came before this one.
  let generation: Int32
  let secret: [UInt8]
}
