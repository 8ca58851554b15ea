public import Domain
internal import Synchronization

/// Bytes that look random, differ from call to call and are the same in every run.
public final class SequenceRandomSource: RandomSource {
  private let state: Mutex<UInt64>

  /// Starts a sequence; equal seeds give equal bytes.
  public init(seed: UInt64 = 0) {
    state = Mutex(seed)
  }

  /// The next bytes of the sequence (splitmix64).
  public func bytes(_ count: Int) -> [UInt8] {
    state.withLock { state in
      (0..<max(count, 0)).map { _ in
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return UInt8(truncatingIfNeeded: mixed ^ (mixed >> 31))
      }
    }
  }
}
