/// What a session was last used with, read from the request's User-Agent (SES-21).
///
/// Made of our own words and a version, never of the header itself, which may be anything.
enum SessionDevice {
  /// `<product> <major version> on <system>`; a part that is not known is left out.
  static func text(of userAgent: String?) -> String {
    let products = (userAgent ?? "").lowercased().split(separator: " ")
    let product = sdk(among: products) ?? browser(among: products)
    switch (product, system(of: products.joined(separator: " "))) {
    case (let product?, let system?): return "\(product) on \(system)"
    case (let product?, nil): return product
    case (nil, let system?): return system
    case (nil, nil): return "unknown"
    }
  }

  private static let sdks = [
    "aws-amplify": "Amplify JS", "boto3": "Boto3", "aws-cli": "aws-cli",
    "aws-sdk-swift": "AWS SDK for Swift", "aws-sdk-kotlin": "AWS SDK for Kotlin",
    "aws-sdk-java": "AWS SDK for Java", "aws-sdk-go": "AWS SDK for Go",
    "aws-sdk-go-v2": "AWS SDK for Go", "aws-sdk-php": "AWS SDK for PHP",
    "aws-sdk-dotnet": "AWS SDK for .NET", "aws-sdk-ruby": "AWS SDK for Ruby",
  ]

  /// Browsers by the product that only they name: each names those below it too.
  private static let browsers = [
    ("edg", "Edge"), ("edga", "Edge"), ("edgios", "Edge"), ("edge", "Edge"), ("opr", "Opera"),
    ("opera", "Opera"), ("firefox", "Firefox"), ("fxios", "Firefox"), ("chrome", "Chrome"),
    ("crios", "Chrome"),
  ]

  /// Systems by a word of the header, the more telling words first: an iPhone is "like Mac OS X", and
  /// Android is a Linux.
  private static let systems = [
    ("ipad", "iPadOS"), ("iphone", "iOS"), ("ios/", "iOS"), ("os/ios", "iOS"),
    ("android", "Android"), ("cros ", "ChromeOS"), ("windows", "Windows"),
    ("macintosh", "macOS"), ("mac os x", "macOS"), ("os/macos", "macOS"), ("darwin", "macOS"),
    ("linux", "Linux"),
  ]

  private static func sdk(among products: [Substring]) -> String? {
    for product in products {
      let (name, version) = parts(of: product)
      let known = sdks[name] ?? sdks.first { isVariant(name, of: $0.key) }?.value
      if let known { return known + version }
    }
    return nil
  }

  /// `aws-sdk-dotnet-coreclr` and `aws-sdk-ruby3` are kinds of their SDKs.
  private static func isVariant(_ name: String, of sdk: String) -> Bool {
    ["aws-sdk-dotnet", "aws-sdk-ruby"].contains(sdk) && name.hasPrefix(sdk)
  }

  private static func browser(among products: [Substring]) -> String? {
    let versions = Dictionary(
      products.map { parts(of: $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for (name, browser) in browsers {
      if let version = versions[name] { return browser + version }
    }
    // Safari states its version in a product of its own.
    guard versions["safari"] != nil else { return nil }
    return "Safari" + (versions["version"] ?? "")
  }

  private static func system(of text: String) -> String? {
    systems.first { text.contains($0.0) }?.1
  }

  /// A product's name, and its major version behind a space where it has one.
  private static func parts(of product: Substring) -> (name: String, version: String) {
    let parts = product.split(separator: "/", maxSplits: 1)
    let major = parts.dropFirst().first?.prefix(6).prefix { $0.isASCII && $0.isNumber } ?? ""
    return (String(parts.first ?? ""), major.isEmpty ? "" : " \(major)")
  }
}
