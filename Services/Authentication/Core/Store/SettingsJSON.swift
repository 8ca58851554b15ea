internal import FoundationEssentials
package import JSON

/// Settings as they stand in a jsonb column.
package enum SettingsJSON {
  package static func text(of settings: some Encodable) throws(AuthenticationFailure) -> String {
    do {
      return String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
    } catch {
      throw .internalFault("settings cannot be written as JSON: \(error)")
    }
  }

  /// The same for what nearly each call reads, straight into its type.
  package static func decode<Settings: Decodable & JSONReadable>(
    _ type: Settings.Type,
    from text: String
  ) throws(AuthenticationFailure) -> Settings {
    if let settings: Settings = JSONReader.read(Array(text.utf8)) { return settings }
    return try decoded(type, from: text)
  }

  package static func decode<Settings: Decodable>(
    _ type: Settings.Type,
    from text: String
  ) throws(AuthenticationFailure) -> Settings {
    try decoded(type, from: text)
  }

  private static func decoded<Settings: Decodable>(
    _ type: Settings.Type,
    from text: String
  ) throws(AuthenticationFailure) -> Settings {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw .internalFault("stored settings cannot be read: \(error)")
    }
  }
}
