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
    let date = Self.date(createdAt)
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

  /// ISO 8601's basic form, `20260101T000000Z`.
  static func date(_ instant: Instant) -> String {
    let seconds = max(instant.unixSeconds, 0)
    // Days from 0000-03-01 on, in which a leap day is the last of its year.
    let days = seconds / 86_400 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let civilMonth = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0)
    let time = seconds % 86_400
    return padded(year, 4) + padded(civilMonth, 2) + padded(day, 2) + "T"
      + padded(time / 3600, 2) + padded(time / 60 % 60, 2) + padded(time % 60, 2) + "Z"
  }

  private static func padded(_ number: Int64, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
  }
}
