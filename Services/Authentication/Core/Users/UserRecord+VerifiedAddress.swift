extension UserRecord {
  /// Where the user is surely reached, by mail before a text message.
  package func verifiedAddress() throws(AuthenticationFailure) -> CodeAddress? {
    let attributes = try attributes()
    for medium in [DeliveryMedium.email, .sms] {
      let name = medium.attributeName
      guard let flag = UserAttributes.verifiedFlags[name], attributes[flag] == "true",
        let destination = attributes[name]
      else { continue }
      return CodeAddress(medium: medium, destination: destination)
    }
    return nil
  }
}
