import Foundation

/// Where the library draws from; a vector of the protocol stands for it in tests.
protocol Randomness: Sendable {
  /// A text that was never drawn before.
  func identifier() async -> String

  /// Bytes that no one can guess.
  func bytes(_ count: Int) async -> [UInt8]
}

/// The system's source.
struct SystemRandomness: Randomness {
  func identifier() -> String { UUID().uuidString.lowercased() }

  func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: .min ... .max) } }
}
