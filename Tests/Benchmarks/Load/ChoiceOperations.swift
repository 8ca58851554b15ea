import Cryptography
import Foundation
import WebAuthnTestSupport

/// Sign-ins by USER_AUTH.
extension Operation {
  static func all(_ subject: ChoiceSubject) -> [Operation] {
    [passkeySignIn(subject), choiceBySRP(subject)]
  }

  /// WEB_AUTHN as the preferred challenge: two calls.
  private static func passkeySignIn(_ subject: ChoiceSubject) -> Operation {
    struct Options: Decodable { let challenge: String }
    return Operation(name: "passkey sign-in") { connection, number in
      let user = subject.users[number % subject.users.count]
      let asked: AuthenticationAnswer = try await subject.calls.gatehouse.call(
        "InitiateAuth",
        InitiateAuthInput(
          AuthFlow: "USER_AUTH",
          ClientId: subject.calls.clientID,
          AuthParameters: ["USERNAME": user.name, "PREFERRED_CHALLENGE": "WEB_AUTHN"]
        ),
        over: connection
      )
      let text = asked.ChallengeParameters?["CREDENTIAL_REQUEST_OPTIONS"] ?? ""
      let options = try JSONDecoder().decode(Options.self, from: Data(text.utf8))
      let challenge = Base64URL.decode(options.challenge) ?? []
      let done = try await subject.calls.respond(
        "WEB_AUTHN",
        ["USERNAME": user.name, "CREDENTIAL": try user.passkey.assertion(challenge)],
        session: asked.Session,
        over: connection
      )
      guard done.AuthenticationResult != nil else {
        throw Gatehouse.Failure(description: "a passkey's sign-in without tokens")
      }
    }
  }

  /// PASSWORD_SRP as the preferred challenge: the calls of USER_SRP_AUTH.
  private static func choiceBySRP(_ subject: ChoiceSubject) -> Operation {
    Operation(name: "USER_AUTH with SRP") { connection, number in
      let user = subject.users[number % subject.users.count]
      let done = try await subject.calls.provePassword(
        of: user.name,
        byChoice: true,
        over: connection
      )
      guard done.AuthenticationResult != nil else {
        throw Gatehouse.Failure(description: "USER_AUTH with SRP without tokens")
      }
    }
  }
}
