public import Cryptography
internal import Synchronization

/// Private keys for the services of one test.
///
/// An RSA key takes a tenth of a second, and a test of a user pool needs two. All tests of a process share a stock
/// of them: a service gets the first ones, in their order, and none of them twice.
public final class MadeKeys: Sendable {
  private static let stock = Mutex<[SigningKey]>([])

  private let used = Mutex(0)

  /// Begins with the first key of the stock.
  public init() {}

  /// A key that this value has not given before.
  public func next(
    _ algorithm: SignatureAlgorithm
  ) throws(CryptographyError) -> SigningKey {
    guard algorithm == .rs256 else { return try .generate(algorithm) }
    let index = used.withLock { used in
      defer { used += 1 }
      return used
    }
    return try Self.stock.withLock { (stock) throws(CryptographyError) in
      while stock.count <= index { stock.append(try .generate(.rs256)) }
      return stock[index]
    }
  }
}
