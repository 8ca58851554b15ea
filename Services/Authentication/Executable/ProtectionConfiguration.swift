import AuthenticationProtection
import Cryptography
import Domain
import LeakedPasswords
import OperatingSystem
import OutboundConfiguration
import OutboundHTTP
import Runtime
import Webhooks

/// What the operator gives threat protection: lists of addresses and of leaked passwords, and sinks of logs.
struct ProtectionConfiguration: Sendable {
  /// `NAME KIND POINTS FILE`.
  private struct ListEntry: Sendable {
    let name: String
    let kind: AddressLists.Kind
    let points: Int
    let file: String
  }

  private enum Sink: Sendable {
    case journal
    case file(String)
    case webhook(String)
    case s3(String)

    /// What it is called in an entry, before its address.
    static let marks: [(String, @Sendable (String) -> Sink)] = [
      ("file:", Sink.file), ("webhook:", Sink.webhook), ("s3:", Sink.s3),
    ]
  }

  private var lists: [ListEntry] = []
  private let leakedPasswords: String?
  private var sinks: [String: Sink] = [:]
  private let keepsUnknown: Bool
  private let secretFile: SecretFile?
  private let s3KeyFile: SecretFile?
  private let s3Region: String

  private static let connections = 2
  private static let maxListBytes = 64 << 20

  /// What becomes of an ARN without a sink.
  private enum UnknownDestination: String, CaseIterable {
    case refuse
    case keep
  }

  init(_ source: inout ConfigurationSource) {
    leakedPasswords = source.optionalString("leaked-passwords", "file")
    let lists = source.optionalStrings("risk", "lists") ?? []
    let destinations = source.optionalStrings("log-delivery", "destinations") ?? []
    keepsUnknown =
      source.choice("log-delivery", "unknown", default: UnknownDestination.refuse) == .keep
    secretFile = source.secretFile("log-delivery", "secret-file", default: nil)
    s3KeyFile = source.secretFile("log-delivery", "s3-key-file", default: nil)
    s3Region = source.string("log-delivery", "s3-region", default: "us-east-1")
    let rule = WebURLRule(&source)
    for text in lists {
      guard let entry = Self.list(text) else {
        source.report(
          ["risk", "lists"],
          "must be entries NAME KIND POINTS FILE, of the kind bad or shared, with 0 to 60 points"
        )
        continue
      }
      self.lists.append(entry)
    }
    for text in destinations {
      guard let (arn, sink) = Self.sink(text) else {
        source.report(
          ["log-delivery", "destinations"],
          "must be entries ARN journal, ARN file:PATH, ARN webhook:URL or ARN s3:URL"
        )
        continue
      }
      check(sink, by: rule, &source)
      sinks[arn] = sink
    }
  }

  private func check(_ sink: Sink, by rule: WebURLRule, _ source: inout ConfigurationSource) {
    let place = ["log-delivery", "destinations"]
    switch sink {
    case .journal, .file: break
    case .webhook(let url):
      if let fault = rule.fault(of: url) { source.report(place, fault) }
      if secretFile == nil {
        source.report(["log-delivery", "secret-file"], "must be given for a webhook")
      }
    case .s3(let url):
      if let fault = rule.fault(of: url) {
        source.report(place, fault)
      } else if S3Place(url: url) == nil {
        source.report(place, "must be s3:https://HOST/BUCKET or s3:https://HOST/BUCKET/PREFIX")
      }
      if s3KeyFile == nil {
        source.report(["log-delivery", "s3-key-file"], "must be given for a bucket")
      }
    }
  }

  private static func list(_ text: String) -> ListEntry? {
    let parts = text.split(separator: " ", maxSplits: 3).map(String.init)
    guard parts.count == 4, let kind = AddressLists.Kind(rawValue: parts[1]),
      let points = Int(parts[2]), (0...RiskDecision.maxListPoints).contains(points),
      parts[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { return nil }
    return ListEntry(name: parts[0], kind: kind, points: points, file: parts[3])
  }

  private static func sink(_ text: String) -> (String, Sink)? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0].hasPrefix("arn:") else { return nil }
    if parts[1] == "journal" { return (parts[0], .journal) }
    for (mark, make) in Sink.marks
    where parts[1].hasPrefix(mark) && parts[1].count > mark.count {
      return (parts[0], make(String(parts[1].dropFirst(mark.count))))
    }
    return nil
  }

  /// What the area is given; files are read now.
  func options() throws(FileFailure) -> ProtectionOptions {
    var read: [AddressLists.List] = []
    for list in lists {
      let text = try FileContents.read(list.file, maxBytes: Self.maxListBytes).bytes
      let made = AddressLists.List(
        name: list.name,
        points: list.points,
        kind: list.kind,
        text: String(decoding: text, as: UTF8.self)
      )
      guard let made else {
        throw FileFailure(path: list.file, sentence: "has a line that is no range of addresses")
      }
      read.append(made)
    }
    var leaked: LeakedPasswordFile?
    if let leakedPasswords { leaked = try LeakedPasswordFile(path: leakedPasswords) }
    return ProtectionOptions(
      lists: AddressLists(read),
      leakedPasswords: LeakedPasswordLists(file: leaked),
      logDestinations: LogDestinations(Set(sinks.keys), keepsUnknown: keepsUnknown)
    )
  }

  /// The sinks, reached until the process ends; the secret is read now.
  func sinks(_ assembly: ServiceAssembly) throws(FileFailure) -> [String: any LogSink] {
    var made: [String: any LogSink] = [:]
    for (arn, sink) in sinks {
      switch sink {
      case .journal: made[arn] = JournalLogSink(assembly.logger)
      case .file(let path): made[arn] = FileLogSink(path: path)
      case .webhook(let url):
        guard let secretFile else { continue }
        made[arn] = WebhookLogSink(
          SignedWebhook(
            client(assembly),
            url: url,
            signature: try WebhookSignature.read(secretFile),
            clock: assembly.clock
          )
        )
      case .s3(let url):
        guard let s3KeyFile, let place = S3Place(url: url) else { continue }
        made[arn] = S3LogSink(
          client(assembly),
          place: place,
          signature: try signature(s3KeyFile),
          clock: assembly.clock
        )
      }
    }
    return made
  }

  private func client(_ assembly: ServiceAssembly) -> OutboundHTTPClient {
    let client = OutboundHTTPClient(
      group: assembly.group,
      certificateAuthorities: nil,
      connectionsPerHost: Self.connections
    )
    let logger = assembly.logger
    assembly.addJob { await client.run(logger: logger) }
    return client
  }

  /// By the access key that a file has: its id and its secret, with a space between them.
  private func signature(_ file: SecretFile) throws(FileFailure) -> SignatureVersion4 {
    let parts = try file.readLine().split(separator: " ").map(String.init)
    guard parts.count == 2 else {
      throw FileFailure(
        path: file.path,
        sentence: "must hold an access key's id, a space and its secret"
      )
    }
    return SignatureVersion4(
      keyID: parts[0],
      secret: parts[1],
      region: s3Region,
      service: "s3"
    )
  }
}
