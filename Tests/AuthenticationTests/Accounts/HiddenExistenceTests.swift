import AuthenticationMessages
import Domain
import Postgres
import TestSupport
import Testing

@testable import AuthenticationCore
@testable import AuthenticationService

@Suite("E.1.11 Whether there is such a user")
struct HiddenExistenceTests {
  private static let mailPool = CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
  private static let unknown = AuthenticationFailure.userNotFound(
    "Username/client id combination not found."
  )

  @Test("is not told by a forgotten password: nothing is sent, and the answer is stable")
  func forgotPassword() async throws {
    let harness = try await SignInHarness()
    let stage = try await Stage.hiding(harness: harness)
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    // Neither where no address can be written to, nor where the state forbids it.
    try await stage.addUser("mute")
    try await stage.addUser("off", attributes: ForgotPasswordTests.verified)
    try await stage.disable("off")
    try await stage.addUser("new", attributes: ForgotPasswordTests.verified)
    try await stage.setPassword("new", "Temp0rary!", permanent: false)
    let before = try await stage.messageCount()
    for name in ["bob", "mute", "off", "new"] {
      let details = try await stage.forgot(name)
      let again = try await stage.forgot(name, on: harness.twin)
      #expect(details == again)
      #expect(details?.destination?.isEmpty == false)
      #expect(details?.deliveryMedium == "EMAIL" || details?.deliveryMedium == "SMS")
    }
    #expect(try await stage.messageCount() == before)
    try await stage.forgot("ann")
    #expect(try await stage.messageCount() == before + 1)
  }

