internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Domain
internal import Foundation
import GatehouseStubs
internal import JSON
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("CreateUserPool")
struct CreateUserPoolTests {
  @Test("a pool whose creator says nothing has Cognito's defaults (E.2)")
  func defaults() async throws {
    let harness = try await PoolsHarness()
    var pool = try await harness.makePool(CreateUserPoolRequest(poolName: "plain"))
    let id = try #require(pool.id)
    #expect(UserPoolID(id)?.region == "us-east-1")
    #expect(pool.arn == "arn:aws:cognito-idp:us-east-1:123456789012:userpool/\(id)")
    #expect(pool.creationDateUnixMillis == harness.clock.now().unixMillis)
    #expect(pool.lastModifiedDateUnixMillis == pool.creationDateUnixMillis)

    pool.schemaAttributes = nil
    pool.id = nil
    pool.arn = nil
    pool.creationDateUnixMillis = nil
    pool.lastModifiedDateUnixMillis = nil
    let json =
      """
      {
        "Name": "plain",
        "Policies": {
          "PasswordPolicy": {
            "MinimumLength": 8, "RequireUppercase": true, "RequireLowercase": true,
            "RequireNumbers": true, "RequireSymbols": true, "TemporaryPasswordValidityDays": 7
          },
          "SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD"]}
        },
        "DeletionProtection": "INACTIVE",
        "LambdaConfig": {},
        "VerificationMessageTemplate": {"DefaultEmailOption": "CONFIRM_WITH_CODE"},
        "MfaConfiguration": "OFF",
        "EstimatedNumberOfUsers": 0,
        "EmailConfiguration": {"EmailSendingAccount": "COGNITO_DEFAULT"},
        "UserPoolTags": {},
        "AdminCreateUserConfig": {
          "AllowAdminCreateUserOnly": false, "UnusedAccountValidityDays": 7
        },
        "AccountRecoverySetting": {
          "RecoveryMechanisms": [
            {"Priority": 1, "Name": "verified_email"},
            {"Priority": 2, "Name": "verified_phone_number"}
          ]
        },
        "UserPoolTier": "ESSENTIALS",
        "AcrConfiguration": {
          "Level1": {"AcrValue": "urn:cognito:loa:1"}, "Level2": {"AcrValue": "urn:cognito:loa:2"},
          "Level3": {"AcrValue": "urn:cognito:loa:3"}, "Level4": {"AcrValue": "urn:cognito:loa:4"}
        }
      }
      """
    let expected: UserPoolType = try JSONReader.value(of: Array(json.utf8))
    #expect(pool == expected)
  }

