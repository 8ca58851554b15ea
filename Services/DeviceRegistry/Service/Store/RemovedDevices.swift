internal import DeviceRegistryMessages

/// What gave way to a new device or account, by the limit of a user's devices.
struct RemovedDevices: Sendable {
  var keys: [String] = []
  /// Those of them that are accounts of apps.
  var accounts: [RemovedAccount] = []

  /// The accounts as callers receive them.
  var accountMessages: [RemovedAppAccount] {
    accounts.map {
      RemovedAppAccount(
        accountId: $0.account.id,
        instanceId: $0.account.instanceID,
        hasOtherAccounts: $0.hasOthers
      )
    }
  }
}

/// An account that was removed.
struct RemovedAccount: Sendable {
  let account: AppAccountRecord
  /// Whether its instance has others.
  let hasOthers: Bool
}
