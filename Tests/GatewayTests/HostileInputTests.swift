import NIOConcurrencyHelpers
import RPC
import Testing

@testable import GatewayService

/// Whatever the body, an operation's answer is a success or a refusal that its client can name.
@Suite("Hostile input to every operation", .timeLimit(.minutes(20)))
struct HostileInputTests {
  static let allowed: Set = [
    "InvalidParameterException", "SerializationException", "ValidationException",
  ]

  @Test(
    "no generated body is answered with a 500 or an unknown exception",
    arguments: PublicAPI.cognitoIdp.operations.map(\.name)
  )
  func everyOperation(_ name: String) async throws {
    let rig = Rig()
    let operation = try #require(PublicAPI.cognitoIdp.operations.first { $0.name == name })
    try await rig.run { ports in
      var generator = HostileJSON(seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
      try await Wire.connect(port: ports.clients) { wire in
        for round in 0..<150 {
          let body = round == 0 ? Array(HostileJSON.rightBody.utf8) : generator.body(round)
          var request = TestRequest.call(name)
          request.body = body
          if operation.isSigned { request = try signed(name, body: body) }
          try await wire.send(request.bytes)
          let reply = try await wire.reply()
          let text = String(decoding: body.prefix(300), as: UTF8.self)
          #expect(reply.status == 200 || reply.status == 400, "\(text): \(reply.body)")
          if round == 0 { #expect(reply.status == 200, "\(reply.body)") }
          if reply.status == 400 {
            #expect(Self.allowed.contains(reply.exception ?? ""), "\(text): \(reply.body)")
          }
          #expect(reply["x-amzn-requestid"] != nil)
          #expect(reply.body.utf8.count < 70_000)
        }
      }
    }
    #expect(rig.authentication.calls.count > 10, "too few bodies passed the checks")
  }

  @Test("the same for the bodies of the other APIs' operations")
  func otherAPIs() async throws {
    var rig = Rig()
    let proving = provingService()
    rig.identityFederation = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/VerifySignature") else { return [] }
      return try await proving.call(RPCMethod(call.method), call.message, context: call.context)
    }
    let path = "/identitypools/a%3A1/identities/a%3A2/datasets/d"
    let resources = [path, "/identitypools/a%3A1/configuration", "/identitypools/a%3A1/events"]
    let operations = PublicAPI.cognitoIdentity.operations
    try await rig.run { ports in
      var generator = HostileJSON(seed: 11)
      try await Wire.connect(port: ports.clients) { wire in
        for round in 0..<600 {
          let body = generator.body(round)
          let name = operations[round % operations.count].name
          var call = TestRequest.call(name)
            .with("X-Amz-Target", "AWSCognitoIdentityService.\(name)")
          var service = "cognito-identity"
          if round % 3 == 0 {
            call = TestRequest.resource("POST", resources[round / 3 % resources.count])
            service = "cognito-sync"
          }
          call.body = body
          let covered = service == "cognito-identity" ? ["x-amz-target"] : []
          try await wire.send(signed(call, service: service, covering: covered).bytes)
          let reply = try await wire.reply()
          #expect(reply.status == 200 || reply.status == 400, "\(reply.body)")
          if reply.status == 400 {
            let told = reply["x-amzn-ErrorType"]?.dropLast()
            #expect(Self.allowed.contains(told.map(String.init) ?? ""), "\(reply.body)")
          }
        }
      }
    }
  }
}

/// Makes bodies that a careless reader would fall over.
struct HostileJSON {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed | 1
  }

