internal import FoundationEssentials

/// What a backup says of itself: the file `manifest.json`, which a person may read.
struct BackupManifest: Codable, Sendable, Hashable {
  /// A key that sealed rows of a schema.
  struct Key: Codable, Sendable, Hashable {
    var id: UInt32
    /// In hexadecimal; tells nothing about the key.
    var fingerprint: String
  }

  /// A schema's state.
  struct Schema: Codable, Sendable, Hashable {
    var name: String
    /// The number of its last migration.
    var migration: Int
    /// The digest of all its migrations' texts, in hexadecimal.
    var migrations: String
    var sealKeys: [Key]
    /// The numbers of keys that were retired, which no key gets again; nil in backups of programs that did not note them.
    var retiredSealKeys: [UInt32]?

    enum CodingKeys: String, CodingKey {
      case name
      case migration
      case migrations = "migrations-sha256"
      case sealKeys = "seal-keys"
      case retiredSealKeys = "retired-seal-keys"
    }
  }

  /// A file beside this one.
  struct File: Codable, Sendable, Hashable {
    var name: String
    var sha256: String
  }

  var format = 1
  var id: String
  var product: String
  var madeAt: String
  var madeAtUnixMillis: Int64
  var publicURL: String
  /// PostgreSQL's version as a number: 150004 is 15.4.
  var server: Int
  /// The role that owns the database; a restored one needs a role of this name.
  var owner: String
  var schemas: [Schema]
  var files: [File]

  enum CodingKeys: String, CodingKey {
    case format, id, product, server, owner, schemas, files
    case madeAt = "made-at"
    case madeAtUnixMillis = "made-at-unix-millis"
    case publicURL = "public-url"
  }

  static let name = "manifest.json"
  static let dumpName = "database.dump"
  static let keysName = "seal-keys.sealed"

  /// Whether the sealing keys are in the backup.
  var holdsKeys: Bool { files.contains { $0.name == Self.keysName } }

  func digest(of file: String) -> String? { files.first { $0.name == file }?.sha256 }

  /// The file's bytes.
  func encoded() throws(ControlFailure) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self)) + [0x0A]
    } catch {
      throw ControlFailure("the manifest cannot be written as JSON: \(error)")
    }
  }
}

extension BackupManifest {
  /// Reads the bytes of the file at a path.
  ///
  /// Refuses texts that control a terminal: they are printed for the operator before anything has proved who
  /// wrote them.
  init(json bytes: [UInt8], of path: String) throws(ControlFailure) {
    do {
      self = try JSONDecoder().decode(BackupManifest.self, from: Data(bytes))
    } catch {
      throw ControlFailure("\(path) is not the manifest of a backup: \(error)")
    }
    guard format == 1 else {
      throw ControlFailure(
        "the backup has the format \(format), which a newer version of gatehousectl reads"
      )
    }
    let shown = [id, product, madeAt, publicURL, owner]
    guard shown.allSatisfy(Self.isPrintable) else {
      throw ControlFailure(
        "\(path) is not the manifest of a backup: a text of it has control characters"
      )
    }
  }

  private static func isPrintable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
