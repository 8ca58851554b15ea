internal import AuthenticationMessages
internal import AuthenticationService
internal import Cryptography
internal import TestSupport
internal import Testing

@Suite("Addresses of names that no user has")
struct MadeUpAddressTests {
  /// What an answer shows of where a code goes: the medium, and the domain of a mailbox.
  private func shown(_ name: String, _ stage: Stage) async throws -> String {
    let details = try #require(try await stage.forgot(name))
    let domain = details.destination?.split(separator: "@").last.map(String.init) ?? ""
    let isMail = details.deliveryMedium == "EMAIL"
    return "\(details.deliveryMedium ?? "") \(isMail ? domain : "")"
  }

  @Test("look like those of the pool's users: by the same media, at domains of theirs")
  func likeTheOthers() async throws {
    let stage = try await Stage.hiding(harness: SignInHarness())
    for number in 0..<12 {
      let domain = number < 9 ? "corp.example" : "partner.example"
      try await stage.addUser(
        "user\(number)",
        attributes: ["email": "u\(number)@\(domain)", "email_verified": "true"]
      )
    }
    var made: [String: Int] = [:]
    for number in 0..<150 { made[try await shown("ghost\(number)", stage), default: 0] += 1 }
    #expect(Set(made.keys) == ["EMAIL c***", "EMAIL p***"])
    // About as often as theirs.
    #expect((85...140).contains(made["EMAIL c***"] ?? 0))
  }

  @Test("stay the same while the pool grows a little, and are drawn anew when it has grown a lot")
  func growth() async throws {
    let stage = try await Stage.hiding(harness: SignInHarness())
    try await stage.addUser(
      "ann",
      attributes: ["email": "ann@corp.example", "email_verified": "true"]
    )
    #expect(try await shown("ghost", stage) == "EMAIL c***")
    for (number, shape) in [(0, "EMAIL c***"), (1, "SMS ")] {
      for person in 0...number {
        let phone = "+1555000\(number)\(person)00"
        try await stage.addUser(
          "user\(number)\(person)",
          attributes: ["phone_number": phone, "phone_number_verified": "true"]
        )
      }
      try await stage.service.expiredRowRemoval.removeOnce()
      var made: Set<String> = []
      for name in 0..<20 { made.insert(try await shown("name\(number)\(name)", stage)) }
      #expect(made.contains(shape))
      #expect(made.contains("SMS ") == (number == 1))
    }
  }

  @Test("and ids and salts outlive the sealing keys")
  func newSealingKey() async throws {
    let stage = try await Stage.hiding(
      CreateUserPoolRequest(aliasAttributes: ["email"]),
      harness: SignInHarness()
    )
    let old = [1: [UInt8](repeating: 7, count: 32)] as [UInt32: [UInt8]]
    let new = [2: [UInt8](repeating: 8, count: 32)] as [UInt32: [UInt8]]
    let both = old.merging(new) { $1 }
    let sealers = [
      try Sealer(keys: old, current: 1), try Sealer(keys: both, current: 1),
      try Sealer(keys: both, current: 2), try Sealer(keys: new, current: 2),
    ]
    var answers: Set<[String]> = []
    for sealer in sealers {
      let service = try stage.harness.instance(
        tokens: stage.harness.tokenChannel,
        sealer: sealer
      )
      let begun = try await SRPExchange(stage, "ghost@corp.example", on: service)
      let code = try await stage.forgot("nobody", on: service)
      answers.insert([
        begun.parameter("SALT"), begun.parameter("USER_ID_FOR_SRP"), code?.destination ?? "",
        code?.deliveryMedium ?? "",
      ])
    }
    #expect(answers.count == 1)
  }
}
