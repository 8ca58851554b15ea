internal import Cryptography
internal import Domain
internal import IdentityFederationCore

/// The proof of an access token of Facebook, which only Facebook can read (FED-7).
struct FacebookTokenProof: Sendable {
  let address: ProviderAddress
  let requests: ProviderRequests
  let details: ProviderDetails

  /// The longest that Facebook's tokens live: as long a used one has to be known.
  private static let maxSeconds: Int64 = 90 * 86_400
  /// The codes that speak of the token, see `FacebookLogins`.
  private static let tokenFaults: Set<Int> = [102, 190, 2500]

  private struct Fault: Decodable {
    struct Content: Decodable {
      let code: Int
    }

    let error: Content
  }

  /// The user that the token proves, with what Facebook says of these fields.
  func prove(
    _ token: String,
    asking fields: [String],
    at now: Instant
  ) async throws(IdentityFederationFailure) -> ProviderTokenProof {
    // A token that another application got from the same user would sign in here otherwise.
    let application = try await object("/app", ["id"], token)
    guard case .string(let id) = application["id"], id == details["client_id"] else {
      throw .unproved("the token is for another application")
    }
    let names = fields.filter { field in
      !field.isEmpty && field.utf8.allSatisfy { $0 == UInt8(ascii: "_") || Self.isPlain($0) }
    }
    let user = try await object("/me", Array(Set(names + ["id"])).sorted(), token)
    guard case .string(let subject) = user["id"], ProviderTokenProof.isSubject(subject) else {
      throw .unproved("the token names no acceptable user")
    }
    return ProviderTokenProof(
      subject: subject,
      claims: user,
      refusedFrom: now.unixSeconds + Self.maxSeconds,
      spendKey: ProviderTokenProof.spendKey("token", token.utf8)
    )
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private func object(
    _ path: String,
    _ fields: [String],
    _ token: String
  ) async throws(IdentityFederationFailure) -> [String: JSONValue] {
    guard let place = address.appending(path) else { throw .unproved("no address") }
    var members = [("fields", fields.joined(separator: ",")), ("access_token", token)]
    if let secret = details["client_secret"] {
      // "Secure Graph API calls": proves that the call is the application's own.
      let proof = HMACKey(Array(secret.utf8)).authenticate(Array(token.utf8))
      members.append(("appsecret_proof", Hex.encode(proof)))
    }
    let answer = try await requests.answer(from: place, asking: members)
    if answer.status == 200,
      let found = ProviderRequests.json([String: JSONValue].self, answer.body)
    {
      return found
    }
    if (400...499).contains(answer.status),
      let fault = ProviderRequests.json(Fault.self, answer.body),
      Self.tokenFaults.contains(fault.error.code)
    {
      throw .unproved("Facebook does not accept the token")
    }
    throw requests.fault(at: place, "status \(answer.status)")
  }
}
