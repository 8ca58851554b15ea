internal import AuthenticationMessages

extension AccountDrawing {
  /// What the user has signed in with, remembered or not (ACC-3).
  func devices(_ devices: [OwnDevice]) -> Page {
    drawn(.accountDevicesLead, list(devices.map(device), orElse: .accountNoDevices))
  }

  private func device(_ device: OwnDevice) -> PageItem {
    let isRemembered = device.isRemembered ?? false
    var item = PageItem(title: device.name.map { .own($0) } ?? .text(.accountUnnamed), icon: .app)
    if device.isCurrent ?? false { item.marks.append(.accountHere) }
    if !isRemembered { item.marks.append(.accountNotRemembered) }
    let known = device.name == nil ? device.sdk : nil
    item.facts =
      (known.map { [(.accountDevice, $0)] } ?? []) + [
        (.accountLastSignIn, Self.time(device.authenticatedAtUnixMillis)),
        (.accountAddress, device.lastIpAddress ?? "–"),
        (.accountAdded, Self.time(device.createdAtUnixMillis)),
        (.accountKey, Self.short(device.deviceKey)),
      ]
    let key = device.deviceKey
    item.forms = [
      isRemembered
        ? AccountAction.notRemember.form(.accountNotRemember, about: key)
        : AccountAction.remember.form(.accountRemember, about: key),
      AccountAction.forget.form(.accountForget, about: key),
    ]
    return item
  }

  /// The end of a key, which tells devices of one name apart.
  private static func short(_ key: String?) -> String {
    let end = (key ?? "").suffix(8)
    return "…\(end.prefix(4)) \(end.suffix(4))"
  }
}
