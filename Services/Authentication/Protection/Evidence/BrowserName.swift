/// A browser and its system in our words.
///
/// Clients can say anything: only names of this list are kept, with digits.
package struct BrowserName: Sendable, Hashable {
  let browser: String
  let system: String
  private let version: String
  private let systemVersion: String

  static let unknown = BrowserName(browser: "Other", system: "Other")

  private init(
    browser: String,
    system: String,
    version: String = "",
    systemVersion: String = ""
  ) {
    self.browser = browser
    self.system = system
    self.version = version
    self.systemVersion = systemVersion
  }

  /// From a User-Agent; what is not known is `Other`.
  init(_ agent: String) {
    let agent = String(agent.prefix(512))
    // The first one counts: most browsers name the ones that they descend from as well.
    let browser = Self.browsers.first { agent.contains($0.mark) }
    let system = Self.systems.first { agent.contains($0.mark) }
    self.init(
      browser: browser?.name ?? "Other",
      system: system?.name ?? "Other",
      version: browser.map { Self.number(in: agent, after: $0.version) } ?? "",
      systemVersion: system.map { Self.number(in: agent, after: $0.version) } ?? ""
    )
  }

  /// From what a mobile SDK says of its device.
  init(device: String?, platform: String?) {
    let system = platform.flatMap { platform in
      ["iOS", "Android"].first { platform.lowercased().contains($0.lowercased()) }
    }
    let isPhone = device?.contains("iPhone") ?? false
    let isTablet = device?.contains("iPad") ?? false
    self.init(
      browser: isPhone ? "iPhone" : isTablet ? "iPad" : "Other",
      system: system ?? (isPhone || isTablet ? "iOS" : "Other")
    )
  }

  /// As it is shown: `Chrome 126, Windows 10`.
  var text: String {
    let first = version.isEmpty ? browser : "\(browser) \(version)"
    let second = systemVersion.isEmpty ? system : "\(system) \(systemVersion)"
    return "\(first), \(second)"
  }

  /// What a browser is called in its user's list of devices; nil where nothing is known of it.
  package static func told(_ agent: String) -> String? {
    let name = BrowserName(agent)
    return name.trait == nil ? nil : name.text
  }

  /// As it is known again; nil where nothing is known of it.
  var trait: String? {
    self == .unknown || browser == "Other" && system == "Other" ? nil : "\(browser)|\(system)"
  }

  private typealias Known = (mark: String, version: String, name: String)

  private static let browsers: [Known] = [
    ("Edg/", "Edg/", "Edge"), ("OPR/", "OPR/", "Opera"),
    ("SamsungBrowser/", "SamsungBrowser/", "Samsung"),
    ("Firefox/", "Firefox/", "Firefox"), ("FxiOS/", "FxiOS/", "Firefox"),
    ("CriOS/", "CriOS/", "Chrome"), ("Chrome/", "Chrome/", "Chrome"),
    ("Safari/", "Version/", "Safari"), ("Boto3/", "Boto3/", "boto3"),
    ("aws-sdk-", "aws-sdk-", "AWS SDK"), ("aws-cli/", "aws-cli/", "AWS CLI"),
  ]

  private static let systems: [Known] = [
    ("Windows NT", "Windows NT ", "Windows"), ("iPhone OS", "iPhone OS ", "iOS"),
    ("iPad", "CPU OS ", "iPadOS"), ("Mac OS X", "Mac OS X ", "macOS"),
    ("Android", "Android ", "Android"), ("CrOS", "CrOS ", "ChromeOS"), ("Linux", "", "Linux"),
    ("linux", "", "Linux"),
  ]

  /// The whole number after the mark, at most four digits.
  private static func number(in text: String, after mark: String) -> String {
    guard !mark.isEmpty, let range = text.firstRange(of: mark) else { return "" }
    return String(text[range.upperBound...].prefix { $0.isASCII && $0.isNumber }.prefix(4))
  }
}