  @Test("what CreateUserPool returns is what DescribeUserPool tells")
  func describesWhatWasCreated() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool()
    #expect(try await harness.describePool(pool.id) == pool)
  }

  @Test("the twenty standard attributes stand in Cognito's order with its limits")
  func standardAttributes() async throws {
    let harness = try await PoolsHarness()
    let schema = try #require(try await harness.makePool().schemaAttributes)
    #expect(
      schema.map(\.name) == [
        "sub", "name", "given_name", "family_name", "middle_name", "nickname",
        "preferred_username", "profile", "picture", "website", "email", "email_verified", "gender",
        "birthdate", "zoneinfo", "locale", "phone_number", "phone_number_verified", "address",
        "updated_at",
      ]
    )
    let byName = Dictionary(schema.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    #expect(
      byName["sub"]
        == SchemaAttributeType(
          name: "sub",
          attributeDataType: "String",
          developerOnlyAttribute: false,
          mutable: false,
          required: true,
          stringAttributeConstraints: .init(minLength: "1", maxLength: "2048")
        )
    )
    #expect(
      byName["birthdate"]?.stringAttributeConstraints == .init(minLength: "10", maxLength: "10")
    )
    #expect(byName["email_verified"]?.attributeDataType == "Boolean")
    #expect(byName["email_verified"]?.stringAttributeConstraints == nil)
    #expect(byName["updated_at"]?.numberAttributeConstraints == .init(minValue: "0"))
    #expect(schema.filter { $0.required == true }.map(\.name) == ["sub"])
  }

  @Test("the request's schema changes standard attributes and adds custom and developer ones")
  func mergedSchema() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool(
      CreateUserPoolRequest(schema: [
        SchemaAttributeType(name: "email", attributeDataType: "String", required: true),
        SchemaAttributeType(name: "tenant", attributeDataType: "String", mutable: false),
        SchemaAttributeType(
          name: "rank",
          attributeDataType: "Number",
          developerOnlyAttribute: true,
          numberAttributeConstraints: .init(minValue: "-5", maxValue: "5")
        ),
      ])
    )
    let schema = try #require(pool.schemaAttributes)
    #expect(schema.count == 22)
    #expect(schema.first { $0.name == "email" }?.required == true)
    #expect(
      schema.first { $0.name == "email" }?.stringAttributeConstraints?.maxLength == "2048"
    )
    #expect(
      schema[20]
        == SchemaAttributeType(
          name: "custom:tenant",
          attributeDataType: "String",
          developerOnlyAttribute: false,
          mutable: false,
          required: false,
          stringAttributeConstraints: .init()
        )
    )
    #expect(schema[21].name == "dev:custom:rank")
    #expect(schema[21].numberAttributeConstraints == .init(minValue: "-5", maxValue: "5"))
  }

  @Test("the region is that of the signed request")
  func region() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool(region: "eu-west-3")
    #expect(pool.id?.hasPrefix("eu-west-3_") == true)
    #expect(pool.arn?.hasPrefix("arn:aws:cognito-idp:eu-west-3:") == true)
    await #expect(throws: AuthenticationFailure.invalidParameter("Invalid region: EU WEST")) {
      _ = try await harness.makePool(region: "EU WEST")
    }
  }

  @Test("a pool gets its signing keys, by RS256 unless the tag asks for ES256")
  func signingKeys() async throws {
    let harness = try await PoolsHarness()
    let plain = try await harness.makePool()
    let tag = "gatehouse:token-signing-algorithm"
    let tagged = try await harness.makePool(CreateUserPoolRequest(userPoolTags: [tag: "ES256"]))
    #expect(harness.tokens.notes.algorithms[plain.id ?? ""] == "RS256")
    #expect(harness.tokens.notes.algorithms[tagged.id ?? ""] == "ES256")
    #expect(tagged.userPoolTags == [tag: "ES256"])
    await #expect(
      throws: AuthenticationFailure.invalidParameter("The tag \(tag) must be RS256 or ES256.")
    ) {
      _ = try await harness.makePool(CreateUserPoolRequest(userPoolTags: [tag: "none"]))
    }
    #expect(harness.tokens.notes.algorithms.count == 2)
  }

  @Test("without token issuance no pool is made, and the failure is one of infrastructure")
  func tokenIssuanceAway() async throws {
    let harness = try await PoolsHarness()
    harness.tokens.fail(with: RPCError(code: .unavailable, message: "away"))
    let failure = await #expect(throws: AuthenticationFailure.self) {
      _ = try await harness.makePool()
    }
    #expect(failure?.status.code == .unavailable)
    #expect(failure?.status.reason == "")
    let listed = try await harness.authentication.pools.listUserPools(
      ListUserPoolsRequest(maxResults: 60),
      call: .recording(harness.context())
    )
    #expect(listed.userPools == [])
  }

  @Test("a pool whose row is refused loses the keys that were made for it")
  func rowRefused() async throws {
    let harness = try await PoolsHarness()
    // jsonb holds no NUL, which the gateway lets no client send.
    await expectRefusal(nil) {
      _ = try await harness.makePool(CreateUserPoolRequest(smsVerificationMessage: "{####}\0"))
    }
    let notes = harness.tokens.notes
    #expect(notes.algorithms.count == 1)
    #expect(notes.deletedPools == Array(notes.algorithms.keys))
  }

  @Test("any member of DeviceConfiguration switches device tracking on (DEV-1)")
  func devices() async throws {
    let harness = try await PoolsHarness()
    let tracking = try await harness.makePool(
      CreateUserPoolRequest(deviceConfiguration: .init(challengeRequiredOnNewDevice: false))
    )
    #expect(
      tracking.deviceConfiguration
        == .init(challengeRequiredOnNewDevice: false, deviceOnlyRememberedOnUserPrompt: false)
    )
    let empty = try await harness.makePool(CreateUserPoolRequest(deviceConfiguration: .init()))
    #expect(empty.deviceConfiguration == nil)
  }

  @Test("a password policy that is given requires only what it names")
  func partialPasswordPolicy() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool(
      CreateUserPoolRequest(
        policies: .init(passwordPolicy: .init(requireNumbers: true)),
        adminCreateUserConfig: .init(unusedAccountValidityDays: 3)
      )
    )
    #expect(
      pool.policies?.passwordPolicy
        == .init(
          minimumLength: 8,
          requireUppercase: false,
          requireLowercase: false,
          requireNumbers: true,
          requireSymbols: false,
          temporaryPasswordValidityDays: 3
        )
    )
    #expect(pool.adminCreateUserConfig?.unusedAccountValidityDays == 3)
  }

  @Test("older and newer members that mean the same say the same")
  func synonyms() async throws {
    let harness = try await PoolsHarness()
    let trigger = "arn:aws:lambda:us-east-1:123456789012:function:tokens"
    let pool = try await harness.makePool(
      CreateUserPoolRequest(
        lambdaConfig: .init(preTokenGeneration: trigger),
        smsVerificationMessage: "Code {####}",
        verificationMessageTemplate: .init(
          emailMessage: "Your code: {####}",
          emailSubject: "Welcome"
        )
      )
    )
    #expect(pool.lambdaConfig?.preTokenGenerationConfig?.lambdaArn == trigger)
    #expect(pool.lambdaConfig?.preTokenGenerationConfig?.lambdaVersion == "V1_0")
    #expect(pool.verificationMessageTemplate?.smsMessage == "Code {####}")
    #expect(pool.emailVerificationMessage == "Your code: {####}")
    #expect(pool.emailVerificationSubject == "Welcome")
  }
}
