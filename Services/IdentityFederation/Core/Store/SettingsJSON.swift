internal import FoundationEssentials

/// Settings as they stand in a jsonb column.
package enum SettingsJSON {
  package static func text(
    of settings: some Encodable
  ) throws(IdentityFederationFailure) -> String {
    do {
      return String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
    } catch {
      throw .internalFault("settings cannot be written as JSON: \(error)")
    }
  }

  package static func decode<Settings: Decodable>(
    _ type: Settings.Type,
    from text: String
  ) throws(IdentityFederationFailure) -> Settings {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw .internalFault("stored settings cannot be read: \(error)")
    }
  }
}
