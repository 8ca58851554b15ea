package import Domain

/// The id of an identity pool: `<region>:<uuid>` (cognito-identity, IdentityPoolId).
package struct IdentityPoolID: Sendable, Hashable, CustomStringConvertible {
  /// The whole id.
  package let text: String
  /// The region, as the request that made the pool named it.
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
  package static func random(region: String, from source: any RandomSource) -> IdentityPoolID? {
    IdentityPoolID("\(region):\(source.uuid())")
  }
}
