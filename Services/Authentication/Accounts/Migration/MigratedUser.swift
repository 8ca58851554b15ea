internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain

/// A user as the function of UserMigration describes one, fit for the pool.
struct MigratedUser: Sendable {
  /// What the function answers that no user of the pool can be.
  struct Fault: Error {
    let sentence: String

    init(_ sentence: String) {
      self.sentence = sentence
    }
  }

  /// The username, or the address that stands in its place.
  let name: String
  let attributes: [String: String]
  let status: UserStatus
  /// Nil where none was shown.
  let password: String?
  let isAliasForced: Bool
  let enablesSMS: Bool
  /// By which media the user is welcomed.
  let media: [DeliveryMedium]

  init(
    named typed: String,
    _ response: UserMigration.Response,
    _ given: [String: String],
    _ source: UserMigration.Source,
    in pool: UserPoolSettings
  ) throws(Fault) {
    name = try Self.name(typed, given["username"], in: pool)
    attributes = try Self.attributes(given, of: name, in: pool)
    switch source {
    case .authentication(let password, _):
      self.password = password
      status = try Self.status(response.finalUserStatus)
    case .forgotPassword:
      password = nil
      _ = try Self.status(response.finalUserStatus)
      status = .resetRequired
    }
    isAliasForced = response.forceAliasCreation ?? false
    enablesSMS = response.enableSMSMFA ?? false
    guard
      !enablesSMS || attributes["phone_number"] != nil && pool.secondFactors.offered.contains(.sms)
    else { throw Fault("enableSMSMFA needs a phone number, and a pool with MFA by SMS.") }
    media = try Self.media(response, attributes)
  }

  /// Typed, unless that is an alias: then the function says the username.
  private static func name(
    _ typed: String,
    _ given: String?,
    in pool: UserPoolSettings
  ) throws(Fault) -> String {
    guard pool.usernameAttributes.isEmpty else { return typed }
    guard pool.looksLikeAlias(typed) else {
      guard given.map({ pool.canonical($0).exact == pool.canonical(typed).exact }) ?? true else {
        throw Fault("userAttributes.username must be the name of the sign-in.")
      }
      return typed
    }
    guard let given else {
      throw Fault("userAttributes.username is needed where the sign-in is by an alias.")
    }
    guard !given.isEmpty, given.utf8.count <= SignInName.maxBytes, !given.utf8.contains(0) else {
      throw Fault("Invalid username")
    }
    do throws(AuthenticationFailure) {
      try pool.checkNewUsername(given)
    } catch {
      throw Fault(error.message ?? "Invalid username")
    }
    return given
  }

  private static func attributes(
    _ given: [String: String],
    of name: String,
    in pool: UserPoolSettings
  ) throws(Fault) -> [String: String] {
    let rules = UserAttributeRules(pool: pool, client: nil)
    let list = given.filter { $0.key != "username" }.sorted { $0.key < $1.key }
      .map { AttributeType(name: $0.key, value: $0.value) }
    do throws(AuthenticationFailure) {
      var attributes = try rules.accept(list)
      if let address = pool.addressAttribute(of: name) {
        attributes[address.rawValue] = attributes[address.rawValue] ?? name
        guard attributes[address.rawValue].map(pool.canonical)?.exact == pool.canonical(name).exact
        else {
          throw AuthenticationFailure.invalidParameter(
            "The username and the attribute \(address.rawValue) differ."
          )
        }
      }
      for (address, flag) in UserAttributes.verifiedFlags.sorted(by: { $0.key < $1.key })
      where attributes[flag] == "true" && attributes[address] == nil {
        throw AuthenticationFailure.addressNeeded(toVerify: address)
      }
      try rules.checkRequired(in: attributes)
      return UserAttributes.withUnverifiedFlags(attributes)
    } catch {
      throw Fault(error.message ?? "Invalid attributes")
    }
  }

  private static func status(_ text: String?) throws(Fault) -> UserStatus {
    switch text {
    case nil, "CONFIRMED": .confirmed
    case "RESET_REQUIRED": .resetRequired
    case .some: throw Fault("finalUserStatus must be CONFIRMED or RESET_REQUIRED.")
    }
  }

  /// Where the user has no address of the kind, no message goes there: the sign-in goes on without.
  private static func media(
    _ response: UserMigration.Response,
    _ attributes: [String: String]
  ) throws(Fault) -> [DeliveryMedium] {
    switch response.messageAction {
    case nil: break
    case "SUPPRESS": return []
    case .some: throw Fault("messageAction must be SUPPRESS or absent.")
    }
    var media: [DeliveryMedium] = []
    for name in response.desiredDeliveryMediums ?? [] {
      guard let medium = DeliveryMedium(rawValue: name) else {
        throw Fault("desiredDeliveryMediums must be EMAIL or SMS.")
      }
      if !media.contains(medium) { media.append(medium) }
    }
    if media.isEmpty { media = attributes["phone_number"] == nil ? [.email] : [.sms] }
    return media.filter { attributes[$0.attributeName] != nil }
  }
}
