/// An account that an enrolment adds.
struct NewAppAccount: Sendable {
  let id: DeviceID
  let publicKey: [UInt8]
  /// RFC 7638, of the key.
  let thumbprint: [UInt8]
  let displayName: String
  let isHeadless: Bool
  /// Whether the instance may have no other account.
  let isSingle: Bool
  /// Whether nothing but a password began the enrolment.
  let isByPasswordAlone: Bool
  let limit: DeviceLimitRule
}
