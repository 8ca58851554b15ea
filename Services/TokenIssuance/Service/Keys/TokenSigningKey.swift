internal import Cryptography

/// A signing key in use: parsed, with the header of its tokens already written.
struct TokenSigningKey: Sendable {
  let owner: SigningKeyOwner
  let keyID: String
  let use: TokenUse
  let key: SigningKey
  private let encodedHeader: [UInt8]

  init(owner: SigningKeyOwner, keyID: String, use: TokenUse, key: SigningKey) {
    self.owner = owner
    self.keyID = keyID
    self.use = use
    self.key = key
    encodedHeader =
      JSONWebTokenHeader(keyID: keyID, algorithm: key.algorithm).encoded + [UInt8(ascii: ".")]
  }

  /// The claims as a token in JWS compact form.
  func sign(_ claims: [UInt8]) throws(TokenIssuanceFailure) -> [UInt8] {
    let signedPart = encodedHeader + Base64URL.encodedBytes(claims)
    do throws(CryptographyError) {
      return signedPart + [UInt8(ascii: ".")] + Base64URL.encodedBytes(try key.sign(signedPart))
    } catch {
      throw .internalFault(error.description)
    }
  }

  /// Whether the token was signed with this key, by the key's own algorithm.
  func signed(_ token: JSONWebToken) -> Bool {
    token.header == JSONWebTokenHeader(keyID: keyID, algorithm: key.algorithm)
      && key.verifyingKey.isValid(signature: token.signature, for: token.signedPart)
  }
}
