package import IdentityFederationCore

/// What an identity's token says of its logins: the claim "amr".
///
/// Policies of AWS compare its members, so their forms are AWS's.
package struct AuthenticationMethods: Sendable, Hashable {
  /// A login as the claim names it.
  package struct Login: Sendable, Hashable {
    fileprivate let provider: String
    fileprivate let user: String

    /// A user of a user pool; `provider` is the login's key.
    package static func userPool(provider: String, pool: String, subject: String) -> Login {
      Login(provider: provider, user: "\(provider):\(pool):CognitoSignIn:\(subject)")
    }

    /// A user whom the developer's own system names.
    package static func developer(
      provider: String,
      pool: IdentityPoolID,
      user: String
    ) -> Login {
      Login(provider: provider, user: "\(provider):\(pool.text):\(user)")
    }

    /// A user of any other provider, to whose `client` the token was given.
    package static func other(provider: String, client: String, subject: String) -> Login {
      Login(provider: provider, user: "\(provider):\(client):\(subject)")
    }
  }

  /// The members of the claim.
  package let members: [String]

  /// The methods of an identity without a login.
  package static let unauthenticated = AuthenticationMethods(members: ["unauthenticated"])

  /// The methods of a request's logins, in their order; without any the identity is not authenticated.
  package init(_ logins: [Login]) {
    members =
      logins.isEmpty
      ? Self.unauthenticated.members
      : ["authenticated"] + logins.flatMap { [$0.provider, $0.user] }
  }

  /// Those that a token names.
  package init(members: [String]) {
    self.members = members
  }

  /// Whether a login was proved.
  package var isAuthenticated: Bool { members.first == "authenticated" }
}
