import Cryptography
import Foundation

extension Operation {
  /// USER_SRP_AUTH and its PASSWORD_VERIFIER answer.
  static func srpSignIn(_ subject: Subject, _ gatehouse: Gatehouse) -> Operation {
    Operation(name: "SRP sign-in") { connection, number in
      let user = subject.users[number % subject.users.count]
      let client = try SRP.Client()
      let challenge: AuthenticationAnswer = try await gatehouse.call(
        "InitiateAuth",
        InitiateAuthInput(
          AuthFlow: "USER_SRP_AUTH",
          ClientId: subject.clientID,
          AuthParameters: ["USERNAME": user, "SRP_A": Hex.encode(client.clientPublic)]
        ),
        over: connection
      )
      let answer: AuthenticationAnswer = try await gatehouse.call(
        "RespondToAuthChallenge",
        RespondInput(
          ChallengeName: "PASSWORD_VERIFIER",
          ClientId: subject.clientID,
          ChallengeResponses: try claim(challenge, client: client, subject: subject)
        ),
        over: connection
      )
      guard answer.AuthenticationResult != nil else {
        throw Gatehouse.Failure(description: "SRP sign-in without tokens")
      }
    }
  }

  private static func claim(
    _ challenge: AuthenticationAnswer,
    client: SRP.Client,
    subject: Subject
  ) throws -> [String: String] {
    guard let parameters = challenge.ChallengeParameters,
      let user = parameters["USER_ID_FOR_SRP"],
      let saltText = parameters["SALT"], let publicText = parameters["SRP_B"],
      let salt = Hex.decode(even(saltText)), let serverPublic = Hex.decode(even(publicText)),
      let blockText = parameters["SECRET_BLOCK"], let block = Data(base64Encoded: blockText)
    else { throw Gatehouse.Failure(description: "an incomplete PASSWORD_VERIFIER challenge") }
    let identity = SRPIdentity(group: subject.poolName, user: user)
    let key = try client.sessionKey(
      identity: identity,
      password: Array(Subject.password.utf8),
      salt: salt,
      serverPublic: serverPublic
    )
    let timestamp = SRPTimestamp.text(Date())
    let signature = SRP.signature(
      key: key,
      identity: identity,
      secretBlock: Array(block),
      timestamp: timestamp
    )
    return [
      "USERNAME": user,
      "PASSWORD_CLAIM_SECRET_BLOCK": blockText,
      "PASSWORD_CLAIM_SIGNATURE": Data(signature).base64EncodedString(),
      "TIMESTAMP": timestamp,
    ]
  }

  private static func even(_ hexadecimal: String) -> String {
    hexadecimal.count.isMultiple(of: 2) ? hexadecimal : "0" + hexadecimal
  }
}

/// The claim's TIMESTAMP: `EEE MMM d HH:mm:ss 'UTC' yyyy`, English, the day not padded.
enum SRPTimestamp {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func text(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.year, .month, .day, .weekday, .hour, .minute, .second],
      from: date
    )
    let weekday = weekdays[(parts.weekday ?? 1) - 1]
    let month = months[(parts.month ?? 1) - 1]
    let time = String(
      format: "%02d:%02d:%02d",
      parts.hour ?? 0,
      parts.minute ?? 0,
      parts.second ?? 0
    )
    return "\(weekday) \(month) \(parts.day ?? 1) \(time) UTC \(parts.year ?? 0)"
  }
}
