internal import Cryptography
internal import Domain

/// The pre-signed URL of a job: who has it may upload the job's file for a quarter of an hour.
///
/// In the form of S3's, with a signature of our own: a keyed hash over pool, job and date, after the
/// id of its key.
struct UserImportURL: Sendable {
  let sealer: Sealer

  /// As long as Cognito's.
  static let validitySeconds: Int64 = 900
  private static let label = "user import uploads"

  /// The URL of a job that was made at that moment.
  func text(
    below publicURL: String,
    pool: UserPoolID,
    job: String,
    createdAt: Instant
  ) -> String {
    let date = CivilTime(createdAt).basicText
    let signature = Self.signature(
      key: sealer.derive(Self.label),
      keyID: sealer.currentKeyID,
      Self.message(pool, job, date)
    )
    return "\(publicURL)/user-imports/\(pool.text)/\(job)?X-Amz-Algorithm=GATEHOUSE-HMAC-SHA256"
      + "&X-Amz-Date=\(date)&X-Amz-Expires=\(Self.validitySeconds)&X-Amz-SignedHeaders=host"
      + "&X-Amz-Signature=\(signature)"
  }

  /// Whether what a URL says was signed here; its age is another matter.
  func isSigned(
    date: String,
    expires: String,
    signature: String,
    pool: UserPoolID,
    job: String
  ) -> Bool {
    guard expires == String(Self.validitySeconds), let bytes = Hex.decode(signature),
      bytes.count == Self.signatureCount
    else { return false }
    let keyID = bytes.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard let key = sealer.derive(Self.label, keyID: keyID) else { return false }
    let expected = Self.signature(key: key, keyID: keyID, Self.message(pool, job, date))
    return constantTimeEquals(Array(signature.lowercased().utf8), Array(expected.utf8))
  }

  private static let signatureCount = 4 + HMACKey.byteCount

  private static func signature(key: [UInt8], keyID: UInt32, _ message: [UInt8]) -> String {
    let id = (0..<4).map { UInt8(truncatingIfNeeded: keyID >> (24 - 8 * UInt32($0))) }
    return Hex.encode(id + HMACKey(key).authenticate(message))
  }

  private static func message(_ pool: UserPoolID, _ job: String, _ date: String) -> [UInt8] {
    Array("PUT|\(pool.text)|\(job)|\(date)|\(validitySeconds)".utf8)
  }
}
