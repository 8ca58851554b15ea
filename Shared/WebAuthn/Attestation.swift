internal import CBOR
internal import Cryptography

/// What is known of the authenticator that made a passkey (WebAuthn Level 3 §6.5.4).
///
/// A signature that is right says that the statement fits the passkey. Who the maker is would be known by its
/// root certificate alone, and none is asked.
public enum Attestation: Sendable, Hashable {
  /// Nothing: there is no statement, or one of a format that is not looked at.
  case none
  /// The passkey itself signed.
  case itself
  /// The key of a certificate signed.
  case certificate
}

/// An attestation object (WebAuthn Level 3 §6.5.4).
struct AttestationObject: Sendable {
  let format: String
  let statement: CBORValue
  /// As it was signed.
  let authenticatorData: [UInt8]

  private static let longestFormat = 32

  init(_ bytes: [UInt8]) throws(WebAuthnError) {
    let value: CBORValue
    do throws(CBORError) {
      value = try CBORReader.value(of: bytes)
    } catch {
      throw .malformed
    }
    guard let format = value["fmt"]?.text, format.utf8.count <= Self.longestFormat,
      let statement = value["attStmt"], statement.map != nil,
      let authenticatorData = value["authData"]?.bytes
    else { throw .malformed }
    self.format = format
    self.statement = statement
    self.authenticatorData = authenticatorData
  }

  /// Checks the statement about a passkey, where it is of a format that is looked at.
  func attestation(
    of credential: AttestedCredential,
    clientDataHash: [UInt8]
  ) throws(WebAuthnError) -> Attestation {
    switch format {
    case "none":
      guard statement.map?.isEmpty ?? false else { throw .wrongAttestation }
      return .none
    case "packed":
      return try packed(credential, authenticatorData + clientDataHash)
    default:
      return .none
    }
  }

  private func packed(
    _ credential: AttestedCredential,
    _ message: [UInt8]
  ) throws(WebAuthnError) -> Attestation {
    guard let algorithm = statement["alg"]?.integer.flatMap(COSEAlgorithm.init),
      let signature = statement["sig"]?.bytes
    else { throw .wrongAttestation }
    guard let chain = statement["x5c"] else {
      guard algorithm == credential.key.algorithm,
        credential.key.isValid(signature: signature, for: message)
      else { throw .wrongAttestation }
      return .itself
    }
    guard let leaf = chain.list?.first?.bytes else { throw .wrongAttestation }
    let certificate: AttestationCertificate
    do throws(CryptographyError) {
      certificate = try AttestationCertificate(der: leaf)
    } catch {
      throw .wrongAttestation
    }
    guard certificate.aaguid ?? credential.aaguid == credential.aaguid,
      certificate.key.isValid(passkeySignature: signature, for: message, by: algorithm)
    else { throw .wrongAttestation }
    return .certificate
  }
}
