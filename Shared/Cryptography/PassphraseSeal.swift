internal import CLibArgon2

/// Encrypts under a passphrase that a person keeps: AES-256-GCM with a key by Argon2id (RFC 9106).
///
/// Form: `GHPS ‖ 01 ‖ memory in KiB (4) ‖ passes (4) ‖ salt (16) ‖ nonce (12) ‖ ciphertext ‖ tag (16)`.
/// What stands before the ciphertext is authenticated with it.
public enum PassphraseSeal {
  /// What went wrong while opening.
  public enum Fault: Error, Sendable, Hashable {
    /// The bytes were not made by `seal`, or by a newer version.
    case malformed
    /// The passphrase is another one, or the bytes were changed.
    case notAuthentic
    /// A library refused; the text belongs in a log only.
    case library(String)
  }

  private static let magic = Array("GHPS".utf8) + [1]
  private static let saltCount = 16
  private static let headerCount = magic.count + 8 + saltCount + GCM.nonceCount
  /// RFC 9106 §4, the second recommended choice, with one lane: 64 MiB and three passes.
  private static let memoryKiB: UInt32 = 65_536
  private static let passes: UInt32 = 3

  /// Encrypts with a new salt.
  public static func seal(_ plaintext: [UInt8], passphrase: [UInt8]) throws(Fault) -> [UInt8] {
    let salt = SecureRandom.bytes(saltCount)
    let nonce = SecureRandom.bytes(GCM.nonceCount)
    let header = magic + bytes(memoryKiB) + bytes(passes) + salt + nonce
    var key = try key(passphrase, salt: salt, memoryKiB: memoryKiB, passes: passes)
    defer { wipe(&key) }
    do throws(CryptographyError) {
      return header + (try GCM.seal(plaintext, key: key, nonce: nonce, associatedData: header))
    } catch {
      throw .library(error.debugDescription)
    }
  }

  /// Decrypts what `seal` made with the passphrase.
  public static func open(_ sealed: [UInt8], passphrase: [UInt8]) throws(Fault) -> [UInt8] {
    guard sealed.count >= headerCount + GCM.tagCount, sealed.starts(with: magic) else {
      throw .malformed
    }
    let header = Array(sealed[..<headerCount])
    let memory = number(header, at: magic.count)
    let passes = number(header, at: magic.count + 4)
    // A made-up file could ask for more memory than the machine has.
    guard (8...1_048_576).contains(memory), (1...16).contains(passes) else { throw .malformed }
    let salt = Array(header[(magic.count + 8)..<(magic.count + 8 + saltCount)])
    var key = try key(passphrase, salt: salt, memoryKiB: memory, passes: passes)
    defer { wipe(&key) }
    do throws(CryptographyError) {
      return try GCM.open(
        Array(sealed[headerCount...]),
        key: key,
        nonce: Array(header.suffix(GCM.nonceCount)),
        associatedData: header
      )
    } catch .notAuthentic {
      throw .notAuthentic
    } catch {
      throw .library(error.debugDescription)
    }
  }

  private static func key(
    _ passphrase: [UInt8],
    salt: [UInt8],
    memoryKiB: UInt32,
    passes: UInt32
  ) throws(Fault) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: 32)
    let code = argon2id_hash_raw(
      passes,
      memoryKiB,
      1,
      passphrase,
      passphrase.count,
      salt,
      salt.count,
      &key,
      key.count
    )
    guard code == ARGON2_OK.rawValue else { throw .library("argon2id_hash_raw: \(code)") }
    return key
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> UInt32 {
    bytes[place..<(place + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
  }
}
