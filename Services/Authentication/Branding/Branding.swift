package import AuthenticationCore
internal import AuthenticationStubs
internal import Cryptography
internal import Domain
internal import Logging
internal import Postgres
package import PublicOperations

/// How the pages of clients look, and the terms that they name.
package final class Branding: Sendable {
  let settings: UserPoolSettingsCache
  let styles: StyleStore
  let customizations: UICustomizationStore
  let terms: TermsStore
  /// What pages show of all of these.
  let pageLooks: PageLookStore
  let configuration: AuthenticationConfiguration
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource
  let logger: Logger

  /// The area over a database.
  package init(_ parts: AreaParts) {
    settings = parts.directory.settings
    styles = StyleStore(database: parts.database)
    customizations = UICustomizationStore(database: parts.database)
    terms = TermsStore(database: parts.database)
    pageLooks = PageLookStore(database: parts.database)
    configuration = parts.configuration
    sealer = parts.sealer
    clock = parts.clock
    random = parts.random
    logger = parts.logger
  }
}

extension Branding: ManagedLoginBrandingServing, TermsServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
