/// What an operator of the console may do; each role may do what those before it may.
public enum OperatorRole: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Looks, and changes nothing.
  case viewer
  /// Helps users: their accounts, devices, sessions and factors.
  case support
  /// Everything, also what pools and clients are set to.
  case administrator

  /// Whether the first may do less than the second.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .viewer: 0
    case .support: 1
    case .administrator: 2
    }
  }
}
