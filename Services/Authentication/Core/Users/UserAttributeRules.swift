package import AuthenticationMessages

/// What a pool's schema allows of the attributes that a call sets.
package struct UserAttributeRules: Sendable {
  package let pool: UserPoolSettings
  /// The client that asks; nil for an administrator, who may write what no client may.
  package let client: ClientSettings?

  package init(pool: UserPoolSettings, client: ClientSettings?) {
    self.pool = pool
    self.client = client
  }

  /// The attributes by name, each fit for the schema.
  package func accept(_ given: [AttributeType]?) throws(AuthenticationFailure) -> [String: String] {
    var accepted: [String: String] = [:]
    var faults: [String] = []
    for (index, attribute) in (given ?? []).enumerated() {
      guard let name = attribute.name else {
        throw .missing("userAttributes.\(index + 1).member.name")
      }
      guard let schema = pool.attribute(named: name) else {
        faults.append("\(name): Attribute does not exist in the schema.")
        continue
      }
      try checkWriter(of: schema)
      // An empty value is how a client says that there is none.
      guard let text = attribute.value, !text.isEmpty else { continue }
      // Cognito takes `True` too, as its model writes it. Everything else compares one form.
      let value = schema.dataType == .boolean ? text.lowercased() : text
      if let fault = try fault(of: value, for: schema) {
        faults.append("\(name): \(fault)")
      }
      accepted[name] = value
    }
    try Self.refuse(faults)
    return accepted
  }

  /// Refuses a set of attributes that lacks what the pool requires of everyone.
  package func checkRequired(in attributes: [String: String]) throws(AuthenticationFailure) {
    try Self.refuse(missing(in: attributes).map { "\($0): The attribute is required" })
  }

  /// What the pool requires and the attributes lack, in the schema's order.
  package func missing(in attributes: [String: String]) -> [String] {
    pool.schema.filter { $0.isRequired && $0.name != "sub" && attributes[$0.name] == nil }
      .map(\.name)
  }

  private static func refuse(_ faults: [String]) throws(AuthenticationFailure) {
    guard !faults.isEmpty else { return }
    throw .invalidParameter(
      "Attributes did not conform to the schema: " + faults.map { "\($0)\n" }.joined()
    )
  }

  private func checkWriter(of attribute: SchemaAttribute) throws(AuthenticationFailure) {
    guard let client else {
      guard attribute.name != "sub" else {
        throw .invalidParameter("Cannot modify the non-mutable attribute sub")
      }
      return
    }
    // Otherwise a user could call an address verified or give itself an administrator's attribute.
    guard client.mayWrite(attribute) else {
      throw .notAuthorized("A client attempted to write unauthorized attribute")
    }
  }

  private func fault(
    of value: String,
    for attribute: SchemaAttribute
  ) throws(AuthenticationFailure) -> String? {
    guard !value.utf8.contains(0) else { return "Value must not contain a NUL character" }
    switch attribute.name {
    case "email":
      guard EmailAddress.isValid(value) else {
        throw .invalidParameter("Invalid email address format.")
      }
    case "phone_number":
      guard PhoneNumber.isValid(value) else {
        throw .invalidParameter("Invalid phone number format.")
      }
    case "preferred_username":
      // It becomes a name that is looked up. An address that is not proved would find this user in
      // place of its owner, also where an administrator sets it.
      if pool.aliasKinds.contains(.preferredUsername) {
        try pool.checkNoAddress(value, called: "Preferred username")
      }
      guard value.utf8.count <= SignInName.maxBytes else { return "Value is too long" }
      guard pool.hasUsableForm(value) || !pool.aliasKinds.contains(.preferredUsername) else {
        return "Value cannot be a name"
      }
    default:
      break
    }
    switch attribute.dataType {
    case .string: return stringFault(of: value, for: attribute)
    case .number: return numberFault(of: value, for: attribute)
    case .boolean:
      return value == "true" || value == "false" ? nil : "Value must be true or false"
    case .dateTime:
      return DateText.isMoment(value) ? nil : "Value must be a point in time"
    }
  }

  private func stringFault(of value: String, for attribute: SchemaAttribute) -> String? {
    let lengths = attribute.lengths ?? 0...2048
    let count = value.unicodeScalars.count
    if count < lengths.lowerBound {
      return "String must be no shorter than \(lengths.lowerBound) characters"
    }
    if count > lengths.upperBound {
      return "String must be no longer than \(lengths.upperBound) characters"
    }
    if attribute.name == "birthdate", !DateText.isDate(value) {
      return "Value must be a valid 10 character date in the format YYYY-MM-DD"
    }
    return nil
  }

  private func numberFault(of value: String, for attribute: SchemaAttribute) -> String? {
    guard let number = WholeNumberText(value) else { return "Value must be a number" }
    if let text = attribute.minimumValue, let minimum = WholeNumberText(text), number < minimum {
      return "Number must be at least \(text)"
    }
    if let text = attribute.maximumValue, let maximum = WholeNumberText(text), maximum < number {
      return "Number must be no larger than \(text)"
    }
    return nil
  }
}
