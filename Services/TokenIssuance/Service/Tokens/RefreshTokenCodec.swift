internal import Cryptography
internal import Domain

/// Turns refresh tokens into text and back, and computes what is stored of them.
///
/// Text: base64url of `01 ‖ seal key id (4) ‖ chain id (16) ‖ generation (4) ‖ secret (32) ‖
/// tag (16)`. The tag proves that the text was made here for this pool. Without it, a client that has
/// seen an access token, which names the chain, could present a made-up ancestor, and the reuse
/// detection would end the user's sign-in.
struct RefreshTokenCodec: Sendable {
  private static let version: UInt8 = 1
  private static let bodyCount = 1 + 4 + 16 + 4 + RefreshToken.secretCount
  private static let tagCount = 16

  private let keys: [UInt32: Keys]
  /// The key that new chains begin with.
  let currentSealKeyID: UInt32

  /// Three keys, so that no output of one can stand for an output of another.
  private struct Keys: Sendable {
    let tagging: HMACKey
    let hashing: HMACKey
    let succession: HMACKey
  }

  init(sealer: Sealer) {
    var keys: [UInt32: Keys] = [:]
    for id in sealer.keyIDs {
      guard
        let tagging = sealer.derive("refresh token tag", keyID: id),
        let hashing = sealer.derive("refresh token hash", keyID: id),
        let succession = sealer.derive("refresh token succession", keyID: id)
      else { continue }
      keys[id] = Keys(
        tagging: HMACKey(tagging),
        hashing: HMACKey(hashing),
        succession: HMACKey(succession)
      )
    }
    self.keys = keys
    currentSealKeyID = sealer.currentKeyID
  }

  /// The token's text; nil when its sealing key is no longer held.
  func text(of token: RefreshToken, for pool: UserPoolID) -> [UInt8]? {
    guard let keys = keys[token.sealKeyID] else { return nil }
    let body = Self.body(of: token)
    return Base64URL.encodedBytes(body + Self.tag(of: body, for: pool, keys))
  }

  /// What a text claims whose sealing key is not held: it may be a token of ours or made up.
  struct UnprovedToken: Sendable, Hashable {
    let sealKeyID: UInt32
    let chainID: [UInt8]
  }

  /// A text in the form of a token, under a sealing key that is not held; nil for any other.
  func unproved(_ text: [UInt8]) -> UnprovedToken? {
    guard let bytes = Self.bytes(of: text) else { return nil }
    let sealKeyID = Self.number(bytes[1..<5])
    guard keys[sealKeyID] == nil else { return nil }
    return UnprovedToken(sealKeyID: sealKeyID, chainID: Array(bytes[5..<21]))
  }

  /// The token that a text holds; nil unless it was made here for this pool.
  func parse(_ text: [UInt8], for pool: UserPoolID) -> RefreshToken? {
    guard let bytes = Self.bytes(of: text) else { return nil }
    let sealKeyID = Self.number(bytes[1..<5])
    guard
      let keys = keys[sealKeyID],
      let generation = Int32(exactly: Self.number(bytes[21..<25]))
    else { return nil }
    let body = Array(bytes.prefix(Self.bodyCount))
    let tag = Array(bytes.suffix(Self.tagCount))
    guard constantTimeEquals(tag, Self.tag(of: body, for: pool, keys)) else { return nil }
    return RefreshToken(
      sealKeyID: sealKeyID,
      chainID: Array(bytes[5..<21]),
      generation: generation,
      secret: Array(bytes[25..<Self.bodyCount])
    )
  }

  /// The stored form of a token; a stolen database yields no token that works.
  func hash(of token: RefreshToken) -> [UInt8]? {
    keys[token.sealKeyID]?.hashing.authenticate(Self.body(of: token))
  }

  /// The one token that can replace this one, the same whenever it is asked for.
  ///
  /// A client whose connection broke before it read the answer asks again with the old token and
  /// gets the answer it missed, from any instance that it reaches.
  func successor(of token: RefreshToken, sealKeyID: UInt32) -> RefreshToken? {
    let (generation, overflow) = token.generation.addingReportingOverflow(1)
    guard let keys = keys[sealKeyID], !overflow else { return nil }
    return RefreshToken(
      sealKeyID: sealKeyID,
      chainID: token.chainID,
      generation: generation,
      secret: keys.succession.authenticate(Self.body(of: token))
    )
  }

  private static func bytes(of text: [UInt8]) -> [UInt8]? {
    // Bounded before anything is done with it.
    guard
      text.count <= 2 * (bodyCount + tagCount),
      let bytes = Base64URL.decode(bytes: text[...]),
      bytes.count == bodyCount + tagCount,
      bytes[0] == version
    else { return nil }
    return bytes
  }

  private static func body(of token: RefreshToken) -> [UInt8] {
    [version] + bytes(token.sealKeyID) + token.chainID
      + bytes(UInt32(bitPattern: token.generation)) + token.secret
  }

  private static func tag(of body: [UInt8], for pool: UserPoolID, _ keys: Keys) -> [UInt8] {
    Array(keys.tagging.authenticate(body + Array(pool.text.utf8)).prefix(tagCount))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
