internal import Domain

extension UserPoolSettings {
  /// The form in which a name is stored and looked up.
  package func canonical(_ name: String) -> String {
    nameFolding.canonical(name, isCaseSensitive: isCaseSensitive)
  }

  /// Whether the entered text is one of the names, which are in the form in which they are stored.
  package func isOne(_ typed: String, of names: [String]) -> Bool {
    let name = canonical(typed).exact
    return names.contains { $0.exact == name }
  }

  /// The kinds of alias that the pool's users may have.
  package var aliasKinds: [SignInName.Kind] {
    (aliasAttributes + usernameAttributes).compactMap { SignInName.Kind(rawValue: $0) }
  }

  /// Refuses a name that a new user of this pool may not have.
  ///
  /// A username that looks like an address could be mistaken for another user's alias.
  package func checkNewUsername(_ name: String) throws(AuthenticationFailure) {
    guard usernameAttributes.isEmpty else { return try checkAddressUsername(name) }
    try checkNoAddress(name, called: "Username")
    guard hasUsableForm(name) else { throw .invalidParameter("Invalid username") }
  }

  /// Refuses a name that could be the address of another user, where addresses are aliases.
  ///
  /// That includes a name that is an address only in its canonical form, in which the Kelvin sign is a
  /// small k.
  func checkNoAddress(_ name: String, called what: String) throws(AuthenticationFailure) {
    let forms = [name, canonical(name)]
    if aliasAttributes.contains("email"), forms.contains(where: EmailAddress.isValid) {
      throw .invalidParameter(
        "\(what) cannot be of email format, since user pool is configured for email alias."
      )
    }
    if aliasAttributes.contains("phone_number"), forms.contains(where: PhoneNumber.isValid) {
      throw .invalidParameter(
        "\(what) cannot be of phone number format, since user pool is configured for phone alias."
      )
    }
  }

  /// Whether what is stored of a name is one that an operation can name.
  ///
  /// A folded name may be longer than the typed one, empty, or have a space.
  package func hasUsableForm(_ name: String) -> Bool {
    guard nameFolding != .off else { return true }
    let form = canonical(name)
    return !form.isEmpty && form.utf8.count <= SignInName.maxBytes
      && form.unicodeScalars.count <= SignInName.maxCharacters
      && !form.unicodeScalars.contains(where: \.properties.isWhitespace)
  }

  /// The attribute whose value stands in for the username, or nil where usernames are chosen.
  package func addressAttribute(of name: String) -> SignInName.Kind? {
    if usernameAttributes.contains("email"), EmailAddress.isValid(name) { return .email }
    if usernameAttributes.contains("phone_number"), PhoneNumber.isValid(name) {
      return .phoneNumber
    }
    return nil
  }

  /// Whether the name could only be an alias: its owner's username is another.
  package func looksLikeAlias(_ name: String) -> Bool {
    let kinds = aliasKinds
    return kinds.contains(.email) && EmailAddress.isValid(name)
      || kinds.contains(.phoneNumber) && PhoneNumber.isValid(name)
  }

  private func checkAddressUsername(_ name: String) throws(AuthenticationFailure) {
    guard addressAttribute(of: name) == nil else { return }
    if usernameAttributes.contains("email"), usernameAttributes.contains("phone_number") {
      throw .invalidParameter("Username should be either an email or a phone number.")
    }
    if usernameAttributes.contains("email") {
      throw .invalidParameter("Username should be an email.")
    }
    throw .invalidParameter("Username should be a phone number.")
  }
}

/// Refuses an alias that is another user's for operations that declare no AliasExistsException.
package func refusingTakenAlias<Value: Sendable>(
  _ body: () async throws(AuthenticationFailure) -> Value
) async throws(AuthenticationFailure) -> Value {
  do throws(AuthenticationFailure) {
    return try await body()
  } catch .aliasExists(let sentence) {
    throw .invalidParameter(sentence)
  } catch {
    throw error
  }
}

extension AuthenticationFailure {
  package static func aliasExists(of kind: SignInName.Kind) -> AuthenticationFailure {
    .aliasExists("An account with the \(kind.rawValue) already exists.")
  }
}
