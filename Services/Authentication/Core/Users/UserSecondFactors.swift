internal import Postgres

/// What a user's row says of second factors.
package struct UserSecondFactors: Sendable, Hashable {
  /// Switched on by the user, an administrator or a set-up during a sign-in.
  package let enabled: [SecondFactor]
  package let preferred: SecondFactor?
  package let sealedTOTPSecret: [UInt8]?
  package let sealedPendingTOTPSecret: [UInt8]?
  /// What the user calls the authenticator.
  package let totpName: String?
  /// The address attribute that the sign-up proved, until the first sign-in.
  package let provedAtSignUp: String?
  /// The hashes of the recovery codes that are left.
  package let recoveryCodeHashes: [[UInt8]]

  static let columns: SQL = """
    u.enabled_factors, u.preferred_factor, u.sealed_totp_secret, u.sealed_pending_totp_secret,
    u.totp_name, u.proved_at_sign_up, u.recovery_code_hashes
    """

  /// The same columns; where an outer join found no user, those of a user without a factor.
  static let paddedColumns: SQL = """
    coalesce(u.enabled_factors, '{}') AS enabled_factors, u.preferred_factor,
    u.sealed_totp_secret, u.sealed_pending_totp_secret, u.totp_name, u.proved_at_sign_up,
    coalesce(u.recovery_code_hashes, '{}') AS recovery_code_hashes
    """

  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    let names: [String] = try row.value("enabled_factors")
    enabled = SecondFactor.allCases.filter { names.contains($0.rawValue) }
    preferred = try row.optional("preferred_factor", as: String.self)
      .flatMap { SecondFactor(rawValue: $0) }
    sealedTOTPSecret = try row.optional("sealed_totp_secret")
    sealedPendingTOTPSecret = try row.optional("sealed_pending_totp_secret")
    totpName = try row.optional("totp_name")
    provedAtSignUp = try row.optional("proved_at_sign_up")
    recoveryCodeHashes = try row.value("recovery_code_hashes")
  }
}

extension UserSecondFactors {
  /// The factors that a user with these attributes can use.
  package func possessed(with attributes: [String: String]) -> [SecondFactor] {
    SecondFactor.allCases.filter { factor in
      guard let medium = factor.medium else { return sealedTOTPSecret != nil }
      return attributes[medium.attributeName] != nil
    }
  }
}

extension UserRecord {
  /// Whether the user has what the factor's codes need.
  package func possesses(_ factor: SecondFactor) throws(AuthenticationFailure) -> Bool {
    guard let medium = factor.medium else { return secondFactors.sealedTOTPSecret != nil }
    return try attributes()[medium.attributeName] != nil
  }

  func possessedFactors() throws(AuthenticationFailure) -> [SecondFactor] {
    secondFactors.possessed(with: try attributes())
  }
}
