/// What a right answer changes besides the factor, in the same transaction.
enum FactorEffect: Sendable {
  case none
  case adds(NewAppAccount)
  case removes(DeviceID)
  /// The account needs a factor from now on.
  case upgrades(DeviceID)
  /// The account is used.
  case uses(String)

  /// The account that comes, goes or changes.
  var account: DeviceID? {
    switch self {
    case .none, .uses: nil
    case .adds(let account): account.id
    case .removes(let account), .upgrades(let account): account
    }
  }
}
