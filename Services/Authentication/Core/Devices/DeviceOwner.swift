package import Domain
package import PublicOperations

/// A user of a pool that tracks devices.
package struct DeviceOwner: Sendable {
  package let user: UserRecord
  package let pool: UserPoolID
  package let tracking: DeviceTracking

  package init(_ user: UserRecord, in pool: UserPoolSettings) throws(AuthenticationFailure) {
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

extension Directory {
  /// The user whom an administrator names, where the operation knows no UserNotFoundException.
  package func managedOwner(
    _ name: String?,
    in pool: String?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> DeviceOwner {
    do throws(AuthenticationFailure) {
      let (pool, user) = try await managedUser(name, in: pool, call)
      return try DeviceOwner(user, in: pool)
    } catch .unknownUser {
      throw .resourceNotFound("User does not exist.")
    }
  }
}
