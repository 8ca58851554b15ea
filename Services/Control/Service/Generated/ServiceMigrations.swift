// swift-format-ignore-file
// Generated from Services/services.json by Services/generate. Do not edit.

internal import AuthenticationSchema
internal import DeviceRegistryService
internal import IdentityFederationSchema
internal import Postgres
internal import TokenIssuanceService

/// The histories of all schemas.
enum ServiceMigrations {
  /// In the services' order, which does not matter: no schema knows another.
  static let all: [Migrations] = [
    AuthenticationMigrations.all,
    DeviceRegistryMigrations.all,
    TokenIssuanceMigrations.all,
    IdentityFederationMigrations.all,
  ]
}
