package import AuthenticationMessages
package import Cryptography
package import Domain

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
  package let needsFactorForFactors: Bool
  /// Whether users may have recovery codes, which Cognito lacks.
  package let offersRecoveryCodes: Bool
  /// The kinds of password hashes that imported users still have, where a wrong password is to cost
  /// one for every name.
  package let hashesToCover: [PasswordHash.Kind]
  /// What a sign-in may begin with (SignInPolicy).
  package let allowedFirstFactors: [FirstFactor]
  /// What tokens call each level of authentication (AcrConfiguration).
  package let classes: AuthenticationClasses
  /// Whether the pool is of the tier that has passwords alone.
  package let isLite: Bool
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
  /// The pool's feature plan (UserPoolTier).
  package let tier: String
  /// Whether sign-ins are watched for risks, and what is done about them.
  package let protection: PoolProtection
  /// What the pool asks of apps that confirm its sessions; nil where there are none.
  package let interaction: InteractionPolicy?
  /// What an administrator called the pool.
  package let name: String
  /// By which its pages are reached; none where it has no pages.
  package let domains: [PoolDomain]
  /// The names of its levels of authentication, the weakest first.
  package let levelNames: [String]

  /// Whether the pool has the plan that threat protection belongs to.
  package var isPlus: Bool { tier == "PLUS" }
  /// What the pool asks of sign-ins in browsers.
  package let browserSignIn: PoolBrowserSignIn

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
    importedHashKinds: [String],
    domainsJSON: String?,
    passkeyHost: String?,
    addresses: PoolAddresses,
    protection: ProtectionTexts
  ) throws(AuthenticationFailure) {
    var configuration: PoolSecondFactors.Configuration?
    if let secondFactorsJSON {
      configuration = try SettingsJSON.decode(
        PoolSecondFactors.Configuration.self,
        from: secondFactorsJSON
      )
    }
    let description = try SettingsJSON.decode(UserPoolType.self, from: json)
    let domains = try PoolDomain.list(domainsJSON)
    self.init(
      id: id,
      name: name,
      version: version,
      description: description,
      secondFactors: PoolSecondFactors(description, configuration: configuration),
      sessions: sessions,
      // One that is not known is of a newer version, which alone can import it.
      importedHashKinds: importedHashKinds.compactMap { PasswordHash.Kind($0) },
      domains: domains,
      // Without a domain the pool has no passkeys unless it names their host itself.
      passkeyHost: domains.isEmpty ? nil : passkeyHost ?? addresses.passkeyHost(domains),
      protection: try PoolProtection(description, columns: protection)
    )
  }

  private init(
    id: UserPoolID,
    name: String,
    version: Int64,
    description: UserPoolType,
    secondFactors: PoolSecondFactors,
    sessions: SessionTracking,
    importedHashKinds: [PasswordHash.Kind],
    domains: [PoolDomain],
    passkeyHost: String?,
    protection: PoolProtection
  ) {
    self.id = id
    self.name = name
    self.version = version
    self.secondFactors = secondFactors
    self.sessions = sessions
    self.domains = domains
    levelNames = (description.acrConfiguration ?? [:]).sorted { $0.key < $1.key }
      .compactMap(\.value.acrValue)
    self.protection = protection
    tier = description.userPoolTier ?? "ESSENTIALS"
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
    classes = AuthenticationClasses(description.acrConfiguration ?? [:])
    isLite = description.userPoolTier == "LITE"
    let updates = description.userAttributeUpdateSettings
    attributesKeptUntilVerified = updates?.attributesRequireVerificationBeforeUpdate ?? []
    browserSignIn = PoolBrowserSignIn(tags: description.userPoolTags ?? [:])
    recoveryMedia = UserPoolSettings.recoveryMedia(description.accountRecoverySetting)
    messages = PoolMessages(description)
    smsConfiguration = description.smsConfiguration
    tags = description.userPoolTags ?? [:]
    var webAuthn = secondFactors.configuration?.webAuthn ?? WebAuthnConfigurationType()
    webAuthn.relyingPartyId = webAuthn.relyingPartyId ?? passkeyHost
    passkeys = PoolPasskeys(
      webAuthn,
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
