import Crypto
import Foundation

/// The digits of a PIN, as the app's own PIN pad collects them.
///
/// They lie in memory that is zeroed as soon as it is given back; no text is made of them. A PIN refuses to
/// be described, encoded, hashed or compared. `wipe()` ends it; the library wipes each PIN that it is given.
///
/// Safe because every use of `digits` holds the lock.
public final class PIN: @unchecked Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  // SymmetricKey zeroes its bytes when it is released.
  private var digits = SymmetricKey(data: [UInt8]())
  private let lock = NSLock()

  /// An empty PIN.
  public init() {}

  /// How many digits were entered.
  public var count: Int { locked { digits.bitCount / 8 } }

  /// Adds a digit.
  ///
  /// - Parameter digit: 0 to 9; another number is ignored.
  public func append(_ digit: Int) {
    guard (0...9).contains(digit) else { return }
    locked {
      digits = digits.withUnsafeBytes { bytes in
        var longer = Array(bytes) + [UInt8(48 + digit)]
        defer { for index in longer.indices { longer[index] = 0 } }
        return SymmetricKey(data: longer)
      }
    }
  }

  /// Takes the last digit away.
  public func removeLast() {
    locked {
      digits = digits.withUnsafeBytes { SymmetricKey(data: $0.dropLast()) }
    }
  }

  /// Forgets the digits.
  public func wipe() { locked { digits = SymmetricKey(data: [UInt8]()) } }

  /// Whether two entries are the same digits, compared in constant time.
  ///
  /// - Parameter other: the second entry.
  /// - Returns: true for the same digits.
  public func matches(_ other: PIN) -> Bool {
    let key = SymmetricKey(size: .bits256)
    return code(with: key) == other.code(with: key)
  }

  /// What is wrong with it as a new PIN; nil for a PIN that the policy takes.
  ///
  /// - Parameter policy: the server's.
  /// - Returns: `AppError.pinLength`, `AppError.pinWeak` or nil.
  public func weakness(by policy: Policy) -> AppError? {
    locked {
      digits.withUnsafeBytes { bytes in
        guard (policy.minLength...policy.maxLength).contains(bytes.count) else { return .pinLength }
        return WeakPIN.isWeak(bytes, by: policy.weak) ? .pinWeak : nil
      }
    }
  }

  /// No digit.
  public var description: String { "PIN" }
  /// No digit.
  public var debugDescription: String { "PIN" }
  /// No digit.
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// pinInput of the protocol.
  func input(secret: SymmetricKey) -> String {
    Data(code(with: secret)).base64EncodedString()
  }

  private func code(with key: SymmetricKey) -> HMAC<SHA256>.MAC {
    locked {
      var code = HMAC<SHA256>(key: key)
      code.update(data: Array("gatehouse pin 1\0".utf8))
      digits.withUnsafeBytes { code.update(data: $0) }
      return code.finalize()
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
