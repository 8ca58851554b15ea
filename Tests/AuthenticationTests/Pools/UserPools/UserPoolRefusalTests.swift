internal import AuthenticationCore
internal import AuthenticationMessages
internal import Testing

@Suite("What CreateUserPool refuses")
struct UserPoolRefusalTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let request: CreateUserPoolRequest
    let failure: AuthenticationFailure
  }

  static let sms = SmsConfigurationType(snsCallerArn: "arn:aws:iam::123456789012:role/sms")

  static let settings: [Refusal] = [
    .init(
      testDescription: "aliases together with username attributes",
      request: .init(aliasAttributes: ["email"], usernameAttributes: ["email"]),
      failure: .invalidParameter(
        "Only one of the aliasAttributes or usernameAttributes can be set in a User pool."
      )
    ),
    .init(
      testDescription: "a second factor without SmsConfiguration",
      request: .init(mfaConfiguration: "OPTIONAL"),
      failure: .invalidParameter(
        """
        SMS configuration and Auto verification for phone_number are required when MFA is \
        required/optional
        """
      )
    ),
    .init(
      testDescription: "verified phone numbers without SmsConfiguration",
      request: .init(autoVerifiedAttributes: ["phone_number"]),
      failure: .invalidParameter(
        "SMS configuration is required when phone_number is selected for auto verification"
      )
    ),
    .init(
      testDescription: "a password shorter than six characters",
      request: .init(policies: .init(passwordPolicy: .init(minimumLength: 5))),
      failure: .invalidParameter("Invalid range for a value of the password policy.")
    ),
    .init(
      testDescription: "a password longer than ninety-nine characters",
      request: .init(policies: .init(passwordPolicy: .init(minimumLength: 100))),
      failure: .invalidParameter("Invalid range for a value of the password policy.")
    ),
    .init(
      testDescription: "two lifetimes of temporary passwords",
      request: .init(
        policies: .init(passwordPolicy: .init(temporaryPasswordValidityDays: 7)),
        adminCreateUserConfig: .init(unusedAccountValidityDays: 7)
      ),
      failure: .invalidParameter(
        """
        Please use TemporaryPasswordValidityDays in PasswordPolicy instead of \
        UnusedAccountValidityDays
        """
      )
    ),
    .init(
      testDescription: "first factors without the password",
      request: .init(
        policies: .init(signInPolicy: .init(allowedFirstAuthFactors: ["EMAIL_OTP"]))
      ),
      failure: .invalidParameter(
        "Password should be configured as one of the allowed first auth factors."
      )
    ),
    .init(
      testDescription: "two recovery mechanisms of one priority",
      request: .init(
        accountRecoverySetting: .init(recoveryMechanisms: [
          .init(priority: 1, name: "verified_email"),
          .init(priority: 1, name: "verified_phone_number"),
        ])
      ),
      failure: .invalidParameter(
        "Account Recovery Setting cannot have duplicate priorities or recovery mechanisms."
      )
    ),
    .init(
      testDescription: "admin_only beside another recovery mechanism",
      request: .init(
        accountRecoverySetting: .init(recoveryMechanisms: [
          .init(priority: 1, name: "verified_email"), .init(priority: 2, name: "admin_only"),
        ])
      ),
      failure: .invalidParameter(
        "Account Recovery Setting cannot use admin_only setting with any other recovery mechanisms."
      )
    ),
    .init(
      testDescription: "a verification message without the code",
      request: .init(verificationMessageTemplate: .init(emailMessage: "Welcome!")),
      failure: .invalidParameter(
        "Invalid verificationMessageTemplate.emailMessage: the placeholder {####} is missing."
      )
    ),
    .init(
      testDescription: "a verification link message without the link",
      request: .init(verificationMessageTemplate: .init(emailMessageByLink: "{## here {####}")),
      failure: .invalidParameter(
        """
        Invalid verificationMessageTemplate.emailMessageByLink: the placeholder {##text##} is \
        missing.
        """
      )
    ),
    .init(
      testDescription: "an invitation without the username",
      request: .init(
        adminCreateUserConfig: .init(inviteMessageTemplate: .init(smsMessage: "Use {####}"))
      ),
      failure: .invalidParameter("Invalid SMS message for Admin create user flow parameter")
    ),
    .init(
      testDescription: "a custom sender without a key",
      request: .init(
        lambdaConfig: .init(customEmailSender: .init(lambdaVersion: "V1_0", lambdaArn: "arn"))
      ),
      failure: .invalidParameter(
        "KMSKeyId parameter is required when Custom SMS/Email Lambda trigger is used."
      )
    ),
    .init(
      testDescription: "two different token triggers",
      request: .init(
        lambdaConfig: .init(
          preTokenGeneration: "arn:one",
          preTokenGenerationConfig: .init(lambdaVersion: "V2_0", lambdaArn: "arn:two")
        )
      ),
      failure: .invalidParameter(
        """
        Cannot use PreTokenGenerationLambda and PreTokenGeneration with different Lambda function \
        ARN's
        """
      )
    ),
    .init(
      testDescription: "a developer's e-mail account without its identity",
      request: .init(emailConfiguration: .init(emailSendingAccount: "DEVELOPER")),
      failure: .invalidParameter("Source ARN is required to use DEVELOPER email sending owner")
    ),
    .init(
      testDescription: "a sender of its own without an identity",
      request: .init(emailConfiguration: .init(from: "a@example.com")),
      failure: .invalidParameter(
        "Cannot configure From email address for default email configuration"
      )
    ),
    .init(
      testDescription: "an identity that is none of SES",
      request: .init(emailConfiguration: .init(sourceArn: "arn:aws:iam::123456789012:role/mail")),
      failure: .invalidParameter("Provided Source ARN is not of an SES identity")
    ),
    .init(
      testDescription: "verification before update of what is not verified at all",
      request: .init(
        userAttributeUpdateSettings: .init(attributesRequireVerificationBeforeUpdate: ["email"])
      ),
      failure: .invalidParameter(
        "AttributesRequireVerificationBeforeUpdate must be a subset of AutoVerifiedAttributes."
      )
    ),
    .init(
      testDescription: "passwordless sign-in in the LITE tier",
      request: .init(
        policies: .init(
          signInPolicy: .init(allowedFirstAuthFactors: ["PASSWORD", "WEB_AUTHN"])
        ),
        userPoolTier: "LITE"
      ),
      failure: .featureUnavailableInTier(
        """
        The following features need to be disabled for the LITE pricing tier configured: \
        Passwordless Sign-In
        """
      )
    ),
    .init(
      testDescription: "a password history in the LITE tier",
      request: .init(
        policies: .init(passwordPolicy: .init(passwordHistorySize: 2)),
        userPoolTier: "LITE"
      ),
      failure: .featureUnavailableInTier(
        """
        The following features need to be disabled for the LITE pricing tier configured: \
        Password History
        """
      )
    ),
    .init(
      testDescription: "one ACR name for two levels",
      request: .init(acrConfiguration: ["Level1": .init(acrValue: "urn:cognito:loa:3")]),
      failure: .invalidParameter("Each ACR value must be unique across all four levels.")
    ),
    .init(
      testDescription: "a tag of AWS's own",
      request: .init(userPoolTags: ["AWS:stack": "x"]),
      failure: .userPoolTagging(
        "aws: prefixed tag key names are not allowed for external use."
      )
    ),
  ]

  static let schemas: [Refusal] = [
    (
      "a required custom attribute", .init(name: "a", attributeDataType: "String", required: true),
      "Required custom attributes are not supported currently."
    ),
    (
      "a custom attribute without a type", .init(name: "a"),
      "Invalid AttributeDataType input, consider using the provided AttributeDataType enum."
    ),
    (
      "another type for a standard attribute", .init(name: "email", attributeDataType: "Number"),
      """
      You can not change AttributeDataType or set developerOnlyAttribute for standard schema \
      attribute email
      """
    ),
    (
      "a name of more than twenty characters",
      .init(name: "abcdefghijklmnopqrstu", attributeDataType: "String"),
      "Invalid schema: the name abcdefghijklmnopqrstu must have 1 to 20 characters."
    ),
    (
      "a greatest length below the least",
      .init(
        name: "a",
        attributeDataType: "String",
        stringAttributeConstraints: .init(minLength: "10", maxLength: "9")
      ),
      "Attribute custom:a cannot have a max length shorter than it's min length"
    ),
    (
      "a length beyond 2048",
      .init(
        name: "a",
        attributeDataType: "String",
        stringAttributeConstraints: .init(maxLength: "2049")
      ),
      "user.custom:a: String attributes cannot have a length of more than 2048"
    ),
    (
      "a length that is no number",
      .init(
        name: "a",
        attributeDataType: "String",
        stringAttributeConstraints: .init(minLength: "1e3")
      ),
      "Invalid StringAttributeConstraints for schema attribute custom:a"
    ),
    (
      "a greatest value below the least",
      .init(
        name: "a",
        attributeDataType: "Number",
        numberAttributeConstraints: .init(
          minValue: "100000000000000000000",
          maxValue: "99999999999999999999"
        )
      ),
      "Attribute custom:a cannot have a max value smaller than it's min value"
    ),
    (
      "a subject that may change",
      .init(name: "sub", attributeDataType: "String", mutable: true),
      "You can not change the standard schema attribute sub"
    ),
  ].map { (name: String, attribute: SchemaAttributeType, message: String) in
    Refusal(
      testDescription: name,
      request: .init(schema: [attribute]),
      failure: .invalidParameter(message)
    )
  }

  /// One for all cases, because a refusal leaves nothing behind.
  private static let sharedHarness = Task { try await PoolsHarness() }

  @Test("settings are refused as Cognito refuses them", arguments: settings + schemas)
  func refuses(_ refusal: Refusal) async throws {
    let harness = try await Self.sharedHarness.value
    await #expect(throws: refusal.failure) { _ = try await harness.makePool(refusal.request) }
    #expect(harness.tokens.notes.algorithms.isEmpty)
  }

  @Test("an attribute named twice is refused")
  func duplicateAttribute() async throws {
    let harness = try await PoolsHarness()
    let attribute = SchemaAttributeType(name: "a", attributeDataType: "String")
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Duplicate custom attribute names custom:a are not allowed in a user pool schema."
      )
    ) {
      _ = try await harness.makePool(CreateUserPoolRequest(schema: [attribute, attribute]))
    }
  }

  @Test(
    "an address in the e-mail settings that could be more than one, or another header, is refused",
    arguments: [
      "nobody", "a@b@c", "a@example.com\r\nBcc: eve@example.com", "A <a@example.com",
      "A\r\nBcc: x <a@example.com>", "a@example.com, b@example.com", "<a@example.com> <b@c.d>x",
      "A <a@example.com\n>", "\(String(repeating: "n", count: 201)) <a@example.com>",
    ]
  )
  func mailAddresses(text: String) async throws {
    let harness = try await PoolsHarness()
    let arn = "arn:aws:ses:us-east-1:123456789012:identity/example.com"
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Provided From email address is invalid")
    ) {
      _ = try await harness.makePool(
        CreateUserPoolRequest(emailConfiguration: .init(sourceArn: arn, from: text))
      )
    }
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Provided Reply-To email address is invalid")
    ) {
      _ = try await harness.makePool(
        CreateUserPoolRequest(emailConfiguration: .init(replyToEmailAddress: text))
      )
    }
  }

  @Test("settings at the edge of what is allowed are taken")
  func edges() async throws {
    let harness = try await PoolsHarness()
    let pool = try await harness.makePool(
      CreateUserPoolRequest(
        policies: .init(passwordPolicy: .init(minimumLength: 99)),
        autoVerifiedAttributes: ["phone_number"],
        mfaConfiguration: "ON",
        smsConfiguration: Self.sms,
        schema: [
          .init(
            name: "abcdefghijklmnopqrst",
            attributeDataType: "String",
            stringAttributeConstraints: .init(minLength: "2048", maxLength: "2048")
          )
        ]
      )
    )
    #expect(pool.mfaConfiguration == "ON")
    #expect(pool.policies?.passwordPolicy?.minimumLength == 99)
    #expect(
      pool.userAttributeUpdateSettings == .init(attributesRequireVerificationBeforeUpdate: [])
    )
  }
}
