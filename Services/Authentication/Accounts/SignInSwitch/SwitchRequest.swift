internal import AuthenticationCore
internal import AuthenticationMessages
internal import Sessions

/// What a change of attributes says of the user's switch (SES-32), apart from the attributes.
struct SwitchRequest: Sendable {
  /// Nil where nothing is said.
  let position: SignInSwitch?
  /// What is said of attributes.
  let attributes: [AttributeType]

  /// Takes the switch out of what is set; where it is not offered, it is an attribute that the schema
  /// lacks.
  init(_ given: [AttributeType], isOffered: Bool) throws(AuthenticationFailure) {
    let said = given.last { $0.name == SignInStop.attribute }
    guard isOffered, let said else {
      position = nil
      attributes = given
      return
    }
    // An empty value removes, here as with every attribute.
    let word = said.value.flatMap { $0.isEmpty ? nil : $0 } ?? SignInSwitch.allowed.rawValue
    position = try SignInSwitch(word: word)
    attributes = given.filter { $0.name != SignInStop.attribute }
  }
}

/// The same for names of attributes that are to be removed.
struct SwitchRemoval: Sendable {
  let position: SignInSwitch?
  let names: [String]

  init(_ given: [String], isOffered: Bool) {
    let isSaid = isOffered && given.contains(SignInStop.attribute)
    position = isSaid ? .allowed : nil
    names = isSaid ? given.filter { $0 != SignInStop.attribute } : given
  }
}

extension SignInSwitch {
  init(word: String) throws(AuthenticationFailure) {
    guard let position = SignInSwitch(rawValue: word) else {
      let words = SignInSwitch.allCases.map(\.rawValue).joined(separator: ", ")
      throw .invalidParameter("\(SignInStop.attribute): Value must be one of \(words).\n")
    }
    self = position
  }
}
