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
    let signedPart = signedPart(claims)
    do throws(CryptographyError) {
      return Self.token(signedPart, try key.sign(signedPart))
    } catch {
      throw .internalFault(error.description)
    }
  }

  /// Two tokens, each with its own key, which is faster than one after the other.
  static func sign(
    _ first: (key: TokenSigningKey, claims: [UInt8]),
    _ second: (key: TokenSigningKey, claims: [UInt8])
  ) throws(TokenIssuanceFailure) -> ([UInt8], [UInt8]) {
    let firstPart = first.key.signedPart(first.claims)
    let secondPart = second.key.signedPart(second.claims)
    do throws(CryptographyError) {
      let (firstSignature, secondSignature) = try SigningKey.sign(
        (first.key.key, firstPart),
        (second.key.key, secondPart)
      )
      return (token(firstPart, firstSignature), token(secondPart, secondSignature))
    } catch {
      throw .internalFault(error.description)
    }
  }

  private func signedPart(_ claims: [UInt8]) -> [UInt8] {
    encodedHeader + Base64URL.encodedBytes(claims)
  }

  private static func token(_ signedPart: [UInt8], _ signature: [UInt8]) -> [UInt8] {
    signedPart + [UInt8(ascii: ".")] + Base64URL.encodedBytes(signature)
  }

  /// Whether the token was signed with this key, by the key's own algorithm.
  func signed(_ token: JSONWebToken) -> Bool {
    token.header == JSONWebTokenHeader(keyID: keyID, algorithm: key.algorithm)
      && key.verifyingKey.isValid(signature: token.signature, for: token.signedPart)
  }
}
