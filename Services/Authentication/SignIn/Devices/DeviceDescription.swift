internal import AuthenticationCore
internal import AuthenticationMessages
internal import DeviceRegistryMessages
internal import Domain

/// A device as the API describes it (DEV-20).
struct DeviceDescription {
  let owner: DeviceOwner
  let accountID: String

  /// What the device's user is told.
  func forUser(_ device: TrackedDevice) -> DeviceType {
    describe(device, usersAttributes(device))
  }

  /// What the pool's owner is told.
  func forAdministrator(_ device: TrackedDevice) -> DeviceType {
    let (region, username) = (owner.pool.region, owner.user.username)
    let key = device.deviceKey ?? ""
    var attributes = usersAttributes(device)
    attributes += [
      AttributeType(
        name: "dev:device_arn",
        value: """
          arn:aws:cognito-idp:\(region):\(accountID):owner/\(username).\(owner.pool)/device/\(key)
          """
      ),
      AttributeType(name: "dev:device_owner", value: "\(username).\(owner.pool)"),
      AttributeType(
        name: "dev:device_remembered_status",
        value: device.isRemembered ?? false ? "remembered" : "not_remembered"
      ),
    ]
    if let sdk = device.sdk {
      attributes.append(AttributeType(name: "dev:device_sdk", value: sdk))
    }
    return describe(device, attributes)
  }

  private func usersAttributes(_ device: TrackedDevice) -> [AttributeType] {
    var attributes = [AttributeType(name: "device_status", value: "valid")]
    if let name = device.name {
      attributes.append(AttributeType(name: "device_name", value: name))
    }
    if let kind = device.kind {
      attributes.append(AttributeType(name: "gatehouse:kind", value: kind))
    }
    if let address = device.lastIpAddress {
      attributes.append(AttributeType(name: "last_ip_used", value: address))
    }
    return attributes
  }

  private func describe(_ device: TrackedDevice, _ attributes: [AttributeType]) -> DeviceType {
    DeviceType(
      deviceKey: device.deviceKey,
      deviceAttributes: attributes,
      deviceCreateDateUnixMillis: device.createdAtUnixMillis,
      deviceLastModifiedDateUnixMillis: device.modifiedAtUnixMillis,
      deviceLastAuthenticatedDateUnixMillis: device.authenticatedAtUnixMillis
    )
  }
}
