internal import AuthenticationMessages
internal import JSON

/// Everything about a user that its own operations tell, as JSON.
struct AccountData: JSONWritable {
  let user: GetUserResponse
  let devices: [OwnDevice]
  let sessions: [SessionDescriptionType]
  let passkeys: [WebAuthnCredentialDescription]

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Username", user.username)
    json.member("UserAttributes", Self.pairs(user.userAttributes))
    json.member("UserMFASettingList", user.userMfaSettingList ?? [])
    json.member("PreferredMfaSetting", user.preferredMfaSetting)
    json.member("Devices", devices.map(Self.device))
    json.member("Sessions", sessions.map(Self.session))
    json.member("Passkeys", passkeys.map(Self.passkey))
    json.endObject()
  }

  private static func pairs(_ attributes: [AttributeType]?) -> [String: String] {
    Dictionary(
      (attributes ?? []).map { ($0.name ?? "", $0.value ?? "") },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func device(_ device: OwnDevice) -> JSONTree {
    .object([
      "DeviceKey": text(device.deviceKey), "DeviceName": text(device.name),
      "LastIPAddress": text(device.lastIpAddress), "SDK": text(device.sdk),
      "IsRemembered": .bool(device.isRemembered ?? false),
      "DeviceCreateDate": number(device.createdAtUnixMillis),
      "DeviceLastAuthenticatedDate": number(device.authenticatedAtUnixMillis),
    ])
  }

  private static func session(_ session: SessionDescriptionType) -> JSONTree {
    .object([
      "SessionType": text(session.sessionType), "ClientId": text(session.clientId),
      "CreateDate": number(session.createDateUnixMillis),
      "LastActiveDate": number(session.lastActiveDateUnixMillis),
      "DeviceType": text(session.deviceType), "LastIPAddress": text(session.lastIpAddress),
    ])
  }

  private static func passkey(_ key: WebAuthnCredentialDescription) -> JSONTree {
    .object([
      "CredentialId": text(key.credentialId),
      "FriendlyCredentialName": text(key.friendlyCredentialName),
      "CreatedAt": number(key.createdAtUnixMillis),
    ])
  }

  private static func text(_ value: String?) -> JSONTree { value.map { .text($0) } ?? .null }

  /// Seconds since 1970, as Cognito's JSON has times.
  private static func number(_ millis: Int64?) -> JSONTree {
    millis.map { .integer($0 / 1000) } ?? .null
  }
}
