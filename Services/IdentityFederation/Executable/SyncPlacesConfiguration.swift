import Domain
import IdentityFederationSync
import OperatingSystem
import OutboundConfiguration
import OutboundHTTP
import Runtime
import Webhooks

/// Where events, pushes and streams of synchronised data go.
struct SyncPlacesConfiguration: Sendable {
  private struct Receiver: Sendable {
    let url: String
    let secretFile: SecretFile
    let certificateAuthorities: String?
  }

  private let functions: LambdaFunctionsConfiguration?
  private var webhooks: [SyncDeliveryKind: Receiver] = [:]

  private static let connections = 8

  init(_ source: inout ConfigurationSource) {
    functions = LambdaFunctionsConfiguration(&source)
    webhooks[.push] = Self.webhook(&source, "push", "webhook")
    webhooks[.stream] = Self.webhook(&source, "sync", "stream-url")
  }

  /// The places, reached until the process ends; secrets are read now.
  func places(_ assembly: ServiceAssembly) throws(FileFailure) -> Sync.Places {
    var signed: [SyncDeliveryKind: any Webhook] = [:]
    for (kind, webhook) in webhooks {
      let client = OutboundHTTPClient(
        group: assembly.group,
        certificateAuthorities: webhook.certificateAuthorities,
        connectionsPerHost: Self.connections
      )
      let logger = assembly.logger
      assembly.addJob { await client.run(logger: logger) }
      signed[kind] = SignedWebhook(
        client,
        url: webhook.url,
        signature: try WebhookSignature.read(webhook.secretFile),
        clock: assembly.clock
      )
    }
    return Sync.Places(functions: try functions?.functions(assembly), webhooks: signed)
  }

  private static func webhook(
    _ source: inout ConfigurationSource,
    _ section: String,
    _ key: String
  ) -> Receiver? {
    let rule = WebURLRule(&source)
    let url = source.optionalString(section, key)
    let file = source.secretFile(section, "secret-file", default: nil)
    let authorities = source.optionalString(section, "ca-file")
    guard url != nil || file != nil else { return nil }
    guard let url else {
      source.report([section, key], "must be given with \(section).secret-file")
      return nil
    }
    if let fault = rule.fault(of: url) { source.report([section, key], fault) }
    guard let file else {
      source.report([section, "secret-file"], "must be given with \(section).\(key)")
      return nil
    }
    return Receiver(url: url, secretFile: file, certificateAuthorities: authorities)
  }
}
