import IdentityFederationCore
import IdentityFederationCredentials
import Testing

@Suite("The claim amr: DID-33")
struct AuthenticationMethodTests {
  @Test("each login is named by its provider and by its user")
  func forms() throws {
    let pool = try #require(IdentityPoolID("us-east-1:01234567-89ab-cdef-0123-456789abcdef"))
    let methods = AuthenticationMethods([
      .userPool(
        provider: "cognito-idp.us-east-1.amazonaws.com/us-east-1_a",
        pool: "us-east-1_a",
        subject: "s"
      ),
      .developer(provider: "login.example", pool: pool, user: "u"),
      .other(provider: "accounts.google.com", client: "c", subject: "g"),
    ])
    #expect(
      methods.members == [
        "authenticated", "cognito-idp.us-east-1.amazonaws.com/us-east-1_a",
        "cognito-idp.us-east-1.amazonaws.com/us-east-1_a:us-east-1_a:CognitoSignIn:s",
        "login.example", "login.example:us-east-1:01234567-89ab-cdef-0123-456789abcdef:u",
        "accounts.google.com", "accounts.google.com:c:g",
      ]
    )
    #expect(methods.isAuthenticated)
  }

  @Test("without a login an identity is not authenticated")
  func none() {
    #expect(AuthenticationMethods([]).members == ["unauthenticated"])
    #expect(!AuthenticationMethods.unauthenticated.isAuthenticated)
    #expect(!AuthenticationMethods(members: []).isAuthenticated)
  }
}
