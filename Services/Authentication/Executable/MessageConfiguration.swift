import AuthenticationNotifications
import Domain
import Mail
import OperatingSystem
import OutboundConfiguration
import OutboundHTTP
import Runtime
import Webhooks

/// By which ways messages leave; without any they stay in the outbox, where the operator reads them.
struct MessageConfiguration: Sendable {
  /// The SMTP server, as the operator named it.
  struct SMTP: Sendable {
    let host: String
    let port: Int
    let security: MailServer.Security
    let user: String?
    let passwordFile: SecretFile?
    let sender: MailSender
    let certificateAuthorities: String?
  }

  /// The webhook for text messages.
  struct SMS: Sendable {
    let webhookURL: String
    let secretFile: SecretFile
    let certificateAuthorities: String?
  }

  private let smtp: SMTP?
  private let sms: SMS?

  /// How many messages an instance sends at the same time.
  private static let workers = 4

  init(_ source: inout ConfigurationSource) {
    smtp = Self.smtp(&source)
    sms = Self.sms(&source)
  }

  /// The senders of every worker, which send until the process ends; secrets are read now.
  func workers(_ assembly: ServiceAssembly) throws -> [MessageSenders] {
    let texts = try sms.map { try webhook(of: $0, assembly) }
    var workers: [MessageSenders] = []
    for _ in 0..<Self.workers {
      workers.append(
        MessageSenders(
          email: try smtp.map { MailSending(try client(of: $0)) },
          sms: texts
        )
      )
    }
    return workers
  }

  private func client(of smtp: SMTP) throws(FileFailure) -> SMTPClient {
    var logIn: MailServer.LogIn?
    if let user = smtp.user, let file = smtp.passwordFile {
      logIn = MailServer.LogIn(user: user, password: try file.readLine())
    }
    return SMTPClient(
      server: MailServer(
        host: smtp.host,
        port: smtp.port,
        security: smtp.security,
        logIn: logIn,
        certificateAuthorities: smtp.certificateAuthorities
      ),
      sender: smtp.sender
    )
  }

  private func webhook(
    of sms: SMS,
    _ assembly: ServiceAssembly
  ) throws(FileFailure) -> WebhookSending {
    let signature = try WebhookSignature.read(sms.secretFile)
    let client = OutboundHTTPClient(
      group: assembly.group,
      certificateAuthorities: sms.certificateAuthorities,
      connectionsPerHost: Self.workers
    )
    let logger = assembly.logger
    assembly.addJob { await client.run(logger: logger) }
    return WebhookSending(
      SignedWebhook(
        client,
        url: sms.webhookURL,
        signature: signature,
        clock: assembly.clock
      )
    )
  }

  private static func smtp(_ source: inout ConfigurationSource) -> SMTP? {
    let host = source.optionalString("smtp", "host")
    let security = source.choice("smtp", "security", default: MailServer.Security.startTLS)
    let usualPort =
      switch security {
      case .startTLS: 587
      case .tls: 465
      case .none: 25
      }
    let port = source.integer("smtp", "port", default: usualPort, in: 1...65_535)
    let user = source.optionalString("smtp", "user")
    let passwordFile = source.secretFile("smtp", "password-file", default: nil)
    let from = source.optionalString("smtp", "from")
    let authorities = source.optionalString("smtp", "ca-file")
    guard let host else {
      if user != nil || passwordFile != nil || from != nil {
        source.report(["smtp", "host"], "must be given when another key of smtp is")
      }
      return nil
    }
    if !isHost(host) {
      source.report(["smtp", "host"], "must be a host name or an address")
    }
    if (user == nil) != (passwordFile == nil) {
      source.report(["smtp", "user"], "and smtp.password-file must be given together")
    }
    // An attacker who listens on the way would learn the password.
    if user != nil, security == .none {
      source.report(["smtp", "security"], "must be starttls or tls where there is a user")
    }
    guard let from, let sender = MailSender(from) else {
      source.report(["smtp", "from"], "must be an address, or a name and an address in <>")
      return nil
    }
    return SMTP(
      host: host,
      port: port,
      security: security,
      user: user,
      passwordFile: passwordFile,
      sender: sender,
      certificateAuthorities: authorities
    )
  }

  private static func sms(_ source: inout ConfigurationSource) -> SMS? {
    let rule = WebURLRule(&source)
    let url = source.optionalString("sms", "webhook-url")
    let file = source.secretFile("sms", "secret-file", default: nil)
    let authorities = source.optionalString("sms", "ca-file")
    guard url != nil || file != nil else { return nil }
    guard let url else {
      source.report(["sms", "webhook-url"], "must be given with sms.secret-file")
      return nil
    }
    if let fault = rule.fault(of: url) { source.report(["sms", "webhook-url"], fault) }
    guard let file else {
      source.report(["sms", "secret-file"], "must be given with sms.webhook-url")
      return nil
    }
    return SMS(webhookURL: url, secretFile: file, certificateAuthorities: authorities)
  }

  /// Nothing that would be another part of an URL.
  private static func isHost(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 253
      && text.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || $0.properties.numericType != nil
            || ".-:".unicodeScalars.contains($0))
      }
  }
}
