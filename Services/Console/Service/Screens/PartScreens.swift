/// Which screen an address below a part of a pool is.
enum PartScreens {
  /// What is shown of one thing: a client, a trigger, a provider.
  static func show(
    _ part: String,
    _ name: String,
    _ deed: String?,
    of pool: PoolVisit
  ) async throws(PageFailure) -> PageResponse {
    switch (part, deed) {
    case ("clients", nil): try await ClientScreen(ClientVisit(pool, name)).show()
    case ("clients", "edit"?): try await EditClientScreen(ClientVisit(pool, name)).show()
    case ("clients", let deed?): try await ClientDeeds(ClientVisit(pool, name)).ask(deed)
    case ("groups", nil): try await GroupScreen(pool, name).show()
    case ("groups", "delete"?): try await GroupScreen(pool, name).askToDelete()
    case ("triggers", nil): try await TriggerScreen(pool, name).show()
    case ("providers", nil): try await ProviderScreen(pool, name).show()
    case ("providers", "delete"?): ProviderScreen(pool, name).askToDelete()
    case ("providers", "edit"?): try await EditProviderScreen(pool, name).show()
    case ("branding", nil): try await ClientBrandingScreen(ClientVisit(pool, name)).show()
    case ("branding", "reset"?):
      try await ClientBrandingScreen(ClientVisit(pool, name)).askToReset()
    case ("imports", nil): try await ImportScreen(pool, name).show()
    case ("keys", nil) where name == "rotate": KeysScreen(pool).askToRotate()
    default: throw .notFound
    }
  }

  /// What a form of the screen does.
  static func change(
    _ part: String,
    _ name: String,
    _ deed: String?,
    of pool: PoolVisit
  ) async throws(PageFailure) -> PageResponse {
    switch (part, deed) {
    case ("clients", "edit"?): try await EditClientScreen(ClientVisit(pool, name)).save()
    case ("clients", let deed?): try await ClientDeeds(ClientVisit(pool, name)).carryOut(deed)
    case ("groups", nil): try await GroupScreen(pool, name).save()
    case ("groups", "delete"?): try await GroupScreen(pool, name).delete()
    case ("triggers", nil): try await TriggerScreen(pool, name).save()
    case ("triggers", "test"?): try await TriggerScreen(pool, name).test()
    case ("triggers", "tokens"?): try await TriggerScreen(pool, name).tellTokens()
    case ("providers", "test"?): try await ProviderScreen(pool, name).test()
    case ("providers", "delete"?): try await ProviderScreen(pool, name).delete()
    case ("providers", "edit"?): try await EditProviderScreen(pool, name).save()
    case ("branding", nil): try await ClientBrandingScreen(ClientVisit(pool, name)).save()
    case ("branding", "reset"?): try await ClientBrandingScreen(ClientVisit(pool, name)).reset()
    case ("imports", "upload"?): try await ImportScreen(pool, name).takeFile()
    case ("imports", "address"?): try await ImportScreen(pool, name).showAddress()
    case ("imports", let deed?): try await ImportScreen(pool, name).carryOut(deed)
    case ("keys", nil) where name == "rotate": try await KeysScreen(pool).rotate()
    default: throw .notFound
    }
  }
}