  /// Members as they occur in the API, so that values reach the places where they are read.
  private static let members = [
    "UserPoolId", "ClientId", "Username", "Password", "SecretHash", "UserAttributes",
    "ValidationData", "ClientMetadata", "AnalyticsMetadata", "UserContextData", "AuthFlow",
    "AuthParameters", "ChallengeName", "ChallengeResponses", "Session", "AccessToken",
    "RefreshToken", "Token", "ClientSecret", "DeviceKey", "ConfirmationCode", "PoolName",
    "Policies", "LambdaConfig", "AutoVerifiedAttributes", "AliasAttributes", "Schema", "MaxResults",
    "NextToken", "MfaConfiguration", "UserPoolTags", "AdminCreateUserConfig", "ClientName",
    "RefreshTokenValidity", "TokenValidityUnits", "ReadAttributes", "CallbackURLs",
    "AllowedOAuthFlows", "ExplicitAuthFlows", "GenerateSecret", "Permanent",
    "TemporaryPassword", "DesiredDeliveryMediums", "MessageAction", "ForceAliasCreation",
    "DeviceConfiguration", "EmailConfiguration", "SmsConfiguration", "AccountRecoverySetting",
    "UsernameConfiguration", "VerificationMessageTemplate", "Name", "Value", "PasswordPolicy",
    "MinimumLength", "AttributeDataType", "StringAttributeConstraints", "ContextData",
  ]

  mutating func body(_ round: Int) -> [UInt8] {
    switch round % 15 {
    case 0: return raw()
    case 1: return Array(nested().utf8)
    case 2...8: return Array(nearlyRight().utf8)
    default: return Array(object(depth: 0, members: below(14)).utf8)
    }
  }

  /// What every operation asks for, so that such a body reaches the service.
  private static let right = [
    ("UserPoolId", "\"eu-west-1_abcdefghi\""), ("ClientId", "\"abcdefghijklmnopqrstuvwxyz\""),
    ("Username", "\"ada\""), ("Password", "\"Passw0rd!\""), ("PoolName", "\"pool\""),
    ("ClientName", "\"client\""), ("AuthFlow", "\"USER_SRP_AUTH\""), ("MaxResults", "10"),
    ("ChallengeName", "\"PASSWORD_VERIFIER\""), ("ConfirmationCode", "\"123456\""),
    ("AttributeName", "\"email\""), ("ClientSecretId", "\"s\""), ("Code", "\"123456\""),
    ("CustomAttributes", "[{\"Name\":\"x\",\"AttributeDataType\":\"String\"}]"),
    ("DeviceKey", "\"eu-west-1_0123-abcd\""), ("GroupName", "\"group\""),
    ("MFAOptions", "[]"), ("ProposedPassword", "\"Passw0rd!\""), ("TagKeys", "[\"k\"]"),
    ("ResourceArn", "\"arn:aws:cognito-idp:eu-west-1:123456789012:userpool/eu-west-1_a\""),
    ("Tags", "{\"k\":\"v\"}"), ("UserAttributeNames", "[\"email\"]"), ("UserAttributes", "[]"),
    ("UserCode", "\"123456\""), ("AccessToken", "\"a.b.c\""), ("RefreshToken", "\"r\""),
    ("Token", "\"t\""), ("JobName", "\"job\""), ("JobId", "\"import-abc\""),
    ("CloudWatchLogsRoleArn", "\"arn:aws:iam::123456789012:role/import\""),
    ("UserSessionTracking", "\"ENABLED\""), ("TokenSession", "{\"MaxPerUser\":20}"),
    ("SSOSession", "{\"MaxValidityMinutes\":60}"), ("IdpIdentifier", "\"idp\""),
    ("SessionId", "\"tkn7j68rai9kaybx9s59bk7n1h4x\""), ("ProviderName", "\"idp\""),
    ("ProviderType", "\"OIDC\""), ("ProviderDetails", "{}"), ("Identifier", "\"api\""),
    ("Name", "\"api\""), ("SubjectToken", "\"a.b.c\""), ("SubjectTokenType", "\"ID_TOKEN\""),
    ("Secret", "\"abcdefghijklmnopqrstuvwxyz\""),
    ("Credential", "{}"), ("CredentialId", "\"AAAA\""), ("Domain", "\"ann\""),
    ("LimitDefinition", "{\"LimitClass\":\"API_CATEGORY\",\"Attributes\":{}}"),
    ("RequestedLimitValue", "1"), ("LogConfigurations", "[]"), ("RegionName", "\"eu-west-1\""),
    ("Status", "\"ACTIVE\""),
    ("ManagedLoginBrandingId", "\"0d5c6f52-6a0c-4c2f-9d1a-5d2d7f0c1b2a\""),
    ("TermsId", "\"0d5c6f52-6a0c-4c2f-9d1a-5d2d7f0c1b2a\""), ("TermsName", "\"terms-of-use\""),
    ("TermsSource", "\"LINK\""), ("Enforcement", "\"NONE\""), ("EventId", "\"event\""),
    ("FeedbackToken", "\"token\""), ("FeedbackValue", "\"Valid\""),
    ("User", "{\"ProviderName\":\"idp\",\"ProviderAttributeValue\":\"ada\"}"),
    ("SourceUser", "{\"ProviderName\":\"idp\",\"ProviderAttributeValue\":\"ada\"}"),
    ("DestinationUser", "{\"ProviderName\":\"Cognito\",\"ProviderAttributeValue\":\"ada\"}"),
  ]

