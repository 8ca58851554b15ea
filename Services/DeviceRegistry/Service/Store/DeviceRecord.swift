internal import DeviceRegistryMessages
internal import Domain
internal import Postgres

/// The row of a tracked device.
struct DeviceRecord: Sendable {
  let key: String
  let name: String?
  let salt: [UInt8]
  let sealedVerifier: [UInt8]
  let rememberedAt: Instant?
  let lastIPAddress: String?
  let sdk: String?
  let createdAt: Instant
  let modifiedAt: Instant
  let authenticatedAt: Instant
  /// Whether a second factor was ever given in a sign-in from it.
  let isFactorGiven: Bool
  /// Nil for a device that proves itself by SRP.
  private(set) var kind: Kind?

  /// What else counts as a user's device, in the words of the view tracked_devices.
  enum Kind: String, Sendable {
    /// The account of an app.
    case app
    /// A browser that the pages know again.
    case browser
  }

  static let columns: SQL = """
    device_key, name, srp_salt, sealed_srp_verifier, remembered_at_unix_millis, last_ip_address,
    sdk, created_at_unix_millis, modified_at_unix_millis, authenticated_at_unix_millis,
    is_factor_given
    """

  /// Reads `columns`.
  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    key = try row.value("device_key")
    name = try row.optional("name")
    salt = try row.value("srp_salt")
    sealedVerifier = try row.value("sealed_srp_verifier")
    rememberedAt = try row.optional("remembered_at_unix_millis").map(Instant.init(unixMillis:))
    lastIPAddress = try row.optional("last_ip_address")
    sdk = try row.optional("sdk")
    createdAt = Instant(unixMillis: try row.value("created_at_unix_millis"))
    modifiedAt = Instant(unixMillis: try row.value("modified_at_unix_millis"))
    authenticatedAt = Instant(unixMillis: try row.value("authenticated_at_unix_millis"))
    isFactorGiven = try row.value("is_factor_given")
  }

  /// Reads `columns` and kind of a row of tracked_devices.
  init(tracked row: borrowing PostgresRow) throws(PostgresError) {
    try self.init(row)
    let word: String? = try row.optional("kind")
    kind = word.flatMap { Kind(rawValue: $0) }
  }

  /// The description that callers get.
  func description(_ remembering: Remembering) -> TrackedDevice {
    TrackedDevice(
      deviceKey: key,
      name: name,
      isRemembered: kind == .app ? nil : remembering.includes(rememberedAt),
      lastIpAddress: lastIPAddress,
      sdk: sdk,
      createdAtUnixMillis: createdAt.unixMillis,
      modifiedAtUnixMillis: modifiedAt.unixMillis,
      authenticatedAtUnixMillis: authenticatedAt.unixMillis,
      isFactorGiven: isFactorGiven,
      kind: kind?.rawValue
    )
  }
}

/// The moment since which a device must have been remembered to count as remembered now.
struct Remembering: Sendable, Hashable {
  let since: Instant

  /// How long a device is remembered; nil: until its status is changed.
  init(seconds: Int64?, now: Instant) {
    since = seconds.map { now.adding(seconds: -max($0, 0)) } ?? Instant(unixMillis: .min)
  }

  func includes(_ rememberedAt: Instant?) -> Bool {
    guard let rememberedAt else { return false }
    return rememberedAt > since
  }
}
