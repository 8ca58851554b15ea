import ConsoleService
import HTTPServer
import OperatingSystem
import Runtime
import ServerTLS

extension ConsoleConfiguration {
  /// Reads the keys that only the console has.
  init(_ source: inout ConfigurationSource) throws {
    self.init()
    publicURL = InstallationConfiguration(&source).publicURL
    let url = source.string("console-url", default: consoleURL)
    consoleURL = url.hasSuffix("/") ? String(url.dropLast()) : url
    listenAddress = source.string("listen-address", default: listenAddress)
    listenPort = source.integer("listen-port", default: listenPort, in: 0...65_535)
    allowsPlainHTTP = source.boolean("plain-http", default: allowsPlainHTTP)
    trustedProxies = source.optionalStrings("trusted-proxies") ?? trustedProxies
    let certificate = source.secretFile("tls", "certificate-file", default: nil)
    let privateKey = source.secretFile("tls", "private-key-file", default: nil)
    switch (certificate, privateKey) {
    case (nil, nil): break
    case (let certificate?, let privateKey?):
      tls = TLSIdentity(
        // Public, so its permissions do not matter.
        certificateChain: try FileContents.read(certificate.path, maxBytes: 1_048_576).bytes,
        privateKey: try privateKey.read()
      )
    case (nil, _?), (_?, nil):
      source.report(["tls"], "certificate-file and private-key-file belong together")
    }
    do throws(HTTPConfigurationFault) {
      try check()
    } catch {
      source.report(["console-url"], error.description)
    }
  }
}
