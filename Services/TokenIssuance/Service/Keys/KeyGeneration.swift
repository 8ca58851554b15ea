public import Cryptography
internal import Dispatch

/// Makes a new private key, and may take a tenth of a second of its thread's time.
public typealias SigningKeyMaker =
  @Sendable (SignatureAlgorithm) throws(CryptographyError) -> SigningKey

/// Makes keys beside the threads that serve requests: an RSA key takes a tenth of a second.
struct KeyGeneration: Sendable {
  let make: SigningKeyMaker

  private static let queue = DispatchQueue(
    label: "gatehouse.token-issuance.key-generation",
    qos: .utility,
    attributes: .concurrent
  )

  /// Makes this many keys at the same time.
  func run(
    _ algorithm: SignatureAlgorithm,
    count: Int
  ) async throws(CryptographyError) -> [SigningKey] {
    let outcomes = await withTaskGroup(of: Result<SigningKey, CryptographyError>.self) { group in
      for _ in 0..<count {
        group.addTask { await generate(algorithm) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var keys: [SigningKey] = []
    for outcome in outcomes {
      keys.append(try outcome.get())
    }
    return keys
  }

  private func generate(
    _ algorithm: SignatureAlgorithm
  ) async -> Result<SigningKey, CryptographyError> {
    await withCheckedContinuation { continuation in
      Self.queue.async {
        continuation.resume(
          returning: Result { () throws(CryptographyError) in try make(algorithm) }
        )
      }
    }
  }
}
