internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import Domain

/// Turns the rows of one job's file into users, or says why not.
///
/// A reason never repeats what a row holds: the log has no user's data in it.
package struct UserImportRules: Sendable {
  let imports: UserImports
  let pool: UserPoolSettings
  let header: UserImportHeader
  let algorithm: PasswordHash.Algorithm?

  /// Why a row is no user.
  package struct Refusal: Error, Sendable, Hashable {
    let reason: String

    init(_ reason: String) {
      self.reason = reason
    }
  }

  /// Cognito's bound on every attribute.
  private static let maxCharacters = 2048
  /// Cognito's bound on a username.
  private static let maxUsernameCharacters = 128

  func user(from row: CSVRow) throws(Refusal) -> ImportedUser {
    let cells: [String]
    switch row.cells {
    case .success(let found): cells = found
    case .failure(let fault): throw Refusal(fault.sentence)
    }
    guard cells.count == header.columns.count else {
      throw Refusal(
        "The row has \(cells.count) columns, the header has \(header.columns.count)."
      )
    }
    var values = Values()
    for (column, cell) in zip(header.columns, cells) where !cell.isEmpty {
      try values.take(UserImportHeader.trimmed(cell), from: column, in: pool)
    }
    return try user(from: values, line: row.line)
  }

  /// What a row's cells hold; nil and absent for empty ones.
  private struct Values {
    var username: String?
    var mfaEnabled: Bool?
    var passwordHash: String?
    var attributes: [String: String] = [:]

    mutating func take(
      _ text: String,
      from column: UserImportHeader.Column,
      in pool: UserPoolSettings
    ) throws(Refusal) {
      guard !text.isEmpty else { return }
      guard text.unicodeScalars.count <= UserImportRules.maxCharacters else {
        throw Refusal("A value is longer than \(UserImportRules.maxCharacters) characters.")
      }
      switch column {
      case .username:
        username = text
      case .mfaEnabled:
        mfaEnabled = try UserImportRules.truth(text, of: UserImportHeader.mfaEnabled)
      case .passwordHash:
        passwordHash = text
      case .attribute("birthdate"):
        attributes["birthdate"] = try UserImportRules.birthdate(text)
      case .attribute(let name) where pool.attribute(named: name)?.dataType == .boolean:
        attributes[name] = try UserImportRules.truth(text, of: name) ? "true" : "false"
      case .attribute(let name):
        attributes[name] = text
      }
    }
  }

  private func user(from values: Values, line: Int64) throws(Refusal) -> ImportedUser {
    guard let name = values.username else {
      throw Refusal("The cognito:username is missing.")
    }
    try Self.checkUsername(name)
    try checkVerification(of: values.attributes)
    let pendingUser = try accepted(name, values.attributes)
    let claims = UserAttributes.claims(of: pendingUser.attributes, in: pool, isForced: false)
    guard let mainName = pendingUser.names.last else { throw Self.internalFault }
    let hash = try sealedHash(values.passwordHash, sub: pendingUser.sub)
    let aliases = Self.aliases(claims.names, besides: mainName)
    var user = try newUser(pendingUser, hash)
    user.factor = try factor(values.mfaEnabled, of: pendingUser.attributes)
    user.names += aliases
    return ImportedUser(line: line, user: user, mainName: mainName, aliases: aliases)
  }

  /// The user's further names: a preferred_username may be the username as well.
  private static func aliases(_ names: [SignInName], besides main: SignInName) -> [SignInName] {
    var taken: Set<ExactText> = [main.name.exact]
    return names.filter { taken.insert($0.name.exact).inserted }
  }

  /// What every new user of the pool has to keep, and what the pool requires of everyone.
  private func accepted(
    _ name: String,
    _ attributes: [String: String]
  ) throws(Refusal) -> PendingUser {
    do throws(AuthenticationFailure) {
      let pendingUser = try imports.accounts.pendingUser(
        named: name,
        attributes: attributes.sorted { $0.key < $1.key }
          .map { AttributeType(name: $0.key, value: $0.value) },
        in: pool,
        client: nil
      )
      try UserAttributeRules(pool: pool, client: nil).checkRequired(in: pendingUser.attributes)
      return pendingUser
    } catch .invalidParameter(let sentence) {
      throw Refusal(sentence.split(separator: "\n").joined(separator: " "))
    } catch {
      throw Self.internalFault
    }
  }

  /// At least one of the addresses that the pool verifies must be verified, because by it a user
  /// chooses the first password.
  private func checkVerification(of attributes: [String: String]) throws(Refusal) {
    for (address, flag) in UserAttributes.verifiedFlags.sorted(by: { $0.key < $1.key })
    where attributes[flag] == "true" && attributes[address] == nil {
      throw Refusal("The \(flag) is true, but there is no \(address).")
    }
    let isVerified = pool.autoVerifiedAttributes.contains { address in
      UserAttributes.verifiedFlags[address].map { attributes[$0] == "true" } ?? false
    }
    guard isVerified else {
      throw Refusal(
        """
        The User Record does not set any of the auto verified attributes to true. (Example: \
        email_verified to true).
        """
      )
    }
  }

  /// Letters, marks, symbols, numbers and punctuation, as the API's constraint has it: neither white
  /// space nor control characters.
  private static func checkUsername(_ name: String) throws(Refusal) {
    guard name.unicodeScalars.count <= maxUsernameCharacters else {
      throw Refusal("The cognito:username is longer than \(maxUsernameCharacters) characters.")
    }
    for scalar in name.unicodeScalars where !isAllowed(scalar) {
      throw Refusal("The cognito:username has a character that is not allowed, such as a space.")
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }

  private func factor(
    _ isEnabled: Bool?,
    of attributes: [String: String]
  ) throws(Refusal) -> SecondFactor? {
    switch pool.secondFactors.requirement {
    case .on where isEnabled == false:
      throw Refusal("The cognito:mfa_enabled must be true or empty: the user pool requires MFA.")
    case .off where isEnabled == true:
      throw Refusal("The cognito:mfa_enabled must be false or empty: the user pool has no MFA.")
    case .on, .optional, .off:
      return isEnabled == true && attributes["phone_number"] != nil ? .sms : nil
    }
  }

  private func sealedHash(
    _ text: String?,
    sub: String
  ) throws(Refusal) -> NewUser.ImportedHash? {
    guard let text else { return nil }
    guard let algorithm else {
      throw Refusal("There is a password_hash, but the import job names no algorithm.")
    }
    let kind: String
    do throws(PasswordHash.Fault) {
      kind = try PasswordHash(text, algorithm: algorithm).kindText
    } catch {
      switch error {
      case .malformed:
        throw Refusal("The password_hash has not the form of \(algorithm.rawValue).")
      case .outOfBounds:
        throw Refusal("A parameter of the password_hash is out of bounds.")
      }
    }
    do throws(AuthenticationFailure) {
      let sealed = try imports.passwords.seal(
        ImportedPassword(algorithm: algorithm, text: text),
        sub: sub,
        in: pool.id
      )
      return NewUser.ImportedHash(sealed: sealed, kind: kind)
    } catch {
      throw Self.internalFault
    }
  }

  private func newUser(
    _ user: PendingUser,
    _ hash: NewUser.ImportedHash?
  ) throws(Refusal) -> NewUser {
    do throws(AuthenticationFailure) {
      return try NewUser(user, from: .file(hash))
    } catch {
      throw Self.internalFault
    }
  }

  static let internalFault = Refusal(
    "The user could not be imported because of an internal error."
  )
}
