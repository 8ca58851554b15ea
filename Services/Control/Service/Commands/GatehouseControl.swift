public import ArgumentParser
internal import Domain

/// The operator's program.
public struct GatehouseControl: AsyncParsableCommand {
  /// Its name and its commands.
  public static let configuration = CommandConfiguration(
    commandName: "gatehousectl",
    abstract: "Runs and looks after a Gatehouse installation.",
    version: GatehouseVersion.number,
    subcommands: [
      UpCommand.self, SetupCommand.self, CheckCommand.self, ConfigurationCommand.self,
      MigrateCommand.self, InstancesCommand.self, BackupCommand.self, RestoreCommand.self,
      SealKeysCommand.self, TicketKeysCommand.self, RolesCommand.self,
      OperatorsCommand.self, AccessKeysCommand.self, IdentityProvidersCommand.self,
      ProvidersCommand.self,
      KeysCommand.self, SessionsCommand.self, OutboxCommand.self, ImportLogCommand.self,
      EventsCommand.self, FunctionsCommand.self, InteractionCommand.self,
      RiskCommand.self, LeakedPasswordsCommand.self,
    ]
  )

  /// Made by the argument parser.
  public init() {}
}
