internal import AuthenticationMessages

/// The attributes every pool has: OpenID Connect's claims, in Cognito's order.
enum StandardAttributes {
  static let all: [SchemaAttributeType] = [
    text("sub", lengths: 1...2048, isRequired: true, isMutable: false),
    text("name"),
    text("given_name"),
    text("family_name"),
    text("middle_name"),
    text("nickname"),
    text("preferred_username"),
    text("profile"),
    text("picture"),
    text("website"),
    text("email"),
    flag("email_verified"),
    text("gender"),
    text("birthdate", lengths: 10...10),
    text("zoneinfo"),
    text("locale"),
    text("phone_number"),
    flag("phone_number_verified"),
    text("address"),
    SchemaAttributeType(
      name: "updated_at",
      attributeDataType: "Number",
      developerOnlyAttribute: false,
      mutable: true,
      required: false,
      numberAttributeConstraints: NumberAttributeConstraintsType(minValue: "0")
    ),
  ]

  private static func text(
    _ name: String,
    lengths: ClosedRange<Int> = 0...2048,
    isRequired: Bool = false,
    isMutable: Bool = true
  ) -> SchemaAttributeType {
    SchemaAttributeType(
      name: name,
      attributeDataType: "String",
      developerOnlyAttribute: false,
      mutable: isMutable,
      required: isRequired,
      stringAttributeConstraints: StringAttributeConstraintsType(
        minLength: String(lengths.lowerBound),
        maxLength: String(lengths.upperBound)
      )
    )
  }

  private static func flag(_ name: String) -> SchemaAttributeType {
    SchemaAttributeType(
      name: name,
      attributeDataType: "Boolean",
      developerOnlyAttribute: false,
      mutable: true,
      required: false
    )
  }
}
