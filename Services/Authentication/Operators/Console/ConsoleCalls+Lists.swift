package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationPools
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import PublicOperations
package import RPC

extension ConsoleCalls {
  private static let mostListed: Int32 = 50
  private static let hourMillis: Int64 = 3_600_000

  /// The pools that the operator may see, with what happened there in a day.
  package func listConsolePools(
    _ request: ListConsolePoolsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListConsolePoolsResponse {
    let person = try await prove(context)
    let limit = Int(min(max(request.limit ?? Self.mostListed, 1), Self.mostListed))
    let found = try await ConsoleStore(database: operators.database).pools(
      after: request.afterUserPoolId ?? "",
      of: person.role == nil ? person.poolRoles.keys.sorted() : nil,
      limit: limit + 1
    )
    let shown = found.prefix(limit).filter { person.role(in: $0.id) != nil }
    let running = operators.clock.now().unixMillis / Self.hourMillis * Self.hourMillis
    let counts = try await operators.counts.counts(
      of: shown.map(\.id),
      since: running - 24 * Self.hourMillis,
      outcomes: ["signed_in", "refused"]
    )
    var pools: [ConsolePool] = []
    for pool in shown {
      pools.append(
        ConsolePool(
          userPoolId: pool.id,
          name: pool.name,
          aboutUsers: try await aboutUsers(of: pool.id, context),
          counts: counts.filter { $0.pool == pool.id && $0.hour < running }.map(HourlyCount.init)
        )
      )
    }
    return ListConsolePoolsResponse(pools: pools, hasMore: found.count > limit)
  }

  private func aboutUsers(
    of pool: String,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> Int64? {
    do throws(AuthenticationFailure) {
      let described = try await operators.pools.describeUserPool(
        DescribeUserPoolRequest(userPoolId: pool),
        call: operators.quietCall(context)
      )
      return described.userPool?.estimatedNumberOfUsers.map { Int64($0) }
    } catch .resourceNotFound {
      // Deleted a moment ago.
      return nil
    }
  }

  /// A pool's devices, by the time of their last authentication.
  package func listPoolDevices(
    _ request: ListPoolDevicesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListPoolDevicesResponse {
    let person = try await prove(context)
    let pool = try requiredUserPoolID(request.userPoolId)
    try check(.viewer, person, in: pool.text)
    let settings = try await operators.directory.settings.pool(pool)
    let days = request.unusedDays.map { Int64(min(max($0, 0), 36_500)) }
    var registryContext = context
    registryContext.operatorToken = nil
    let asked = registryContext.repeatable
    let found = try await askingDeviceRegistry { () async throws(RPCError) in
      try await operators.devices.findPoolDevices(
        FindPoolDevicesRequest(
          userPoolId: pool.text,
          sdk: request.sdk,
          isRemembered: request.isRemembered,
          rememberedForSeconds: settings.deviceTracking?.rememberedForSeconds,
          unusedSinceUnixMillis: days.map {
            operators.clock.now().adding(seconds: -$0 * 86_400).unixMillis
          },
          after: request.afterCursor.flatMap(PoolDevicePlace.init(cursor:)),
          limit: Int64(min(max(request.limit ?? Self.mostListed, 1), 200))
        ),
        context: asked
      )
    }
    let names = try await ConsoleStore(database: operators.database).usernames(
      of: Array(Set(found.devices.compactMap(\.sub))),
      in: pool
    )
    return ListPoolDevicesResponse(
      devices: found.devices.map { PoolDevice($0, username: $0.sub.flatMap { names[$0] }) },
      cursor: found.next?.cursor
    )
  }

  /// How often things happened in each of the last hours.
  package func showHourlyCounts(
    _ request: ShowHourlyCountsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowHourlyCountsResponse {
    let person = try await prove(context)
    let pool = try requiredUserPoolID(request.userPoolId)
    try check(.viewer, person, in: pool.text)
    let hours = Int64(min(max(request.hours ?? 24, 1), 720))
    let running = operators.clock.now().unixMillis / Self.hourMillis * Self.hourMillis
    let counts = try await operators.counts.counts(
      of: [pool.text],
      since: running - hours * Self.hourMillis,
      step: Int64(min(max(request.stepHours ?? 1, 1), 24)),
      outcomes: request.outcome.map { [$0] }
    )
    return ShowHourlyCountsResponse(
      counts: counts.map(HourlyCount.init),
      runningHourUnixMillis: running
    )
  }
}

extension HourlyCount {
  fileprivate init(_ row: HourlyCountStore.Row) {
    self.init(hourUnixMillis: row.hour, outcome: row.outcome, rule: row.rule, count: row.count)
  }
}

extension PoolDevice {
  fileprivate init(_ owned: OwnedDevice, username: String?) {
    self.init(
      username: username,
      sub: owned.sub,
      deviceKey: owned.device?.deviceKey,
      name: owned.device?.name,
      isRemembered: owned.device?.isRemembered,
      lastIpAddress: owned.device?.lastIpAddress,
      sdk: owned.device?.sdk,
      createdAtUnixMillis: owned.device?.createdAtUnixMillis,
      authenticatedAtUnixMillis: owned.device?.authenticatedAtUnixMillis
    )
  }
}

extension PoolDevicePlace {
  /// The place of a cursor; nil for a text that is none.
  fileprivate init?(cursor: String) {
    let parts = cursor.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let at = Int64(parts[0]), !cursor.utf8.contains(0) else { return nil }
    self.init(
      authenticatedAtUnixMillis: at,
      sub: String(parts[1]),
      deviceKey: String(parts[2])
    )
  }

  fileprivate var cursor: String {
    "\(authenticatedAtUnixMillis ?? 0)/\(sub ?? "")/\(deviceKey ?? "")"
  }
}
