internal import Cryptography
package import Domain

/// The proof of access tokens of Facebook, which only Facebook can read (FED-7).
package struct FacebookProof: Sendable {
  let address: ProviderAddress
  let requests: ProviderRequests

  /// What Facebook says of a user.
  package struct User: Sendable {
    /// The user, as Facebook names it.
    package let id: String
    /// The fields that were asked for, as far as the token opens them.
    package let fields: [String: JSONValue]
  }

  private struct Fault: Decodable {
    struct Content: Decodable {
      let code: Int
    }

    let error: Content
  }

  /// The codes that speak of the token: a session that is over, a token that does not hold, no token.
  ///
  /// Others are about Facebook's own state, as a rate that is exceeded.
  private static let tokenFaults: Set<Int> = [102, 190, 2500]

  /// The user that the token proves, if it was given to the application.
  ///
  /// The application is asked for before the user (Graph API, `/app`): a token that another application
  /// got from the same user would prove that user here otherwise. With the application's secret each call
  /// proves that it is the application's own, which an application may demand.
  package func prove(
    _ token: String,
    of application: String,
    secret: String? = nil,
    asking fields: Set<String> = [],
    as subjects: SubjectRule
  ) async throws(ProofFailure<OpaqueTokenRefusal>) -> User {
    guard try await object("/app", ["id"], token, secret).id == application else {
      throw .refused(.otherApplication)
    }
    let user = try await object("/me", fields.filter(Self.isField).union(["id"]), token, secret)
    guard subjects.permits(user.id) else { throw .refused(.unacceptableSubject) }
    return user
  }

  private func object(
    _ path: String,
    _ fields: Set<String>,
    _ token: String,
    _ secret: String?
  ) async throws(ProofFailure<OpaqueTokenRefusal>) -> User {
    var members = [("fields", fields.sorted().joined(separator: ",")), ("access_token", token)]
    if let secret {
      // Graph API, "Secure Graph API calls".
      let proof = HMACKey(Array(secret.utf8)).authenticate(Array(token.utf8))
      members.append(("appsecret_proof", Hex.encode(proof)))
    }
    return try await requests.document(User.self, at: path, below: address, asking: members) {
      (fault: Fault) in Self.tokenFaults.contains(fault.error.code)
    }
  }

  /// A name with other characters could ask for more than a field.
  private static func isField(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        $0 == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
      }
  }
}

extension FacebookProof.User: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id
  }

  /// Reads an object of the Graph API, which has an id always.
  package init(from decoder: any Decoder) throws {
    id = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .id)
    fields = try decoder.singleValueContainer().decode([String: JSONValue].self)
  }
}
