internal import Domain

/// A user of a pool that tracks devices.
struct DeviceOwner: Sendable {
  let user: UserRecord
  let pool: UserPoolID
  let tracking: DeviceTracking

  init(_ user: UserRecord, in pool: UserPoolSettings) throws(AuthenticationFailure) {
    guard let tracking = pool.deviceTracking else {
      throw .invalidUserPoolConfiguration(
        "Device tracking is not enabled for user pool \(pool.id)."
      )
    }
    self.user = user
    self.pool = pool.id
    self.tracking = tracking
  }
}

extension Authentication {
  /// The user whom an administrator names, where the operation knows no UserNotFoundException.
  func managedOwner(
    _ name: String?,
    in pool: String?
  ) async throws(AuthenticationFailure) -> DeviceOwner {
    do throws(AuthenticationFailure) {
      let (pool, user) = try await managedUser(name, in: pool)
      return try DeviceOwner(user, in: pool)
    } catch .unknownUser {
      throw .resourceNotFound("User does not exist.")
    }
  }
}
