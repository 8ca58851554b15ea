internal import AuthenticationCore
internal import Cryptography
internal import JSON

/// What a browser is asked to make a passkey by: PublicKeyCredentialCreationOptionsJSON (WebAuthn Level 3
/// §5.4, PKY-2).
struct PasskeyCreationOptions: JSONWritable {
  let relyingPartyID: String
  let handle: [UInt8]
  /// What a list of passkeys shows on the user's devices.
  let userName: String
  let displayName: String
  let challenge: [UInt8]
  /// Passkeys that the user has: their authenticators make no second one.
  let excluded: [Passkey]
  let settings: PoolPasskeys

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("rp", Entity(id: relyingPartyID, name: relyingPartyID))
    json.member(
      "user",
      Entity(id: Base64URL.encode(handle), name: userName, displayName: displayName)
    )
    json.member("challenge", Base64URL.encode(challenge))
    json.member("pubKeyCredParams", COSEAlgorithm.offered.map { Parameters(algorithm: $0) })
    json.member("timeout", PasskeyChallengeStore.seconds * 1000)
    json.member("excludeCredentials", excluded.map { PasskeyDescriptor($0) })
    json.member("authenticatorSelection", Selection(settings: settings))
    // A statement would tell the make of the user's authenticator, and who made it is not asked (PKY-7).
    json.member("attestation", "none")
    json.endObject()
  }

  private struct Entity: JSONWritable {
    let id: String
    let name: String
    var displayName: String?

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("id", id)
      json.member("name", name)
      json.member("displayName", displayName)
      json.endObject()
    }
  }

  private struct Parameters: JSONWritable {
    let algorithm: COSEAlgorithm

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("type", "public-key")
      json.member("alg", algorithm.rawValue)
      json.endObject()
    }
  }

  private struct Selection: JSONWritable {
    let settings: PoolPasskeys

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("residentKey", settings.discoverability.rawValue)
      // For browsers that know Level 1 alone.
      json.member("requireResidentKey", settings.discoverability == .required)
      json.member("userVerification", settings.userVerification)
      json.endObject()
    }
  }
}

extension PoolPasskeys {
  /// UserVerificationRequirement.
  var userVerification: String { needsUserVerification ? "required" : "preferred" }
}

extension COSEAlgorithm {
  /// The algorithms of passkeys, the preferred ones first.
  fileprivate static let offered: [COSEAlgorithm] = [.es256, .edDSA, .rs256, .es384, .es512]
}
