import AuthenticationInteraction
import OperatingSystem
import OutboundConfiguration
import OutboundHTTP
import Runtime
import Webhooks

/// Where pushes for apps and events of their instances go.
struct InteractionWebhooksConfiguration: Sendable {
  private struct Receiver: Sendable {
    let url: String
    let secretFile: SecretFile
    let certificateAuthorities: String?
    var contentType = "application/json"
  }

  private var receivers: [InteractionDeliveryKind: Receiver] = [:]

  private static let connections = 4

  init(_ source: inout ConfigurationSource) {
    receivers[.push] = Self.receiver(&source, "push")
    receivers[.event] = Self.receiver(&source, "events")
    // CloudEvents 1.0, HTTP binding §3.2: structured content.
    receivers[.event]?.contentType = "application/cloudevents+json"
  }

  /// What there are webhooks for.
  var kinds: Set<String> { Set(receivers.keys.map(\.rawValue)) }

  /// The webhooks, reached until the process ends; secrets are read now.
  func webhooks(
    _ assembly: ServiceAssembly
  ) throws(FileFailure) -> [InteractionDeliveryKind: SignedWebhook] {
    var webhooks: [InteractionDeliveryKind: SignedWebhook] = [:]
    for (kind, receiver) in receivers {
      let client = OutboundHTTPClient(
        group: assembly.group,
        certificateAuthorities: receiver.certificateAuthorities,
        connectionsPerHost: Self.connections
      )
      let logger = assembly.logger
      assembly.addJob { await client.run(logger: logger) }
      webhooks[kind] = SignedWebhook(
        client,
        url: receiver.url,
        signature: try WebhookSignature.read(receiver.secretFile),
        clock: assembly.clock,
        contentType: receiver.contentType
      )
    }
    return webhooks
  }

  private static func receiver(_ source: inout ConfigurationSource, _ section: String) -> Receiver?
  {
    let rule = WebURLRule(&source)
    let url = source.optionalString(section, "webhook")
    let file = source.secretFile(section, "secret-file", default: nil)
    let authorities = source.optionalString(section, "ca-file")
    guard url != nil || file != nil else { return nil }
    guard let url else {
      source.report([section, "webhook"], "must be given with \(section).secret-file")
      return nil
    }
    if let fault = rule.fault(of: url) { source.report([section, "webhook"], fault) }
    guard let file else {
      source.report([section, "secret-file"], "must be given with \(section).webhook")
      return nil
    }
    return Receiver(url: url, secretFile: file, certificateAuthorities: authorities)
  }
}
