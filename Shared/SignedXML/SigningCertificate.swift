internal import CLibCrypto
internal import Glibc

/// An X.509 certificate, of which the key and the dates count.
///
/// It proves no name: the caller that gives it trusts it.
public struct SigningCertificate: Sendable, Hashable {
  /// As it was given.
  public let der: [UInt8]
  /// In seconds since 1970.
  public let notBefore: Int64
  /// In seconds since 1970.
  public let notAfter: Int64

  private static let longest = 16_384
  private static let rsaBits = Int32(2048)...8192
  private static let ecBits = Int32(256)...521

  /// Nil for bytes that are no certificate, or have more after it, and for keys that are neither RSA of
  /// 2048 to 8192 bits nor on a curve of 256 to 521.
  public init?(der: [UInt8]) {
    guard (1...Self.longest).contains(der.count) else { return nil }
    defer { ERR_clear_error() }
    let parsed: OpaquePointer? = der.withUnsafeBufferPointer { bytes in
      var next = bytes.baseAddress
      let certificate = d2i_X509(nil, &next, bytes.count)
      guard let certificate, next == bytes.baseAddress?.advanced(by: bytes.count) else {
        X509_free(certificate)
        return nil
      }
      return certificate
    }
    guard let parsed else { return nil }
    defer { X509_free(parsed) }
    guard let notBefore = Self.seconds(X509_get0_notBefore(parsed)),
      let notAfter = Self.seconds(X509_get0_notAfter(parsed)),
      let key = X509_get0_pubkey(parsed), Self.isStrong(key)
    else { return nil }
    self.der = der
    self.notBefore = notBefore
    self.notAfter = notAfter
  }

  private static func isStrong(_ key: OpaquePointer) -> Bool {
    let bits = EVP_PKEY_get_bits(key)
    return switch EVP_PKEY_get_base_id(key) {
    case EVP_PKEY_RSA: rsaBits.contains(bits)
    case EVP_PKEY_EC: ecBits.contains(bits)
    default: false
    }
  }

  private static func seconds(_ time: UnsafePointer<ASN1_TIME>?) -> Int64? {
    var parts = tm()
    guard let time, ASN1_TIME_to_tm(time, &parts) == 1 else { return nil }
    return Int64(timegm(&parts))
  }
}
