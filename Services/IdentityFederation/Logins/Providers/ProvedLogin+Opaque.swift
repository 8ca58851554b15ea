internal import Domain

extension ProvedLogin {
  /// A user whom a provider named when it was asked about a token that only it can read.
  static func opaque(
    _ provider: String,
    issuer: String,
    user: String,
    application: String
  ) -> ProvedLogin {
    ProvedLogin(
      provider: provider,
      subject: user,
      client: application,
      claims: [
        "iss": .string(issuer), "aud": .string(application), "sub": .string(user),
      ]
    )
  }
}
