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

  /// Reads what writes itself as JSON: public messages, texts, and lists and maps of them.
  package static func decode<Settings: JSONReadable>(
    _ type: Settings.Type,
    from text: String
  ) throws(AuthenticationFailure) -> Settings {
    try read(text)
  }

  private static func read<Settings: JSONReadable>(
    _ text: String
  ) throws(AuthenticationFailure) -> Settings {
    do {
      return try JSONReader.value(of: Array(text.utf8))
    } catch {
      throw .internalFault("stored settings cannot be read: \(error)")
    }
  }

  // The compiler takes it for what is both, a map of texts for one.
  package static func decode<Settings: Decodable & JSONReadable>(
    _ type: Settings.Type,
    from text: String
  ) throws(AuthenticationFailure) -> Settings {
    try read(text)
  }

  package static func decode<Settings: Decodable>(
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
