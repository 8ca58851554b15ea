internal import AuthenticationCore
internal import Cryptography

/// Seals what a sign-in carries from one step to the next, for the one place where that is good.
///
/// Fields at the end that are empty are left out, as far as they may be, and read as empty: so that a
/// newer version may add one while an older runs beside it.
struct SignInSeal: Sendable {
  let sealer: Sealer
  /// What is sealed opens in no other.
  let place: String
  /// How many fields there are, at the least and in all.
  let fieldCount: ClosedRange<Int>

  func seal(_ fields: [[UInt8]]) throws(AuthenticationFailure) -> [UInt8] {
    var fields = fields
    while fields.count > fieldCount.lowerBound, fields.last?.isEmpty == true {
      fields.removeLast()
    }
    do throws(CryptographyError) {
      return try sealer.seal(SealedFields.encode(fields), associatedData: Array(place.utf8))
    } catch {
      throw .internalFault("a step of a sign-in cannot be sealed: \(error)")
    }
  }

  /// All fields; nil when another place's were sealed, or none.
  func open(_ sealed: [UInt8]) -> [[UInt8]]? {
    let opened: [UInt8]
    do throws(CryptographyError) {
      opened = try sealer.open(sealed, associatedData: Array(place.utf8))
    } catch {
      return nil
    }
    guard let fields = SealedFields.decode(opened, count: fieldCount) else { return nil }
    return fields + Array(repeating: [], count: fieldCount.upperBound - fields.count)
  }

  /// The same as the text of a Session.
  func text(_ fields: [[UInt8]]) throws(AuthenticationFailure) -> String {
    Base64URL.encode(try seal(fields))
  }

  /// The fields of a Session, refused when it is missing, another step's or made up.
  func fields(of session: String?) throws(AuthenticationFailure) -> [[UInt8]] {
    guard let session else { throw .invalidParameter("Missing required parameter Session") }
    guard let sealed = Base64URL.decode(session), let fields = open(sealed) else {
      throw .invalidSession
    }
    return fields
  }
}
