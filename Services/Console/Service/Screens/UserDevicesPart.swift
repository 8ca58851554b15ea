internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// Each tracked device of a user: key, name, address, remembered or not, SDK, and when it was last authenticated.
struct UserDevicesPart: Sendable {
  private let subject: UserVisit

  init(_ subject: UserVisit) {
    self.subject = subject
  }

  func pieces() async throws(PageFailure) -> [HTML] {
    // The operation refuses a pool without device tracking.
    guard subject.pool.described.deviceConfiguration != nil else { return [untracked] }
    let request = AdminListDevicesRequest(
      userPoolId: subject.pool.id,
      username: subject.name,
      limit: 50,
      paginationToken: subject.visit.request.query["page"]
    )
    let found = try await subject.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.adminListDevices(request, context: context)
    }
    let devices = found.devices ?? []
    let own = subject.link("devices")
    let bar: HTML? =
      found.paginationToken == nil && request.paginationToken == nil
      ? nil
      : Pieces.bar(
        "\(devices.count) shown",
        next: found.paginationToken.map { own.with([("page", $0)]) },
        first: request.paginationToken == nil ? nil : own
      )
    let command =
      "aws cognito-idp admin-list-devices --user-pool-id \(subject.pool.id) --username "
      + Pieces.quoted(subject.name)
    return [
      """
      <section class="panel" aria-labelledby="dv"><header><h2 id="dv">Devices</h2><span class="muted num">\(
        devices.count
      )</span><span class="muted">\(meaning)</span></header>
      \(table(devices))
      \(bar)
      </section>
      """,
      Pieces.copyAs([command]),
    ]
  }

  private var untracked: HTML {
    let empty = Pieces.empty(
      "The pool tracks no devices",
      "Choose under Authentication methods whether devices are remembered."
    )
    return """
      <section class="panel" aria-labelledby="dv"><header><h2 id="dv">Devices</h2></header>
      \(empty)
      </section>
      """
  }

  private var meaning: String {
    subject.pool.described.deviceConfiguration?.challengeRequiredOnNewDevice == true
      ? "A remembered device is not asked for a code."
      : "A remembered device is asked for a code like any other."
  }

  private func table(_ devices: [DeviceType]) -> HTML {
    guard !devices.isEmpty else {
      return Pieces.empty("No device is tracked", "A device is tracked once its app confirms it.")
    }
    return Pieces.table(
      "Table of devices",
      [
        ("Name and key", false), ("Remembered", false), ("SDK", false), ("Last IP", false),
        ("Last authenticated", true), ("Added", true), ("", false),
      ],
      devices.map(row)
    )
  }

  private func row(_ device: DeviceType) -> HTML {
    let shown = ShownDevice(device)
    let days = shown.unusedDays(at: subject.visit.now)
    let unused: HTML? = days >= 90 ? Pieces.badge("\(days) days unused", "warn") : nil
    return """
      <tr><td class="first">\(shown.title) \(unused)<br><span class="mono muted small keep">\(
        Words.short(shown.key)
      )</span></td><td data-l="Remembered">\(remembered(shown))</td><td data-l="SDK" class="any">\(
        shown.sdk ?? "Unknown"
      )</td><td data-l="Last IP" class="any">\(shown.address ?? "Unknown")</td><td class="num fold" data-l="Last \
      authenticated">\(Words.folded(device.deviceLastAuthenticatedDateUnixMillis))</td><td class="num" data-l="Added">\(
        Words.date(device.deviceCreateDateUnixMillis)
      )</td><td class="acts">\(forget(shown))</td></tr>
      """
  }

  private func remembered(_ device: ShownDevice) -> HTML {
    let word = device.isRemembered ? "Yes" : "No"
    guard subject.pool.may(.support), !device.isApp else { return "\(word)" }
    let state: HTML = device.isRemembered ? "true" : "false"
    let next = device.isRemembered ? UserDeed.doNotRemember : .remember
    return """
      <form method="post" action="\(subject.link(next.rawValue))">\(subject.visit.formSecret)<input type="hidden" \
      name="device" value="\(device.key)"><button class="switch" type="submit" role="switch" \
      aria-checked="\(state)"><span class="hide">Remember \(device.title): </span>\(word)</button></form>
      """
  }

  private func forget(_ device: ShownDevice) -> HTML? {
    guard subject.pool.may(.support) else { return nil }
    return """
      <form method="post" action="\(subject.link(UserDeed.forget.rawValue))">\(subject.visit.formSecret)<input \
      type="hidden" name="device" value="\(device.key)"><button class="button slim plain bad" type="submit">Forget<span \
      class="hide">: \(device.title)</span></button></form>
      """
  }
}