  @Test("is not told by the answer to a code, whether one was asked for or not")
  func confirmForgotPassword() async throws {
    let stage = try await Stage.hiding(harness: SignInHarness())
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    for name in ["ann", "bob"] {
      await #expect(throws: AuthenticationFailure.expiredCode) {
        try await stage.recover(name, "x")
      }
      try await stage.forgot(name)
      for _ in 0..<3 {
        await #expect(throws: AuthenticationFailure.codeMismatch) {
          try await stage.recover(name, "x")
        }
      }
      stage.harness.clock.advance(by: .seconds(3600))
      await #expect(throws: AuthenticationFailure.expiredCode) {
        try await stage.recover(name, "x")
      }
    }
  }

  @Test("is not told by asking by the id that a name has got: mask, codes and attempts are one")
  func byID() async throws {
    let stage = try await Stage.hiding(
      CreateUserPoolRequest(usernameAttributes: ["email", "phone_number"]),
      harness: SignInHarness()
    )
    let names = ["ann@corp.test", "Off@corp.test", "un@corp.test", "bob@corp.test", "7Up@x.test"]
    for name in names.prefix(3) {
      try await stage.addUser(
        name,
        attributes: ["email": name, "email_verified": "\(!name.hasPrefix("un"))"]
      )
    }
    try await stage.disable("Off@corp.test")
    for name in names + ["+15551234567"] {
      let id = try await SRPExchange(stage, name).parameter("USER_ID_FOR_SRP")
      await #expect(throws: AuthenticationFailure.expiredCode) { try await stage.recover(id, "x") }
      let byName = try await stage.forgot(name)
      #expect(try await stage.forgot(id) == byName)
      let mask = name.hasPrefix("+") ? "+*******4567" : EmailAddress.masked(name)
      #expect(byName?.destination == mask)
      for asked in [name, id] {
        await #expect(throws: AuthenticationFailure.codeMismatch) {
          try await stage.recover(asked, "x")
        }
      }
      for asked in [name, id, name] { try await stage.forgot(asked) }
      for asked in [name, id] {
        await #expect(throws: AttemptLimitTests.exceeded) { try await stage.forgot(asked) }
      }
    }
  }

  @Test("is not told by a letter, a digit or a length that only real addresses have")
  func masks() async throws {
    let stage = try await Stage.hiding(harness: SignInHarness())
    let pool = try #require(UserPoolID(stage.poolID))
    let users = stage.service.directory.unknownUsers
    var letters: Set<Character> = []
    var domainLetters: Set<Character> = []
    var lengths: Set<Int> = []
    for number in 0..<4000 {
      let mail = users.address("ghost\(number)", by: [.email], in: pool)
      let mask = Array(EmailAddress.masked(mail.destination))
      #expect(mask.count == 9)
      letters.insert(mask[0])
      domainLetters.insert(mask[5])
      let phone = users.address("ghost\(number)", by: [.sms], in: pool)
      #expect(PhoneNumber.isValid(phone.destination))
      lengths.insert(phone.destination.count - 1)
    }
    let all = Set("abcdefghijklmnopqrstuvwxyz0123456789")
    #expect(letters == all)
    #expect(domainLetters == all)
    #expect(lengths == Set(9...13))
  }

  @Test("is not told by an id: each UUID of a user's form stands for itself, and has an address")
  func everyID() async throws {
    let stage = try await Stage.hiding(harness: SignInHarness())
    let pool = try #require(UserPoolID(stage.poolID))
    let users = stage.service.directory.unknownUsers
    for _ in 0..<2000 {
      let id = stage.service.parts.random.uuid()
      #expect(users.sub(id, in: pool) == id)
      let mail = users.address(id, by: [.email], in: pool).destination
      #expect(mail.utf8.allSatisfy { (0x21...0x7E).contains($0) })
      #expect(PhoneNumber.isValid(users.address(id, by: [.sms], in: pool).destination))
    }
    for name in [
      "bob", "00000000-0000-1000-8000-000000000000", "A0000000-0000-4000-8000-000000000000",
    ] {
      let id = users.sub(name, in: pool)
      #expect(id != name)
      #expect(users.sub(id, in: pool) == id)
      let byName = users.address(name, by: [.email], in: pool)
      #expect(users.address(id, by: [.email], in: pool) == byName)
    }
  }

  @Test("is not told by a repeated sign-up code")
  func resend() async throws {
    let stage = try await Stage.hiding(Self.mailPool, harness: SignInHarness())
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    try await stage.addUser("eve", attributes: ForgotPasswordTests.verified)
    for name in ["ann", "bob", "eve"] {
      let details = try await stage.resend(name)
      #expect(details?.deliveryMedium == "EMAIL")
      #expect(details?.attributeName == "email")
      #expect(details?.destination?.count == 9)
      for _ in 0..<4 { _ = try await stage.resend(name) }
      await #expect(throws: AttemptLimitTests.exceeded) { try await stage.resend(name) }
    }
  }

  @Test("is told by the answer to a sign-up's code only to a client with the right one")
  func confirmSignUp() async throws {
    let stage = try await Stage.hiding(Self.mailPool, harness: SignInHarness())
    _ = try await stage.signUp("late", attributes: SignUpTests.mail)
    let late = try await stage.code("late")
    stage.harness.clock.advance(by: .seconds(86_400))
    for name in ["waiting", "done"] {
      _ = try await stage.signUp(name, attributes: SignUpTests.mail)
    }
    let right = try await stage.code("done")
    try await stage.confirm("done", right)
    try await stage.addUser("made", attributes: ForgotPasswordTests.verified)
    let confirmed = AuthenticationFailure.notAuthorized(
      "User cannot be confirmed. Current status is CONFIRMED"
    )
    await #expect(throws: confirmed) {
      try await stage.confirm("done", right)
    }
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.confirm("late", late)
    }
    for hour in 0..<2 {
      stage.harness.clock.advance(by: .seconds(3600))
      for name in ["late", "waiting", "done", "made", "nobody"] {
        for _ in 0..<15 {
          await #expect(throws: AuthenticationFailure.codeMismatch, "\(name) in hour \(hour)") {
            try await stage.confirm(name, "x")
          }
        }
        await #expect(throws: AttemptLimitTests.exceeded) { try await stage.confirm(name, "x") }
      }
    }
  }

  @Test("is told where the client does not hide it")
  func legacy() async throws {
    let stage = try await SignInHarness().stage(Self.mailPool)
    await #expect(throws: Self.unknown) { try await stage.forgot("bob") }
    await #expect(throws: Self.unknown) { try await stage.recover("bob", "123456") }
    await #expect(throws: Self.unknown) { try await stage.resend("bob") }
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    await #expect(throws: AuthenticationFailure.invalidParameter("User is already confirmed.")) {
      try await stage.resend("ann")
    }
  }

  @Test("is not told by the work: known and unknown names take as many questions to the database")
  func work() async throws {
    let stage = try await Stage.hiding(Self.mailPool, harness: SignInHarness())
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    try await stage.addUser("eve", attributes: ForgotPasswordTests.verified)
    // A pool's first request makes what all later ones read, whatever name it has.
    _ = try await stage.forgot("first")
    for step in [
      Step(known: "eve", unknown: "bob") { try await stage.forgot($0) },
      Step(known: "ann", unknown: "rob") { try await stage.resend($0) },
    ] {
      var questions: [String: Set<Int>] = [:]
      var answers: [String: Set<CodeDeliveryDetailsType>] = [:]
      for _ in 0..<4 {
        for name in [step.known, step.unknown] {
          let before = stage.harness.store.statistics.leases
          let details = try await step.run(name)
          questions[name, default: []].insert(stage.harness.store.statistics.leases - before)
          if let details { answers[name, default: []].insert(details) }
        }
      }
      #expect(questions[step.known]?.count == 1)
      #expect(questions[step.known] == questions[step.unknown])
      #expect(answers[step.known]?.count == 1)
      #expect(answers[step.unknown]?.count == 1)
    }
  }

  private struct Step {
    let known: String
    let unknown: String
    let run: (String) async throws -> CodeDeliveryDetailsType?
  }
}
