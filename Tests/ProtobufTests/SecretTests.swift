import AuthenticationMessages
import IdentityFederationMessages
import Testing

@Suite("secrets in messages")
struct SecretTests {
  @Test("printing a message shows no secret")
  func printing() {
    let secret = "hunter2hunter2"
    let shown = [
      "\(SignUpRequest(username: "u", password: secret))",
      "\(InitiateAuthRequest(authParameters: ["PASSWORD": secret]))",
      "\(InitiateAuthResponse(authenticationResult: AuthenticationResultType(idToken: secret)))",
      "\([CreateAccessKeyResponse(secretAccessKey: Array(secret.utf8))])",
      String(reflecting: RespondToAuthChallengeRequest(session: secret)),
    ]
    for text in shown {
      #expect(!text.contains(secret), "\(text)")
      #expect(!text.contains("104, 117, 110"), "\(text)")
    }
    #expect(shown.first?.contains("14 bytes") == true)
  }
}
