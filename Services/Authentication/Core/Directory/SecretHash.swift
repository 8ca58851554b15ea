internal import Cryptography
internal import Domain

/// How a client with a secret proves that it knows it; of two secrets either will do.
package enum SecretHash {
  /// Checks SECRET_HASH over any of the names that the request may mean (E.1.5).
  ///
  /// Where `takesSecret`, the secret itself is as good as a hash.
  static func check(
    _ given: String?,
    over names: [String],
    of client: ClientSettings,
    secrets: [String],
    takesSecret: Bool = false
  ) throws(AuthenticationFailure) {
    guard !secrets.isEmpty else { return try checkAbsent(given, of: client) }
    guard let given else {
      throw .notAuthorized(
        "Client \(client.id) is configured with secret but SECRET_HASH was not received"
      )
    }
    let hash = Base64.decode(given) ?? []
    // Every secret and name is compared, also after one that fits, in time that does not depend on the hash.
    var isProved = false
    for key in secrets.map({ HMACKey(Array($0.utf8)) }) {
      for name in names {
        let expected = key.authenticate(Array((name + client.id.text).utf8))
        if constantTimeEquals(hash, expected) { isProved = true }
      }
    }
    if takesSecret, checkRaw(given, secrets: secrets) { isProved = true }
    guard isProved else {
      throw .notAuthorized("Unable to verify secret hash for client \(client.id)")
    }
  }

  /// Refuses a hash for a client that has no secret, as Cognito does (pmill/aws-cognito#23).
  ///
  /// An empty text is no hash: some clients fill the parameter whether they have a secret or not.
  private static func checkAbsent(
    _ given: String?,
    of client: ClientSettings
  ) throws(AuthenticationFailure) {
    guard given ?? "" == "" else {
      throw .invalidParameter(
        "App client \(client.id) is not configured for secret but secret hash was received"
      )
    }
  }

  /// Checks a secret that the request carries in the clear.
  package static func checkRaw(_ given: String?, secrets: [String]) -> Bool {
    let given = Array((given ?? "").utf8)
    let matches = secrets.filter { constantTimeEquals(given, Array($0.utf8)) }
    return secrets.isEmpty || !matches.isEmpty
  }
}

extension Directory {
  package func checkSecretHash(
    _ given: String?,
    over names: String...,
    of client: ClientSettings
  ) throws(AuthenticationFailure) {
    try SecretHash.check(given, over: names, of: client, secrets: try settings.secrets(of: client))
  }

  /// The same for REFRESH_TOKEN_AUTH (SES-36).
  ///
  /// The mobile SDKs send the client's secret there where every other flow has the hash
  /// (AWSCognitoIdentityUser of aws-sdk-ios, CognitoUser of aws-sdk-android).
  package func checkRefreshSecretHash(
    _ given: String?,
    of user: UserRecord,
    _ client: ClientSettings
  ) throws(AuthenticationFailure) {
    try SecretHash.check(
      given,
      // The user's own name, which the client knows from its tokens, or the sub.
      over: [user.username, user.sub],
      of: client,
      secrets: try settings.secrets(of: client),
      takesSecret: true
    )
  }
}
