/// What a pool may ask of devices beyond Cognito, by tags; all off by default.
package struct DeviceOptions: Sendable, Hashable {
  /// A refresh without DEVICE_KEY is accepted, since its token names the device; a different key is
  /// still refused.
  package var acceptsMissingKey = false
  /// A sign-in with an unknown key goes on as one without any.
  package var treatsUnknownAsNew = false
  /// Administrators' sign-ins are given a new device as well.
  package var issuesToAdministrators = false
  /// Custom flows that ask for no password are given a new device as well.
  package var issuesInCustomFlows = false
  /// How many days a device stays remembered; nil: until told otherwise.
  package var rememberedDays: Int64?
  /// How many devices a user may have; nil: any number.
  package var maxDevices: Int64?
  /// At the limit the oldest device is forgotten; otherwise a sign-in from a new one is refused.
  package var forgetsOldest = false
  /// Whether forgetting a device ends its access tokens too, which otherwise go on until they expire.
  var forgetEndsAccess = false
  /// Browsers without a key are known by a cookie, which a thief of cookies has too (BDV-4).
  package var takesBrowserCookies = false
  /// Which second factors a remembered device stands in for, where it does so at all.
  var replacedFactors = standardReplacedFactors

  /// Cognito's: e-mail is asked for from every device (DEV-2).
  static let standardReplacedFactors: Set<SecondFactor> = [.sms, .softwareToken]

  enum Tag: String, CaseIterable {
    case missingKey = "gatehouse:refresh-without-device-key"
    case unknownKey = "gatehouse:unknown-device-key"
    case administrators = "gatehouse:new-device-in-admin-flows"
    case customFlows = "gatehouse:new-device-in-custom-flows"
    case rememberedDays = "gatehouse:device-remembered-days"
    case maxDevices = "gatehouse:devices-per-user"
    case atLimit = "gatehouse:device-limit-action"
    case replacedFactors = "gatehouse:device-replaces-factors"
    case forgetEndsAccess = "gatehouse:forget-ends-access"
    case browsers = "gatehouse:browser-device"
  }

  /// No options.
  init() {}

  /// The options of tags that were checked when they were set; another text means the default.
  init(tags: [String: String]) {
    acceptsMissingKey = tags[Tag.missingKey.rawValue] == "accept"
    treatsUnknownAsNew = tags[Tag.unknownKey.rawValue] == "new-device"
    issuesToAdministrators = tags[Tag.administrators.rawValue] == "on"
    issuesInCustomFlows = tags[Tag.customFlows.rawValue] == "on"
    rememberedDays = tags[Tag.rememberedDays.rawValue].flatMap { Self.number($0, atMost: 3650) }
    maxDevices = tags[Tag.maxDevices.rawValue].flatMap { Self.number($0, atMost: 1000) }
    forgetsOldest = tags[Tag.atLimit.rawValue] == "forget-oldest"
    forgetEndsAccess = tags[Tag.forgetEndsAccess.rawValue] == "on"
    takesBrowserCookies = tags[Tag.browsers.rawValue] == "cookie"
    replacedFactors =
      tags[Tag.replacedFactors.rawValue].flatMap { Self.factors($0) } ?? replacedFactors
  }

  /// Refuses tags that would have no effect.
  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    for tag in Tag.allCases {
      guard let value = tags[tag.rawValue] else { continue }
      guard isValid(value, for: tag) else {
        throw .invalidParameter("The tag \(tag.rawValue) must be \(Self.form(of: tag)).")
      }
    }
  }

  private static func isValid(_ value: String, for tag: Tag) -> Bool {
    switch tag {
    case .missingKey: ["refuse", "accept"].contains(value)
    case .unknownKey: ["refuse", "new-device"].contains(value)
    case .administrators, .customFlows, .forgetEndsAccess: ["off", "on"].contains(value)
    case .rememberedDays: number(value, atMost: 3650) != nil
    case .maxDevices: number(value, atMost: 1000) != nil
    case .atLimit: ["refuse", "forget-oldest"].contains(value)
    case .replacedFactors: factors(value) != nil
    case .browsers: ["key", "cookie"].contains(value)
    }
  }

  private static func form(of tag: Tag) -> String {
    switch tag {
    case .missingKey: "refuse or accept"
    case .unknownKey: "refuse or new-device"
    case .administrators, .customFlows, .forgetEndsAccess: "off or on"
    case .rememberedDays: "a number of days from 1 to 3650"
    case .maxDevices: "a number from 1 to 1000"
    case .atLimit: "refuse or forget-oldest"
    case .browsers: "key or cookie"
    case .replacedFactors: "one or more of SMS_MFA, SOFTWARE_TOKEN_MFA and EMAIL_OTP, with spaces"
    }
  }

  /// Names of factors with a space between them: a tag's value may have no comma.
  private static func factors(_ text: String) -> Set<SecondFactor>? {
    let names = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    let factors = names.compactMap { SecondFactor(rawValue: $0) }
    return factors.count == names.count ? Set(factors) : nil
  }

  private static func number(_ text: String, atMost limit: Int64) -> Int64? {
    guard text.utf8.count <= 4, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int64(text), (1...limit).contains(number)
    else { return nil }
    return number
  }
}
