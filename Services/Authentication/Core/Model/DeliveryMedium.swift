/// How a message reaches a user.
package enum DeliveryMedium: String, Sendable, Hashable, CaseIterable {
  case email = "EMAIL"
  case sms = "SMS"

  /// The attribute that holds the address.
  package var attributeName: String {
    switch self {
    case .email: "email"
    case .sms: "phone_number"
    }
  }

  /// The user's address, where it is verified.
  package func verifiedAddress(in attributes: [String: String]) -> String? {
    attributes["\(attributeName)_verified"] == "true" ? attributes[attributeName] : nil
  }

  package func masked(_ destination: String) -> String {
    switch self {
    case .email: EmailAddress.masked(destination)
    case .sms: PhoneNumber.masked(destination)
    }
  }
}

extension DeliveryMedium {
  /// The medium that reaches the address in an attribute; nil where there is none in it.
  package init?(attributeName: String) {
    switch attributeName {
    case Self.email.attributeName: self = .email
    case Self.sms.attributeName: self = .sms
    default: return nil
    }
  }
}
