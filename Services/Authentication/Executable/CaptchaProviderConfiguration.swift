import AuthenticationTriggers
import OperatingSystem
import OutboundConfiguration
import OutboundHTTP
import Runtime

/// The provider of captchas of `gatehouse-captcha`.
struct CaptchaProviderConfiguration: Sendable {
  private let captcha: CaptchaConfiguration
  private let verifyURL: String
  private let secretFile: SecretFile

  /// How many answers an instance has verified at the same time.
  private static let connections = 32

  /// Nil where the operator names no provider.
  init?(_ source: inout ConfigurationSource) {
    let rule = WebURLRule(&source)
    let provider = source.optionalString("captcha", "provider")
    let siteKey = source.optionalString("captcha", "site-key")
    let url = source.optionalString("captcha", "verify-url")
    let file = source.secretFile("captcha", "secret-file", default: nil)
    let hostnames = source.optionalStrings("captcha", "hostnames") ?? []
    guard provider != nil || siteKey != nil || url != nil || file != nil || !hostnames.isEmpty
    else { return nil }
    if let fault = url.flatMap(rule.fault) { source.report(["captcha", "verify-url"], fault) }
    guard let provider, let siteKey, let url, let file else {
      source.report(
        ["captcha", "provider"],
        "and captcha.site-key, captcha.verify-url and captcha.secret-file must be given together"
      )
      return nil
    }
    captcha = CaptchaConfiguration(
      provider: provider,
      siteKey: siteKey,
      hostnames: Set(hostnames.map { $0.lowercased() })
    )
    verifyURL = url
    secretFile = file
  }

  /// The function, whose provider is reached until the process ends; the secret is read now.
  func function(_ assembly: ServiceAssembly) throws(FileFailure) -> CaptchaFunction {
    let secret = try secretFile.readLine()
    let client = OutboundHTTPClient(
      group: assembly.group,
      certificateAuthorities: nil,
      connectionsPerHost: Self.connections
    )
    let logger = assembly.logger
    assembly.addJob { await client.run(logger: logger) }
    return CaptchaFunction(
      captcha,
      CaptchaVerification(client, url: verifyURL, secret: secret)
    )
  }
}
