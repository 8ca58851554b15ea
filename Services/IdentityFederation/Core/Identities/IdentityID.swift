package import Domain

/// The id of an identity: `<region>:<uuid>` (cognito-identity, IdentityId).
package struct IdentityID: Sendable, Hashable, CustomStringConvertible {
  /// The whole id.
  package let text: String
  /// The region, as the request that made the identity named it.
  package let region: String

  package var description: String { text }

  /// Reads an id; nil for text of another form.
  package init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let region = text[..<colon]
    guard UserPoolID.isRegion(region), UUIDText.isValid(String(text[text.index(after: colon)...]))
    else { return nil }
    self.text = text
    self.region = String(region)
  }

  /// A new id in the region.
  package static func random(region: String, from source: any RandomSource) -> IdentityID? {
    IdentityID("\(region):\(source.uuid())")
  }
}
