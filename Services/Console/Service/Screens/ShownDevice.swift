internal import AuthenticationMessages
internal import Domain

/// A device as pages show it, from what the API says of it.
struct ShownDevice: Sendable {
  let key: String
  let name: String?
  let sdk: String?
  let address: String?
  let isRemembered: Bool
  let isApp: Bool
  let authenticatedAt: Int64

  init(_ device: DeviceType) {
    func attribute(_ name: String) -> String? {
      device.deviceAttributes?.first { $0.name == name }?.value
    }
    key = device.deviceKey ?? ""
    name = attribute("device_name")
    sdk = attribute("dev:device_sdk")
    address = attribute("last_ip_used")
    isRemembered = attribute("dev:device_remembered_status") == "remembered"
    isApp = attribute("gatehouse:kind") == "app"
    authenticatedAt = device.deviceLastAuthenticatedDateUnixMillis ?? 0
  }

  /// A device without a name is told by its key.
  var title: String { name ?? "Device \(key.suffix(8))" }

  func unusedDays(at now: Instant) -> Int64 {
    now.since(Instant(unixMillis: authenticatedAt)).components.seconds / 86_400
  }
}
