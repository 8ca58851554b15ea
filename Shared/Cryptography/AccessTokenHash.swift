internal import CLibCrypto

/// What binds an access token to the ID token beside it (`at_hash`, OpenID Connect Core §3.1.3.6).
public enum AccessTokenHash {
  /// The left half of the token's digest, which is that of the ID token's algorithm, in base64url.
  public static func text(
    of accessToken: String,
    for algorithm: JWSAlgorithm
  ) throws(CryptographyError) -> String {
    let message = Array(accessToken.utf8)
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var length = 0
    guard
      EVP_Q_digest(nil, algorithm.digest, nil, message, message.count, &digest, &length) == 1
    else { throw .drained("EVP_Q_digest") }
    return Base64URL.encode(Array(digest.prefix(length / 2)))
  }
}
