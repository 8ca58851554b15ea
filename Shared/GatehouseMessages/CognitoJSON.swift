internal import FoundationEssentials

/// The keys of an object without members.
enum NoMembers: CodingKey {}

// Cognito's timestamps are JSON numbers: seconds since 1970, with a fraction.

extension KeyedDecodingContainer {
  func decodeEpochSeconds(_ key: Key) throws -> Int64? {
    guard let seconds = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard let millis = Int64(exactly: (seconds * 1000).rounded()) else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "The timestamp is out of range."
      )
    }
    return millis
  }
}

// Its blobs are base64, which is how every coder writes Data.

extension KeyedDecodingContainer {
  func decodeBase64(_ key: Key) throws -> [UInt8]? {
    try decodeIfPresent(Data.self, forKey: key).map(Array.init)
  }
}

extension KeyedEncodingContainer {
  mutating func encodeBase64(_ bytes: [UInt8]?, _ key: Key) throws {
    try encodeIfPresent(bytes.map { Data($0) }, forKey: key)
  }
}

// A null in a map is no entry, as a null member is none. amazon-cognito-identity-js sends
// "DEVICE_KEY": null with each refresh of a browser that has no device.

extension KeyedDecodingContainer {
  // The compiler's own Decodable conformances of this module prefer it to the general one.
  func decodeIfPresent(_ type: [String: String].Type, forKey key: Key) throws -> [String: String]? {
    try decodeIfPresent([String: String?].self, forKey: key)?.compactMapValues { $0 }
  }
}

extension KeyedEncodingContainer {
  mutating func encodeEpochSeconds(_ millis: Int64?, _ key: Key) throws {
    guard let millis else { return }
    try encode(Double(millis) / 1000, forKey: key)
  }
}
