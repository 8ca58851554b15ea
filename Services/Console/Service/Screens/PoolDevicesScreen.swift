internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import Markup
internal import RPC

/// The devices of a pool: the newest, those of one SDK, and those that were not used for long.
struct PoolDevicesScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  private var query: FormFields { pool.visit.request.query }

  func show() async throws(PageFailure) -> PageResponse {
    let request = ListPoolDevicesRequest(
      userPoolId: pool.id,
      sdk: query["sdk"],
      isRemembered: query["remembered"].map { $0 == "yes" },
      unusedDays: query["unused"].flatMap { Int32($0) },
      afterCursor: query["page"]
    )
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.console.listPoolDevices(request, context: context)
    }
    let own = pool.link("devices").with([
      ("sdk", query["sdk"]), ("remembered", query["remembered"]), ("unused", query["unused"]),
    ])
    return Page(
      title: "Devices",
      pool: pool.page,
      section: .devices,
      body: [
        """
        <section class="panel" aria-label="Devices">
        \(form)
        <div id="devices" data-live>
        \(list(found.devices))
        </div>
        \(pool.bar(found.devices.count, next: found.cursor, at: own))
        </section>
        """
      ]
    ).response(for: pool.visit)
  }

  private var form: HTML {
    """
    <form class="filters body" action="\(pool.link("devices"))">
    <div class="field grow"><label for="sdk">SDK begins with</label><input class="input" id="sdk" name="sdk" type="search" \
    value="\(query["sdk"])"></div>
    \(Pieces.select(
      "remembered",
      "Remembered",
      [("", "Any"), ("yes", "Yes"), ("no", "No")],
      chosen: query["remembered"]
    ))
    \(Pieces.select(
      "unused",
      "Unused for",
      [("", "Any time"), ("30", "30 days"), ("90", "90 days"), ("180", "180 days"), ("365", "a year")],
      chosen: query["unused"]
    ))
    <button class="button" type="submit">Search</button><a class="button plain" href="\(pool.link("devices"))">Clear</a>
    </form>
    """
  }

  private func list(_ devices: [PoolDevice]) -> HTML {
    guard !devices.isEmpty else {
      return Pieces.empty("No device fits", "A device is tracked once its app confirms it.")
    }
    return Pieces.table(
      "Devices found",
      [
        ("Name and key", false), ("User", false), ("Remembered", false), ("SDK", false),
        ("Last IP", false), ("Last authenticated", true), ("Added", true),
      ],
      devices.map(row)
    )
  }

  private func row(_ device: PoolDevice) -> HTML {
    let key = device.deviceKey ?? ""
    let days =
      pool.visit.now.since(Instant(unixMillis: device.authenticatedAtUnixMillis ?? 0))
      .components.seconds / 86_400
    let unused: HTML? = days >= 90 ? Pieces.badge("\(days) days unused", "warn") : nil
    let owner: HTML =
      device.username.map { name in
        """
        <a href="\(pool.link("users", name, "devices"))">\(name)</a>
        """
      } ?? "Deleted user"
    return """
      <tr><td class="first">\(device.name ?? "Device \(key.suffix(8))") \(unused)<br><span class="mono muted small \
      keep">\(Words.short(key))</span></td><td data-l="User">\(owner)</td><td data-l="Remembered">\(
        device.isRemembered == true ? "Yes" : "No"
      )</td><td data-l="SDK" class="any">\(device.sdk ?? "Unknown")</td><td data-l="Last IP" class="any">\(
        device.lastIpAddress ?? "Unknown"
      )</td><td class="num fold" data-l="Last authenticated">\(
        Words.folded(device.authenticatedAtUnixMillis)
      )</td><td class="num" data-l="Added">\(Words.date(device.createdAtUnixMillis))</td></tr>
      """
  }
}
