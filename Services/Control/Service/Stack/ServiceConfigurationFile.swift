internal import FoundationEssentials
internal import OperatingSystem

/// The configuration file that the supervisor writes for a service.
struct ServiceConfigurationFile: Encodable, Sendable {
  struct Database: Encodable, Sendable {
    var host: String
    var port: Int
    var name: String
    var passwordFile: String

    enum CodingKeys: String, CodingKey {
      case host, port, name
      case passwordFile = "password-file"
    }
  }

  struct RequestRates: Encodable, Sendable {
    var enabled: Bool
  }

  struct LogDelivery: Encodable, Sendable {
    /// What becomes of an ARN that is no destination.
    var unknown: String
  }

  struct Demonstration: Encodable, Sendable {
    var poolFile: String

    enum CodingKeys: String, CodingKey {
      case poolFile = "pool-file"
    }
  }

  struct Identity: Encodable, Sendable {
    var issuer: String
  }

  var runDirectory: String
  var region: String
  var accountID: String
  var publicURL: String
  var domainsSuffix: String?
  var identity: Identity
  var database: Database?
  var sealKeyFile: String?
  var ticketKeyFile: String?
  var requestRates: RequestRates?
  var logDelivery: LogDelivery?
  var listenAddress: String?
  var listenPort: Int?
  var metricsPort: Int?
  var consoleURL: String?
  var demo: Demonstration?

  enum CodingKeys: String, CodingKey {
    case runDirectory = "run-directory"
    case region
    case accountID = "account-id"
    case publicURL = "public-url"
    case domainsSuffix = "domains-suffix"
    case identity, demo
    case database
    case sealKeyFile = "seal-key-file"
    case ticketKeyFile = "ticket-key-file"
    case requestRates = "request-rates"
    case logDelivery = "log-delivery"
    case listenAddress = "listen-address"
    case listenPort = "listen-port"
    case metricsPort = "metrics-port"
    case consoleURL = "console-url"
  }

  func write(to path: String) throws(ControlFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text: Data
    do {
      text = try encoder.encode(self)
    } catch {
      throw ControlFailure("\(path): the configuration cannot be written as JSON: \(error)")
    }
    try failing { () throws(FileFailure) in
      try FileContents.write(Array(text) + [0x0A], to: path, mode: 0o600)
    }
  }
}
