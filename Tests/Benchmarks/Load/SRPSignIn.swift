import Cryptography
import Foundation

/// The calls of a sign-in by SRP, as a client makes them.
struct SRPSignIn: Sendable {
  let gatehouse: Gatehouse
  let poolID: String
  let clientID: String

  /// USER_SRP_AUTH, or the same by USER_AUTH, and its PASSWORD_VERIFIER answer.
  func provePassword(
    of user: String,
    deviceKey: String? = nil,
    byChoice isByChoice: Bool = false,
    over connection: Connection
  ) async throws -> AuthenticationAnswer {
    let client = try SRP.Client()
    var parameters = ["USERNAME": user, "SRP_A": Hex.encode(client.clientPublic)]
    parameters["DEVICE_KEY"] = deviceKey
    if isByChoice { parameters["PREFERRED_CHALLENGE"] = "PASSWORD_SRP" }
    let challenge: AuthenticationAnswer = try await gatehouse.call(
      "InitiateAuth",
      InitiateAuthInput(
        AuthFlow: isByChoice ? "USER_AUTH" : "USER_SRP_AUTH",
        ClientId: clientID,
        AuthParameters: parameters
      ),
      over: connection
    )
    let name = challenge.ChallengeParameters?["USER_ID_FOR_SRP"] ?? user
    var answers = try Self.proof(
      of: challenge,
      client,
      SRPIdentity(group: String(poolID.split(separator: "_").last ?? ""), user: name),
      secret: Array(Subject.password.utf8)
    )
    answers["USERNAME"] = name
    answers["DEVICE_KEY"] = deviceKey
    return try await respond("PASSWORD_VERIFIER", answers, over: connection)
  }

  /// DEVICE_SRP_AUTH and DEVICE_PASSWORD_VERIFIER.
  func prove(
    _ device: LoadDevice,
    after asked: AuthenticationAnswer,
    over connection: Connection
  ) async throws -> AuthenticationAnswer {
    let client = try SRP.Client()
    let named = ["USERNAME": device.user, "DEVICE_KEY": device.key]
    let challenge = try await respond(
      "DEVICE_SRP_AUTH",
      named.merging(["SRP_A": Hex.encode(client.clientPublic)]) { $1 },
      session: asked.Session,
      over: connection
    )
    let proof = try Self.proof(of: challenge, client, device.identity, secret: device.secret)
    return try await respond(
      "DEVICE_PASSWORD_VERIFIER",
      named.merging(proof) { $1 },
      over: connection
    )
  }

  func respond(
    _ challenge: String,
    _ answers: [String: String],
    session: String? = nil,
    over connection: Connection
  ) async throws -> AuthenticationAnswer {
    try await gatehouse.call(
      "RespondToAuthChallenge",
      RespondInput(
        ChallengeName: challenge,
        ClientId: clientID,
        Session: session,
        ChallengeResponses: answers
      ),
      over: connection
    )
  }

  private static func proof(
    of challenge: AuthenticationAnswer,
    _ client: SRP.Client,
    _ identity: SRPIdentity,
    secret: [UInt8]
  ) throws -> [String: String] {
    guard let parameters = challenge.ChallengeParameters,
      let saltText = parameters["SALT"], let publicText = parameters["SRP_B"],
      let salt = Hex.decode(even(saltText)), let serverPublic = Hex.decode(even(publicText)),
      let blockText = parameters["SECRET_BLOCK"], let block = Data(base64Encoded: blockText)
    else { throw Gatehouse.Failure(description: "an incomplete SRP challenge") }
    let key = try client.sessionKey(
      identity: identity,
      password: secret,
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
