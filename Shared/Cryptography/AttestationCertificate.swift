internal import CLibCrypto

/// The certificate by which a make of authenticators speaks for a passkey (WebAuthn Level 3 §8.2.1).
///
/// What is read says who signed if the certificate is believed; nothing here believes it.
public struct AttestationCertificate: Sendable {
  /// The key that signs statements.
  public let key: PublicSignatureKey
  /// The make that the certificate is for; nil where it does not say (id-fido-gen-ce-aaguid).
  public let aaguid: [UInt8]?

  private static let aaguidExtension = "1.3.6.1.4.1.45724.1.1.4"
  private static let unit = "Authenticator Attestation"

  /// Reads a certificate in DER that has the form of one for statements; throws `invalidInput`.
  public init(der: [UInt8]) throws(CryptographyError) {
    defer { ERR_clear_error() }
    guard let certificate = Self.parse(der) else { throw .invalidInput }
    defer { X509_free(certificate) }
    // Version 3 is written as 2.
    guard X509_get_version(certificate) == 2, X509_check_ca(certificate) == 0,
      Self.unit(of: certificate) == Self.unit, let handle = X509_get_pubkey(certificate)
    else { throw .invalidInput }
    guard let kind = Self.kind(of: handle) else {
      EVP_PKEY_free(handle)
      throw .invalidInput
    }
    key = try PublicSignatureKey(owning: handle, kind: kind)
    aaguid = try Self.aaguid(of: certificate)
  }

  private static func parse(_ der: [UInt8]) -> OpaquePointer? {
    der.withUnsafeBufferPointer { bytes in
      var cursor = bytes.baseAddress
      guard let certificate = d2i_X509(nil, &cursor, bytes.count) else { return nil }
      guard cursor == bytes.baseAddress.map({ $0 + bytes.count }) else {
        X509_free(certificate)
        return nil
      }
      return certificate
    }
  }

  private static func unit(of certificate: OpaquePointer) -> String? {
    var text = [CChar](repeating: 0, count: unit.utf8.count + 2)
    let length = X509_NAME_get_text_by_NID(
      X509_get_subject_name(certificate),
      NID_organizationalUnitName,
      &text,
      Int32(text.count)
    )
    guard length > 0 else { return nil }
    return String(decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func kind(of key: OpaquePointer) -> PublicSignatureKey.Kind? {
    if EVP_PKEY_is_a(key, "RSA") == 1 { return .rsa }
    if EVP_PKEY_is_a(key, "ED25519") == 1 { return .ed25519 }
    guard EVP_PKEY_is_a(key, "EC") == 1 else { return nil }
    var name = [CChar](repeating: 0, count: 32)
    guard EVP_PKEY_get_group_name(key, &name, name.count, nil) == 1 else { return nil }
    switch String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) {
    case "prime256v1": return .elliptic(.p256)
    case "secp384r1": return .elliptic(.p384)
    case "secp521r1": return .elliptic(.p521)
    default: return nil
    }
  }

  private static func aaguid(of certificate: OpaquePointer) throws(CryptographyError) -> [UInt8]? {
    guard let name = OBJ_txt2obj(aaguidExtension, 1) else { throw .drained("OBJ_txt2obj") }
    defer { ASN1_OBJECT_free(name) }
    let place = X509_get_ext_by_OBJ(certificate, name, -1)
    guard place >= 0 else { return nil }
    guard let found = X509_get_ext(certificate, place),
      let data = X509_EXTENSION_get_data(found), let start = ASN1_STRING_get0_data(data)
    else { throw .invalidInput }
    let bytes = Array(UnsafeBufferPointer(start: start, count: Int(ASN1_STRING_length(data))))
    // An octet string of 16 bytes within that of the extension.
    guard bytes.count == 18, bytes.starts(with: [0x04, 0x10]) else { throw .invalidInput }
    return Array(bytes.dropFirst(2))
  }
}
