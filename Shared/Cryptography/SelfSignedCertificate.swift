internal import CLibCrypto

/// An X.509 certificate by which a key names itself: only the key in it is to be trusted.
public enum SelfSignedCertificate {
  /// What OpenSSL calls UTF-8 (MBSTRING_UTF8).
  private static let utf8: Int32 = 0x1000
  private static let serialBytes = 16

  /// Makes a certificate of version 3 in DER, good from the first to the second moment, both in seconds
  /// since 1970.
  ///
  /// The serial number is of 16 bytes that the caller draws.
  public static func make(
    for key: SigningKey,
    named name: String,
    serial: [UInt8],
    from begin: Int64,
    until end: Int64
  ) throws(CryptographyError) -> [UInt8] {
    guard serial.count == serialBytes, let certificate = X509_new() else { throw .invalidInput }
    defer { X509_free(certificate) }
    try number(certificate, serial)
    try date(certificate, begin, end)
    try subject(certificate, name)
    guard X509_set_version(certificate, 2) == 1,
      X509_set_pubkey(certificate, key.handle) == 1,
      X509_sign(certificate, key.handle, EVP_sha256()) > 0
    else { throw .drained("X509_sign") }
    return try encode(certificate)
  }

  private static func number(
    _ certificate: OpaquePointer,
    _ serial: [UInt8]
  ) throws(CryptographyError) {
    // Positive, and not shorter than it was drawn (RFC 5280 §4.1.2.2).
    var bytes = serial
    bytes[0] = bytes[0] & 0x3F | 0x40
    guard let number = BN_bin2bn(bytes, Int32(bytes.count), nil) else {
      throw .drained("BN_bin2bn")
    }
    defer { BN_free(number) }
    guard BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate)) != nil else {
      throw .drained("BN_to_ASN1_INTEGER")
    }
  }

  private static func date(
    _ certificate: OpaquePointer,
    _ begin: Int64,
    _ end: Int64
  ) throws(CryptographyError) {
    guard ASN1_TIME_set(X509_getm_notBefore(certificate), time_t(begin)) != nil,
      ASN1_TIME_set(X509_getm_notAfter(certificate), time_t(end)) != nil
    else { throw .drained("ASN1_TIME_set") }
  }

  private static func subject(
    _ certificate: OpaquePointer,
    _ name: String
  ) throws(CryptographyError) {
    let bytes = Array(name.utf8)
    guard let subject = X509_get_subject_name(certificate),
      X509_NAME_add_entry_by_txt(subject, "CN", utf8, bytes, Int32(bytes.count), -1, 0) == 1,
      X509_set_issuer_name(certificate, subject) == 1
    else { throw .drained("X509_NAME_add_entry_by_txt") }
  }

  private static func encode(
    _ certificate: OpaquePointer
  ) throws(CryptographyError) -> [UInt8] {
    var encoded: UnsafeMutablePointer<UInt8>?
    let length = i2d_X509(certificate, &encoded)
    guard length > 0, let encoded else { throw .drained("i2d_X509") }
    defer { CRYPTO_free(encoded, nil, 0) }
    return Array(UnsafeBufferPointer(start: encoded, count: Int(length)))
  }
}
