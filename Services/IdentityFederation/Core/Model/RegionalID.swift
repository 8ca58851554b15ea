package import Domain

/// The id of an identity (cognito-identity, IdentityId).
package typealias IdentityID = RegionalID<IdentityRecord>

/// The id of an identity pool (cognito-identity, IdentityPoolId).
package typealias IdentityPoolID = RegionalID<IdentityPoolSettings>

/// The id of a subject of that type: `<region>:<uuid>`.
package struct RegionalID<Subject>: Sendable, Hashable, CustomStringConvertible {
  /// The whole id.
  package let text: String
  /// The region, as the request that made the subject named it.
  package let region: String
  /// The part after the colon, as a uuid column has it.
  package let uuid: String

  package var description: String { text }

  /// Reads an id; nil for text of another form.
  ///
  /// Only lower case is an id: a uuid column would take two texts for the same one.
  package init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let region = text[..<colon]
    let uuid = String(text[text.index(after: colon)...])
    guard UserPoolID.isRegion(region), UUIDText.isValid(uuid), uuid == uuid.lowercased() else {
      return nil
    }
    self.text = text
    self.region = String(region)
    self.uuid = uuid
  }

  /// The id whose parts a row has.
  package init(region: String, uuid: String) {
    text = "\(region):\(uuid)"
    self.region = region
    self.uuid = uuid
  }

  /// A new id in the region.
  package static func random(region: String, from source: any RandomSource) -> Self? {
    Self("\(region):\(source.uuid())")
  }
}
