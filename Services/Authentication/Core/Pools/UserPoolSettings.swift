package import Cryptography
package import Domain
package import GatehouseMessages

/// A pool's settings as the operations need them: decoded once for each version.
///
/// A class, because each call passes them on many times and they have many parts.
package final class UserPoolSettings: Sendable {
  package let id: UserPoolID
  /// Changes with every change of the settings; never given twice.
  package let version: Int64
  package let passwordPolicy: PasswordPolicy
  /// In the order of the pool's description.
  package let schema: [SchemaAttribute]
  private let attributesByName: [ExactText: SchemaAttribute]
  /// What a user may be called by besides the username: email, phone_number, preferred_username.
  package let aliasAttributes: [String]
  /// What stands in for the username, which is then a UUID: email, phone_number.
  package let usernameAttributes: [String]
  /// Whether `Ann` and `ann` are two users.
  let isCaseSensitive: Bool
  /// Whether names that look alike are one.
  let nameFolding: NameFolding
  package let autoVerifiedAttributes: [String]
  package let allowsSelfSignUp: Bool
  /// Nil: devices are neither tracked nor remembered.
  package let deviceTracking: DeviceTracking?
  package let secondFactors: PoolSecondFactors
  /// Whether sessions are tracked, and how many a user may have.
  package let sessions: SessionTracking
  /// How long sessions last and what ends them, where the pool's tags say so.
  package let sessionPolicy: SessionPolicy
  /// The functions that are asked at certain points.
  package let triggers: PoolTriggers
  /// What becomes of sign-ups that are not confirmed.
  package let unconfirmedSignUps: UnconfirmedSignUps
  /// Whether second factors are changed only by tokens whose sign-in gave one.
  let needsFactorForFactors: Bool
  /// Whether users may have recovery codes, which Cognito lacks.
  package let offersRecoveryCodes: Bool
  /// The kinds of password hashes that imported users still have, where a wrong password is to cost
  /// one for every name.
  package let hashesToCover: [PasswordHash.Kind]
  /// What a sign-in may begin with (SignInPolicy).
  package let allowedFirstFactors: [FirstFactor]
  /// How its users use passkeys.
  package let passkeys: PoolPasskeys
  /// The addresses that keep their value until another one is verified.
  package let attributesKeptUntilVerified: [String]
  /// By which media a forgotten password is recovered, the preferred one first; none where only an
  /// administrator may.
  package let recoveryMedia: [DeliveryMedium]
  package let messages: PoolMessages
  /// Reported with the second factors; nothing is sent by it.
  package let smsConfiguration: SmsConfigurationType?
  package let tags: [String: String]
  /// What the pool asks of apps that confirm its sessions; nil where there are none.
  package let interaction: InteractionPolicy?
  /// What an administrator called the pool.
  package let name: String

  /// The attribute of exactly this name; nil for one that the schema lacks.
  package func attribute(named name: String) -> SchemaAttribute? {
    attributesByName[name.exact]
  }

  /// The settings as the row has them.
  convenience init(
    id: UserPoolID,
    name: String,
    version: Int64,
    json: String,
    secondFactorsJSON: String?,
    sessions: SessionTracking,
    importedHashKinds: [String]
  ) throws(AuthenticationFailure) {
    var configuration: PoolSecondFactors.Configuration?
    if let secondFactorsJSON {
      configuration = try SettingsJSON.decode(
        PoolSecondFactors.Configuration.self,
        from: secondFactorsJSON
      )
    }
    let description = try SettingsJSON.decode(UserPoolType.self, from: json)
    self.init(
      id: id,
      name: name,
      version: version,
      description: description,
      secondFactors: PoolSecondFactors(description, configuration: configuration),
      sessions: sessions,
      // One that is not known is of a newer version, which alone can import it.
      importedHashKinds: importedHashKinds.compactMap { PasswordHash.Kind($0) }
    )
  }

  private init(
    id: UserPoolID,
    name: String,
    version: Int64,
    description: UserPoolType,
    secondFactors: PoolSecondFactors,
    sessions: SessionTracking,
    importedHashKinds: [PasswordHash.Kind]
  ) {
    self.id = id
    self.name = name
    self.version = version
    self.secondFactors = secondFactors
    self.sessions = sessions
    var policy = PasswordPolicy(description.policies?.passwordPolicy)
    policy.refusesCommon = CommonPasswordOption(tags: description.userPoolTags ?? [:]) == .refused
    passwordPolicy = policy
    schema = (description.schemaAttributes ?? []).map { SchemaAttribute($0) }
    attributesByName = Dictionary(schema.map { ($0.name.exact, $0) }, uniquingKeysWith: { $1 })
    aliasAttributes = description.aliasAttributes ?? []
    usernameAttributes = description.usernameAttributes ?? []
    // The API's default is true, although the console's is false (E.1.12).
    isCaseSensitive = description.usernameConfiguration?.caseSensitive ?? true
    autoVerifiedAttributes = description.autoVerifiedAttributes ?? []
    allowsSelfSignUp = !(description.adminCreateUserConfig?.allowAdminCreateUserOnly ?? false)
    let signIn = description.policies?.signInPolicy
    allowedFirstFactors =
      signIn?.allowedFirstAuthFactors?.compactMap(FirstFactor.init) ?? [.password]
    let updates = description.userAttributeUpdateSettings
    attributesKeptUntilVerified = updates?.attributesRequireVerificationBeforeUpdate ?? []
    recoveryMedia = UserPoolSettings.recoveryMedia(description.accountRecoverySetting)
    messages = PoolMessages(description)
    smsConfiguration = description.smsConfiguration
    tags = description.userPoolTags ?? [:]
    passkeys = PoolPasskeys(
      secondFactors.configuration?.webAuthn,
      firstFactors: allowedFirstFactors,
      tags: tags
    )
    deviceTracking = DeviceTracking(description.deviceConfiguration, tags: tags)
    triggers = PoolTriggers(description.lambdaConfig)
    sessionPolicy = SessionPolicy(tags: tags)
    interaction = InteractionPolicy(tags: tags)
    nameFolding = NameFolding(tags: tags)
    unconfirmedSignUps = UnconfirmedSignUps(tags: tags)
    needsFactorForFactors = FactorChangeOption(tags: tags) == .byFactor
    offersRecoveryCodes = RecoveryCodeOption(tags: tags) == .on
    hashesToCover = ImportedHashCover(tags: tags) == .on ? importedHashKinds : []
  }

  private static func recoveryMedia(_ setting: AccountRecoverySettingType?) -> [DeliveryMedium] {
    let mechanisms = setting?.recoveryMechanisms ?? []
    // Pools from before the setting prefer the phone.
    guard !mechanisms.isEmpty else { return [.sms, .email] }
    return mechanisms.sorted { ($0.priority ?? .max) < ($1.priority ?? .max) }
      .compactMap { mechanism in
        switch mechanism.name {
        case "verified_email": .email
        case "verified_phone_number": .sms
        default: nil
        }
      }
  }
}
