internal import CLibMaxMindDB

/// Where an address is thought to be; often wrong, and no proof of anything.
public struct GeoIPPlace: Sendable, Hashable {
  /// The city's English name, at most 256 characters.
  public let city: String?
  /// The country's English name, else its ISO 3166 code, at most 256 characters.
  public let country: String?
  /// Where its middle is, in degrees, with how far the address may be from there; nil where not told.
  public let position: Position?

  /// A point on the earth.
  public struct Position: Sendable, Hashable {
    /// North of the equator, -90 to 90.
    public let latitude: Double
    /// East of Greenwich, -180 to 180.
    public let longitude: Double
    /// In kilometres; 0 where not told.
    public let accuracyRadius: Int
  }
}

/// A file in the MaxMind DB format, such as GeoLite2-City, which the operator provides.
///
/// Safe because the file is opened once and only read afterwards, which the library allows any number of
/// threads.
public final class GeoIPDatabase: @unchecked Sendable {
  private let database: UnsafeMutablePointer<MMDB_s>

  /// Opens the file, which is mapped into memory and must not be written into: a newer one takes its place by
  /// a rename and a restart.
  public init(path: String) throws(GeoIPError) {
    let opened = UnsafeMutablePointer<MMDB_s>.allocate(capacity: 1)
    opened.initialize(to: MMDB_s())
    let status = MMDB_open(path, UInt32(MMDB_MODE_MMAP), opened)
    guard status == MMDB_SUCCESS else {
      opened.deallocate()
      throw GeoIPError(path: path, sentence: String(cString: MMDB_strerror(status)))
    }
    // Set last: otherwise the end of what was not opened would close it.
    database = opened
  }

  deinit {
    MMDB_close(database)
    database.deallocate()
  }

  /// Where an IPv4 or IPv6 address is; nil for one that the file does not know, and for any other text.
  public func place(of address: String) -> GeoIPPlace? {
    var addressStatus: Int32 = 0
    var status: Int32 = 0
    var found = MMDB_lookup_string(database, address, &addressStatus, &status)
    guard addressStatus == 0, status == MMDB_SUCCESS, found.found_entry else { return nil }
    let place = GeoIPPlace(
      city: Self.text(in: &found.entry, at: ["city", "names", "en"]),
      country: Self.text(in: &found.entry, at: ["country", "names", "en"])
        ?? Self.text(in: &found.entry, at: ["country", "iso_code"]),
      position: Self.position(in: &found.entry)
    )
    return place == GeoIPPlace(city: nil, country: nil, position: nil) ? nil : place
  }

  private static func position(in entry: inout MMDB_entry_s) -> GeoIPPlace.Position? {
    guard let latitude = number(in: &entry, at: ["location", "latitude"]),
      let longitude = number(in: &entry, at: ["location", "longitude"]),
      (-90.0...90).contains(latitude), (-180.0...180).contains(longitude)
    else { return nil }
    let radius = value(in: &entry, at: ["location", "accuracy_radius"])
    let isWhole = radius?.type == UInt32(MMDB_DATA_TYPE_UINT16)
    return GeoIPPlace.Position(
      latitude: latitude,
      longitude: longitude,
      accuracyRadius: isWhole ? Int(radius?.uint16 ?? 0) : 0
    )
  }

  private static func number(in entry: inout MMDB_entry_s, at path: [StaticString]) -> Double? {
    guard let data = value(in: &entry, at: path), data.type == UInt32(MMDB_DATA_TYPE_DOUBLE)
    else { return nil }
    return data.double_value
  }

  private static func value(
    in entry: inout MMDB_entry_s,
    at path: [StaticString]
  ) -> MMDB_entry_data_s? {
    let keys = path.map { key in
      UnsafeRawPointer(key.utf8Start).assumingMemoryBound(to: CChar.self)
    }
    var data = MMDB_entry_data_s()
    guard
      MMDB_aget_value(&entry, &data, keys.map(Optional.some) + [nil]) == MMDB_SUCCESS,
      data.has_data
    else { return nil }
    return data
  }

  private static func text(in entry: inout MMDB_entry_s, at path: [StaticString]) -> String? {
    guard
      let data = value(in: &entry, at: path), data.type == UInt32(MMDB_DATA_TYPE_UTF8_STRING),
      let start = data.utf8_string
    else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(data.data_size))
    // A client's model takes no more; a file from elsewhere may hold anything.
    let text = String(String(decoding: bytes, as: UTF8.self).prefix(256))
    return text.isEmpty ? nil : text
  }
}

/// Why a file cannot be used.
public struct GeoIPError: Error, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What is wrong with it, in the library's words.
  public let sentence: String

  /// One sentence for the operator.
  public var description: String { "\(path): \(sentence)" }
}
