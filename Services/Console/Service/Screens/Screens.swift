/// Which screen an address is.
enum Screens {
  static func answer(_ visit: Visit) async throws(PageFailure) -> PageResponse {
    switch visit.request.method {
    case .get: try await show(visit)
    case .post: try await change(visit)
    }
  }

  private static func show(_ visit: Visit) async throws(PageFailure) -> PageResponse {
    switch visit.request.path {
    case (nil, nil, nil, nil, nil): try await StartScreen(visit).show()
    case ("find"?, nil, nil, nil, nil): FindScreen(visit).show()
    case ("events"?, nil, nil, nil, nil): try await EventsScreen(visit, pool: nil).show()
    case ("operators"?, nil, nil, nil, nil): try await OperatorsScreen(visit).show()
    case ("outbox"?, nil, nil, nil, nil): try await OutboxScreen(visit).show()
    case ("create-pool"?, nil, nil, nil, nil): NewPoolScreen(visit).show()
    case ("pools"?, let id?, nil, nil, nil):
      try await OverviewScreen(PoolVisit(visit, id)).show()
    case ("pools"?, let id?, let part?, nil, nil): try await show(part, of: PoolVisit(visit, id))
    case ("pools"?, let id?, "users"?, let name?, nil):
      try await UserScreen(UserVisit(PoolVisit(visit, id), name), tab: .overview).show()
    case ("pools"?, let id?, "users"?, let name?, let part?):
      try await show(part, of: UserVisit(PoolVisit(visit, id), name))
    case ("pools"?, let id?, let part?, let name?, let deed):
      try await PartScreens.show(part, name, deed, of: PoolVisit(visit, id))
    default: throw .notFound
    }
  }

  private static func show(
    _ part: String,
    of pool: PoolVisit
  ) async throws(PageFailure) -> PageResponse {
    switch part {
    case "users": try await UsersScreen(pool).show()
    case "devices": try await PoolDevicesScreen(pool).show()
    case "groups": try await GroupsScreen(pool).show()
    case "clients": try await ClientsScreen(pool).show()
    case "create-client": try await NewClientScreen(pool).show()
    case "create-group": try await NewGroupScreen(pool).show()
    case "create-user": try await NewUserScreen(pool).show()
    case "imports": try await ImportsScreen(pool).show()
    case "keys": try await KeysScreen(pool).show()
    case "branding": try await BrandingScreen(pool).show()
    case "create-provider": try await NewProviderScreen(pool).show()
    case "providers": try await ProvidersScreen(pool).show()
    case "triggers": try await TriggersScreen(pool).show()
    case "settings": try await SettingsScreen(pool).show()
    case "events": try await EventsScreen(pool.visit, pool: pool).show()
    case "plots": try await PlotsScreen(pool).show()
    case "delete": try await DeletePoolScreen(pool).show()
    default: throw .notFound
    }
  }

  private static func show(
    _ part: String,
    of user: UserVisit
  ) async throws(PageFailure) -> PageResponse {
    if part == UserSessionScreen.part { return try await UserSessionScreen(user).show() }
    if let tab = UserTab(rawValue: part) { return try await UserScreen(user, tab: tab).show() }
    guard let deed = UserDeed(rawValue: part), deed.needsConfirmation else { throw .notFound }
    return try await ConfirmUserDeed(user, deed).show()
  }

  private static func change(_ visit: Visit) async throws(PageFailure) -> PageResponse {
    switch visit.request.path {
    case ("pools"?, let id?, "delete"?, nil, nil):
      try await DeletePoolScreen(PoolVisit(visit, id)).carryOut()
    case ("pools"?, let id?, "settings"?, nil, nil):
      try await SettingsScreen(PoolVisit(visit, id)).save()
    case ("pools"?, let id?, "users"?, let name?, let part?):
      try await UserDeeds(UserVisit(PoolVisit(visit, id), name)).carryOut(part)
    case ("create-pool"?, nil, nil, nil, nil): try await NewPoolScreen(visit).make()
    case ("pools"?, let id?, "create-client"?, nil, nil):
      try await NewClientScreen(PoolVisit(visit, id)).make()
    case ("pools"?, let id?, "create-group"?, nil, nil):
      try await NewGroupScreen(PoolVisit(visit, id)).make()
    case ("pools"?, let id?, "create-user"?, nil, nil):
      try await NewUserScreen(PoolVisit(visit, id)).make()
    case ("pools"?, let id?, "create-provider"?, nil, nil):
      try await NewProviderScreen(PoolVisit(visit, id)).make()
    case ("pools"?, let id?, "imports"?, nil, nil):
      try await ImportsScreen(PoolVisit(visit, id)).make()
    case ("pools"?, let id?, let part?, let name?, let deed):
      try await PartScreens.change(part, name, deed, of: PoolVisit(visit, id))
    default: throw .notFound
    }
  }
}
