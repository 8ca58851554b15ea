import AuthenticationMessages
import Testing

@testable import APIConstraints
@testable import GatewayService

@Suite("constraints of Cognito's model")
struct ConstraintReportTests {
  private let clientID = "abcdefghijklmnopqrstuvwxyz"

  private func message(_ request: some ConstraintChecked) -> String? {
    ConstraintReport.message(for: request)
  }

  private func one(_ failure: String) -> String { "1 validation error detected: \(failure)" }

  @Test("a request that keeps every constraint has no message")
  func valid() {
    let request = SignUpRequest(
      clientId: clientID,
      username: "ünïcode@example.com",
      password: "Passw0rd!\u{0}",
      userAttributes: [AttributeType(name: "email", value: "")],
      clientMetadata: ["a": ""]
    )
    #expect(message(request) == nil)
    #expect(message(DescribeUserPoolRequest(userPoolId: "eu-west-1_AbCdEfGhI")) == nil)
  }

  @Test("E.1.2 an absent required member is null")
  func required() {
    #expect(
      message(ListUserPoolsRequest())
        == one(
          "Value null at 'maxResults' failed to satisfy constraint: Member must not be null"
        )
    )
    #expect(
      message(AdminSetUserPasswordRequest(userPoolId: "a_b", username: "u"))
        == one("Value at 'password' failed to satisfy constraint: Member must not be null")
    )
  }

  @Test("E.1.2 a value fails by length and by pattern, each on its own, joined by semicolons")
  func lengthAndPattern() {
    let request = ConfirmSignUpRequest(
      clientId: clientID,
      username: "",
      confirmationCode: "1"
    )
    #expect(
      message(request)
        == "2 validation errors detected: "
        + "Value at 'username' failed to satisfy constraint: "
        + "Member must have length greater than or equal to 1; "
        + "Value at 'username' failed to satisfy constraint: "
        + #"Member must satisfy regular expression pattern: [\p{L}\p{M}\p{S}\p{N}\p{P}]+"#
    )
  }

  @Test("a value that is no secret is repeated, a secret never")
  func echo() {
    #expect(
      message(DescribeUserPoolRequest(userPoolId: "no pool"))
        == one(
          "Value 'no pool' at 'userPoolId' failed to satisfy constraint: "
            + #"Member must satisfy regular expression pattern: [\w-]+_[0-9a-zA-Z]+"#
        )
    )
    let secret = AdminSetUserPasswordRequest(
      userPoolId: "a_b",
      username: "u",
      password: " hunter2"
    )
    #expect(message(secret)?.contains("hunter") == false)
    let context = SignUpRequest(
      clientId: clientID,
      username: "u",
      userContextData: UserContextDataType(ipAddress: "10.0.0.1\u{0}")
    )
    #expect(message(context)?.contains("at 'userContextData.ipAddress'") == true)
    #expect(message(context)?.contains("10.0.0.1") == false)
  }

  @Test("an enumeration lists its values")
  func enumeration() {
    #expect(
      message(CreateUserPoolRequest(poolName: "p", mfaConfiguration: "MAYBE"))
        == one(
          "Value 'MAYBE' at 'mfaConfiguration' failed to satisfy constraint: "
            + "Member must satisfy enum value set: [OFF, ON, OPTIONAL]"
        )
    )
  }

  @Test("a number is held to its range")
  func range() {
    #expect(
      message(ListUserPoolsRequest(maxResults: 61))
        == one(
          "Value '61' at 'maxResults' failed to satisfy constraint: "
            + "Member must have value less than or equal to 60"
        )
    )
    let policy = PasswordPolicyType(minimumLength: 5)
    let pool = CreateUserPoolRequest(
      poolName: "p",
      policies: UserPoolPolicyType(passwordPolicy: policy)
    )
    #expect(
      message(pool)
        == one(
          "Value '5' at 'policies.passwordPolicy.minimumLength' failed to satisfy constraint: "
            + "Member must have value greater than or equal to 6"
        )
    )
  }

  @Test("a list of structures names the member by its number, from 1")
  func structureList() {
    let request = SignUpRequest(
      clientId: clientID,
      username: "u",
      userAttributes: [AttributeType(name: "email"), AttributeType(value: "x")]
    )
    #expect(
      message(request)
        == one(
          "Value null at 'userAttributes.2.member.name' failed to satisfy constraint: "
            + "Member must not be null"
        )
    )
  }

  @Test("a list of texts is repeated whole and lists all that its members must keep")
  func textList() {
    let request = CreateUserPoolClientRequest(
      userPoolId: "a_b",
      clientName: "c",
      callbackUrls: [""]
    )
    #expect(
      message(request)
        == one(
          "Value '[]' at 'callbackURLs' failed to satisfy constraint: "
            + "Member must satisfy constraint: [Member must have length less than or equal to "
            + "1024, Member must have length greater than or equal to 1, Member must satisfy "
            + #"regular expression pattern: [\p{L}\p{M}\p{S}\p{N}\p{P}]+]"#
        )
    )
  }

  @Test("a map says whether its keys or its values are wrong")
  func maps() {
    let keys = CreateUserPoolRequest(poolName: "p", userPoolTags: ["": "v"])
    #expect(message(keys)?.contains("Value '{=v}' at 'userPoolTags'") == true)
    #expect(message(keys)?.contains("Map keys must satisfy constraint: [") == true)
    let long = String(repeating: "v", count: 257)
    let values = CreateUserPoolRequest(poolName: "p", userPoolTags: ["k": long])
    #expect(message(values)?.contains("Map value must satisfy constraint: [") == true)
  }

  @Test("NUL is refused where it would be cut off, and kept in secrets")
  func nul() {
    let attribute = SignUpRequest(
      clientId: clientID,
      username: "u",
      userAttributes: [AttributeType(name: "a", value: "x\u{0}y")]
    )
    #expect(message(attribute)?.contains("U+0000") == true)
    let metadata = SignUpRequest(
      clientId: clientID,
      username: "u",
      clientMetadata: ["k": "\u{0}"]
    )
    #expect(message(metadata)?.contains("U+0000") == true)
    let parameters = InitiateAuthRequest(
      authFlow: "USER_PASSWORD_AUTH",
      authParameters: ["PASSWORD": "\u{0}"],
      clientId: clientID
    )
    #expect(message(parameters) == nil)
  }

  @Test("lengths count code points")
  func codePoints() {
    let name = String(repeating: "🔑", count: 128)
    #expect(message(SignUpRequest(clientId: clientID, username: name)) == nil)
    #expect(message(SignUpRequest(clientId: clientID, username: name + "x")) != nil)
  }

  @Test("a message stays short whatever the request holds")
  func bounded() throws {
    let many = SignUpRequest(
      clientId: String(repeating: "/", count: 1 << 20),
      username: "u",
      userAttributes: Array(repeating: AttributeType(), count: 100_000)
    )
    let text = try #require(message(many))
    #expect(text.hasPrefix("50 validation errors detected: "))
    #expect(text.utf8.count < 20_000)
  }

  @Test("each API's table names every operation once, and only known ones")
  func table() {
    for api in PublicAPI.all {
      let names = api.operations.map(\.name)
      #expect(Set(names).count == names.count, "\(api.name)")
      #expect(Set(names).isSubset(of: api.knownNames), "\(api.name)")
    }
    let known = Dictionary(
      uniqueKeysWithValues: PublicAPI.all.map { ($0.name, $0.knownNames.count) }
    )
    #expect(known == ["cognito-idp": 141, "cognito-identity": 23, "cognito-sync": 17, "sts": 11])
    let labels = PublicAPI.all.flatMap(\.operations).map(\.label)
    #expect(Set(labels).count == labels.count)
  }

  @Test("a pattern's range of code points beyond ASCII holds them, and no other")
  func ranges() {
    let arn = TextConstraint.securityTokenArnType
    let head = "arn:aws:iam::123456789012:role/"
    for text in ["é", "\u{85}", "漢", "\u{FFFD}", "\t"] {
      #expect(arn.failures(of: head + text).isEmpty, "\(text)")
    }
    for text in ["\u{0}", "\u{1F}", "\u{1F511}"] {
      #expect(!arn.failures(of: head + text).isEmpty, "\(text)")
    }
  }
}
