package import AuthenticationMessages

/// The schema of a new pool: the standard attributes, changed where the request changes them, and
/// the request's own.
package enum UserPoolSchema {
  package static func merged(
    with asked: [SchemaAttributeType]?
  ) throws(AuthenticationFailure) -> [SchemaAttributeType] {
    var schema = StandardAttributes.all
    var taken: Set<String> = []
    for attribute in asked ?? [] {
      guard let name = attribute.name else {
        throw .invalidParameter("Invalid schema: an attribute has no name.")
      }
      let merged: SchemaAttributeType
      let index = schema.firstIndex { $0.name == name }
      if let index {
        merged = try changed(schema[index], by: attribute)
        schema[index] = merged
      } else {
        merged = try custom(attribute, name: name)
        schema.append(merged)
      }
      guard taken.insert(merged.name ?? name).inserted else {
        throw .invalidParameter(
          """
          Duplicate custom attribute names \(merged.name ?? name) are not allowed in a user pool \
          schema.
          """
        )
      }
    }
    return schema
  }

  /// Cognito's quotas.
  static let maxCustomAttributes = 50
  package static let maxAddedAtOnce = 25

  /// The schema with attributes of the pool's own added to it.
  package static func adding(
    _ asked: [SchemaAttributeType],
    to present: [SchemaAttributeType]
  ) throws(AuthenticationFailure) -> [SchemaAttributeType] {
    var schema = present
    for attribute in asked {
      guard let name = attribute.name else {
        throw .invalidParameter("Invalid schema: an attribute has no name.")
      }
      let added = try custom(attribute, name: name)
      let fullName = added.name ?? name
      guard !schema.contains(where: { $0.name == fullName }) else {
        throw .invalidParameter("\(fullName): Existing attribute already has name \(fullName).")
      }
      schema.append(added)
    }
    guard schema.count - StandardAttributes.all.count <= maxCustomAttributes else {
      throw .invalidParameter(
        "A user pool cannot have more than \(maxCustomAttributes) custom attributes."
      )
    }
    return schema
  }

  private static func changed(
    _ standard: SchemaAttributeType,
    by asked: SchemaAttributeType
  ) throws(AuthenticationFailure) -> SchemaAttributeType {
    let name = standard.name ?? ""
    guard asked.attributeDataType ?? standard.attributeDataType == standard.attributeDataType,
      asked.developerOnlyAttribute != true
    else {
      throw .invalidParameter(
        """
        You can not change AttributeDataType or set developerOnlyAttribute for standard schema \
        attribute \(name)
        """
      )
    }
    var attribute = standard
    attribute.mutable = asked.mutable ?? standard.mutable
    attribute.required = asked.required ?? standard.required
    // Everything is keyed by sub: a pool whose users lack it or may change it cannot work.
    guard name != "sub" || (attribute.mutable == false && attribute.required == true) else {
      throw .invalidParameter("You can not change the standard schema attribute sub")
    }
    try takeConstraints(from: asked, into: &attribute)
    return attribute
  }

  private static func custom(
    _ asked: SchemaAttributeType,
    name: String
  ) throws(AuthenticationFailure) -> SchemaAttributeType {
    guard !name.isEmpty, name.unicodeScalars.count <= 20 else {
      throw .invalidParameter("Invalid schema: the name \(name) must have 1 to 20 characters.")
    }
    guard let dataType = asked.attributeDataType else {
      throw .invalidParameter(
        "Invalid AttributeDataType input, consider using the provided AttributeDataType enum."
      )
    }
    guard asked.required != true else {
      throw .invalidParameter("Required custom attributes are not supported currently.")
    }
    let isDeveloperOnly = asked.developerOnlyAttribute ?? false
    var attribute = SchemaAttributeType(
      name: (isDeveloperOnly ? "dev:custom:" : "custom:") + name,
      attributeDataType: dataType,
      developerOnlyAttribute: isDeveloperOnly,
      mutable: asked.mutable ?? true,
      required: false
    )
    if dataType == "String" { attribute.stringAttributeConstraints = .init() }
    if dataType == "Number" { attribute.numberAttributeConstraints = .init() }
    try takeConstraints(from: asked, into: &attribute)
    return attribute
  }

  /// Takes the limits that fit the attribute's type; others are without meaning and dropped.
  private static func takeConstraints(
    from asked: SchemaAttributeType,
    into attribute: inout SchemaAttributeType
  ) throws(AuthenticationFailure) {
    let name = attribute.name ?? ""
    if attribute.attributeDataType == "String", let limits = asked.stringAttributeConstraints {
      try checkLengths(limits, of: name)
      attribute.stringAttributeConstraints = limits
    }
    if attribute.attributeDataType == "Number", let limits = asked.numberAttributeConstraints {
      try checkValues(limits, of: name)
      attribute.numberAttributeConstraints = limits
    }
  }

  private static func checkLengths(
    _ limits: StringAttributeConstraintsType,
    of name: String
  ) throws(AuthenticationFailure) {
    let kind = "StringAttributeConstraints"
    let minimum = try number(limits.minLength, kind, of: name)
    let maximum = try number(limits.maxLength, kind, of: name)
    guard let zero = WholeNumberText("0"), let most = WholeNumberText("2048") else { return }
    guard (minimum ?? zero) >= zero, (maximum ?? zero) >= zero else {
      throw .invalidParameter("Invalid \(kind) for schema attribute \(name)")
    }
    guard (minimum ?? zero) <= most, (maximum ?? zero) <= most else {
      throw .invalidParameter(
        "user.\(name): String attributes cannot have a length of more than 2048"
      )
    }
    if let minimum, let maximum, minimum > maximum {
      throw .invalidParameter(
        "Attribute \(name) cannot have a max length shorter than it's min length"
      )
    }
  }

  private static func checkValues(
    _ limits: NumberAttributeConstraintsType,
    of name: String
  ) throws(AuthenticationFailure) {
    let minimum = try number(limits.minValue, "NumberAttributeConstraints", of: name)
    let maximum = try number(limits.maxValue, "NumberAttributeConstraints", of: name)
    if let minimum, let maximum, minimum > maximum {
      throw .invalidParameter(
        "Attribute \(name) cannot have a max value smaller than it's min value"
      )
    }
  }

  private static func number(
    _ text: String?,
    _ kind: String,
    of name: String
  ) throws(AuthenticationFailure) -> WholeNumberText? {
    guard let text else { return nil }
    guard let number = WholeNumberText(text) else {
      throw .invalidParameter("Invalid \(kind) for schema attribute \(name)")
    }
    return number
  }
}