  static let rightBody =
    "{" + right.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"

  /// The right members with one or two hostile ones among them.
  private mutating func nearlyRight() -> String {
    var members = Dictionary(Self.right) { first, _ in first }
    for _ in 0..<below(3) { members[member()] = value(depth: 1) }
    return "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  private mutating func raw() -> [UInt8] {
    switch below(6) {
    case 0: return (0..<below(400)).map { _ in UInt8(truncatingIfNeeded: next()) }
    case 1: return Array("{\"Username\":\"".utf8) + [0xFF, 0xC0, 0x80] + Array("\"}".utf8)
    case 2: return [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]
    case 3: return Array("{\"Username\":\"a".utf8) + [0] + Array("b\"}".utf8)
    case 4: return Array(object(depth: 0, members: 3).utf8.dropLast(1 + below(4)))
    default: return Array((object(depth: 0, members: 2) + "x").utf8)
    }
  }

  private mutating func nested() -> String {
    let depth = [10, 63, 64, 65, 600, 10_000][below(6)]
    let open = below(2) == 0 ? "[" : "{\"a\":"
    let close = open == "[" ? "]" : "}"
    let name = member()
    return "{\"\(name)\":" + String(repeating: open, count: depth) + "1"
      + String(repeating: close, count: depth) + "}"
  }

  private mutating func object(depth: Int, members count: Int) -> String {
    let pairs = (0..<count).map { _ in "\"\(member())\":\(value(depth: depth + 1))" }
    return "{" + pairs.joined(separator: ",") + "}"
  }

  private mutating func value(depth: Int) -> String {
    switch below(depth > 4 ? 8 : 11) {
    case 0: return "null"
    case 1: return ["true", "false"][below(2)]
    case 2, 3:
      return [
        "0", "-1", "1", "60", "61", "2147483647", "2147483648", "-2147483649",
        "9223372036854775807", "9223372036854775808", "1e308", "1e309", "-1e999999", "1.5",
        "0.1e-400", "-0", "123456789012345678901234567890", "1E+2",
      ][below(18)]
    case 4, 5, 6, 7: return "\"\(text())\""
    case 8:
      let values = (0..<below(6)).map { _ in value(depth: depth + 1) }
      return "[" + values.joined(separator: ",") + "]"
    default: return object(depth: depth, members: below(5))
    }
  }

  private mutating func text() -> String {
    switch below(10) {
    case 0: return ""
    case 1: return "a\\u0000b"
    case 2: return String(repeating: "x", count: [127, 128, 129, 2048, 4097, 131_073][below(6)])
    case 3: return "\\ud83d\\ude00\\u200b\\u0301"
    case 4: return "eu-west-1_abcdefghi"
    case 5:
      return ["USER_SRP_AUTH", "PASSWORD_VERIFIER", "ON", "email", "ADMIN_NO_SRP_AUTH"][below(5)]
    case 6: return "' OR 1=1; --"
    case 7: return "\\r\\nX-Injected: 1"
    case 8: return "arn:aws:lambda:eu-west-1:123456789012:function:f"
    default: return "abcdefghijklmnopqrstuvwxyz".prefix(1 + below(26)).description
    }
  }

  private mutating func member() -> String {
    below(20) == 0 ? text() : Self.members[below(Self.members.count)]
  }

  private mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(max(bound, 1)))
  }

  /// SplitMix64: the same bodies in every run.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
