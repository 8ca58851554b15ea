internal import AuthenticationMessages

/// The attributes that a user may see and change on the account page, as far as its client allows.
enum AccountProfile {
  static let attributes: [KnownAttribute] = [
    .name, .givenName, .familyName, .nickname, .email, .phoneNumber, .birthdate, .locale, .zoneinfo,
  ]

  /// The values of a form that differ from the user's own; what the form leaves out stays.
  static func changes(_ form: Parameters, of user: GetUserResponse) -> [AttributeType] {
    attributes.compactMap { attribute in
      guard let value = form.all[attribute.rawValue],
        value != user.attribute(attribute.rawValue) ?? ""
      else { return nil }
      return AttributeType(name: attribute.rawValue, value: value)
    }
  }
}

extension GetUserResponse {
  func attribute(_ name: String) -> String? {
    userAttributes?.first { $0.name == name }?.value
  }

  /// What the user is called: nothing of an id where there is an address.
  var shownName: String {
    attribute("email") ?? attribute("phone_number") ?? username ?? ""
  }
}
