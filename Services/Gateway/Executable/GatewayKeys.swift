import GatewayService
import HTTPServer
import OperatingSystem
import Runtime
import ServerTLS

extension GatewayConfiguration {
  /// Reads the keys that only the gateway has.
  init(_ source: inout ConfigurationSource) throws {
    self.init()
    let installation = InstallationConfiguration(&source)
    publicURL = installation.publicURL
    domainsSuffix = installation.domainsSuffix
    identityIssuer = installation.identityIssuer
    self.installation = installation.agreement
    listenAddress = source.string("listen-address", default: listenAddress)
    listenPort = source.integer("listen-port", default: listenPort, in: 0...65_535)
    allowsPlainHTTP = source.boolean("plain-http", default: allowsPlainHTTP)
    metricsAddress = source.string("metrics-address", default: metricsAddress)
    metricsPort = source.integer("metrics-port", default: metricsPort, in: 0...65_535)
    allowedOrigins = source.optionalStrings("cors", "allowed-origins") ?? allowedOrigins
    trustedProxies = source.optionalStrings("trusted-proxies") ?? trustedProxies
    limits = GatewayLimits(&source)
    let tracing = try TracingKeys(&source)
    let poolFile = source.optionalString("demo", "pool-file")
    if let folder = source.optionalString("demo", "folder") {
      let files = try DemonstrationFile.names.map { name in
        let file = try FileContents.read("\(folder)/interaction/\(name)", maxBytes: 262_144)
        return DemonstrationFile(name: name, bytes: file.bytes)
      }
      demonstration = Demonstration(files: files, poolFile: poolFile)
    }
    if let folder = source.optionalString("pages", "folder") {
      let files = try PageTemplateFile.all(in: folder)
      do throws(PageTemplateFaults) {
        pageTemplates = try PageTemplates(files)
      } catch {
        for fault in error.faults { source.report(["pages", "folder"], "\(folder)/\(fault)") }
      }
    }
    let certificate = source.secretFile("tls", "certificate-file", default: nil)
    let privateKey = source.secretFile("tls", "private-key-file", default: nil)
    switch (certificate, privateKey) {
    case (nil, nil): break
    case (let certificate?, let privateKey?):
      let files = TLSFiles(certificate: certificate.path, privateKey: privateKey.path) {
        TLSIdentity(
          // Public, so its permissions do not matter.
          certificateChain: try FileContents.read(certificate.path, maxBytes: 1_048_576).bytes,
          privateKey: try privateKey.read()
        )
      }
      tls = try files.read()
      tlsFiles = files
    case (nil, _?), (_?, nil):
      source.report(["tls"], "certificate-file and private-key-file belong together")
    }
    do throws(HTTPConfigurationFault) {
      self.tracing = try tracing.configuration()
      try check()
    } catch {
      source.report(["gateway"], error.description)
    }
  }
}

extension PageTemplateFile {
  private static let maxBytes = 65_536

  /// The files in the folders of a folder.
  fileprivate static func all(in folder: String) throws(FileFailure) -> [PageTemplateFile] {
    // A folder that is not there would silently say nothing.
    _ = try OpenFolder(folder)
    var files: [PageTemplateFile] = []
    for pool in Directory.names(in: folder) {
      for name in Directory.names(in: "\(folder)/\(pool)") {
        let file = try FileContents.read("\(folder)/\(pool)/\(name)", maxBytes: maxBytes)
        files.append(PageTemplateFile(path: "\(pool)/\(name)", bytes: file.bytes))
      }
    }
    return files
  }
}

/// The keys below `tracing`.
private struct TracingKeys {
  private let endpoint: String?
  private let sampleRatio: Double
  private let certificateAuthorities: String?
  private let headers: String

  init(_ source: inout ConfigurationSource) throws {
    endpoint = source.optionalString("tracing", "endpoint")
    sampleRatio = source.number("tracing", "sample-ratio", default: 0.01, in: 0...1)
    certificateAuthorities = source.optionalString("tracing", "ca-file")
    let file = source.secretFile("tracing", "headers-file", default: nil)
    headers = try file.map { String(decoding: try $0.read(), as: UTF8.self) } ?? ""
    if endpoint == nil, file != nil {
      source.report(["tracing"], "headers-file has no use without endpoint")
    }
  }

  /// Nil where no collector is named.
  func configuration() throws(HTTPConfigurationFault) -> TracingConfiguration? {
    guard let endpoint else { return nil }
    return try TracingConfiguration(
      endpoint: endpoint,
      sampleRatio: sampleRatio,
      certificateAuthorities: certificateAuthorities,
      headers: headers
    )
  }
}

extension GatewayLimits {
  /// The largest body has room in it.
  private static let smallestShare = 4_194_304

  /// Reads the keys below `limits`.
  init(_ source: inout ConfigurationSource) {
    self.init()
    headerBytes = source.integer(
      "limits",
      "header-bytes",
      default: headerBytes,
      in: 1024...1_048_576
    )
    headerFields = source.integer("limits", "header-fields", default: headerFields, in: 10...1000)
    bodyBytes = source.integer("limits", "body-bytes", default: bodyBytes, in: 1024...4_000_000)
    allBodiesBytes = source.integer(
      "limits",
      "all-bodies-bytes",
      default: allBodiesBytes,
      in: Self.smallestShare...1_099_511_627_776
    )
    bodiesPerAddressBytes = source.integer(
      "limits",
      "bodies-per-address-bytes",
      default: max(Self.smallestShare, allBodiesBytes / 16),
      in: Self.smallestShare...1_099_511_627_776
    )
    connections = source.integer("limits", "connections", default: connections, in: 1...1_000_000)
    connectionsPerAddress = source.integer(
      "limits",
      "connections-per-address",
      // Small numbers are for trying; a browser alone opens six.
      default: max(8, connections / 8),
      in: 1...1_000_000
    )
    waitingRequests = source.integer(
      "limits",
      "waiting-requests",
      default: waitingRequests,
      in: 4...1_000_000
    )
    requestTime = source.seconds("limits", "request-seconds", default: requestTime)
    callTime = source.seconds("limits", "call-seconds", default: callTime)
    answerTime = source.seconds("limits", "answer-seconds", default: answerTime)
    idleTime = source.seconds("limits", "idle-seconds", default: idleTime)
  }
}
