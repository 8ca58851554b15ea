internal import Domain
public import LambdaFunctions
public import OperatingSystem
internal import OutboundHTTP
public import Runtime
internal import Webhooks

/// Where the pools' functions are; without it the operations of pools with triggers fail.
public struct LambdaFunctionsConfiguration: Sendable {
  private let configuration: LambdaConfiguration
  private let secretFile: SecretFile?
  private let certificateAuthorities: String?

  /// Nil where the operator names no function.
  public init?(_ source: inout ConfigurationSource) {
    let rule = WebURLRule(&source)
    let endpoint = source.optionalString("lambda", "endpoint")
    let functions = source.optionalStrings("lambda", "functions") ?? []
    secretFile = source.secretFile("lambda", "secret-file", default: nil)
    certificateAuthorities = source.optionalString("lambda", "ca-file")
    let timeout = source.integer("lambda", "timeout-seconds", default: 5, in: 1...15)
    let maxInFlight = source.integer("lambda", "concurrent-calls", default: 256, in: 4...4096)
    if let endpoint, let fault = rule.fault(of: endpoint) {
      source.report(["lambda", "endpoint"], fault)
    } else if let endpoint, endpoint.contains(where: "?#".contains) {
      source.report(["lambda", "endpoint"], "must have no query")
    }
    var urls: [String: String] = [:]
    for function in functions {
      let parts = function.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0].hasPrefix("arn:") else {
        source.report(["lambda", "functions"], "must have entries of the form ARN=URL")
        continue
      }
      if let fault = rule.fault(of: parts[1]) {
        source.report(["lambda", "functions"], "the URL of \(parts[0]) \(fault)")
        continue
      }
      urls[parts[0]] = parts[1]
    }
    guard endpoint != nil || !urls.isEmpty else {
      if secretFile != nil || certificateAuthorities != nil {
        source.report(["lambda", "endpoint"], "must be given when another key of lambda is")
      }
      return nil
    }
    configuration = LambdaConfiguration(
      endpoint: endpoint.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 },
      urls: urls,
      timeout: .seconds(timeout),
      maxInFlight: maxInFlight
    )
  }

  /// The functions, reached until the process ends.
  public func functions(_ assembly: ServiceAssembly) throws(FileFailure) -> LambdaFunctions {
    let client = OutboundHTTPClient(
      group: assembly.group,
      certificateAuthorities: certificateAuthorities,
      connectionsPerHost: configuration.maxInFlight
    )
    let logger = assembly.logger
    assembly.addJob { await client.run(logger: logger) }
    var signature: WebhookSignature?
    if let secretFile { signature = try WebhookSignature.read(secretFile) }
    return LambdaFunctions(
      configuration,
      over: HTTPFunctionTransport(client),
      signature: signature,
      clock: assembly.clock,
      random: assembly.random,
      logger: assembly.logger
    )
  }
}
