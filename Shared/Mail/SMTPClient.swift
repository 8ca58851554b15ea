internal import CLibCurl
internal import OperatingSystem

/// The server that takes mail, and the account to use there.
public struct MailServer: Sendable, Hashable {
  /// What protects the connection from being read and changed on its way.
  public enum Security: String, Sendable, Hashable, CaseIterable {
    /// Begins in the clear and must switch to TLS before anything else is sent (RFC 3207).
    case startTLS = "starttls"
    /// TLS from the first byte (RFC 8314 §3.3).
    case tls
    /// In the clear; for a server on the same machine.
    case none
  }

  /// A user name and a password.
  public struct LogIn: Sendable, Hashable {
    let user: String
    let password: String

    /// A user name and a password.
    public init(user: String, password: String) {
      self.user = user
      self.password = password
    }
  }

  let host: String
  let port: Int
  let security: Security
  let logIn: LogIn?
  let certificateAuthorities: String?

  /// Names a server; without a file of certificate authorities the system's are trusted.
  public init(
    host: String,
    port: Int,
    security: Security,
    logIn: LogIn?,
    certificateAuthorities: String?
  ) {
    self.host = host
    self.port = port
    self.security = security
    self.logIn = logIn
    self.certificateAuthorities = certificateAuthorities
  }

  var url: String {
    let scheme = security == .tls ? "smtps" : "smtp"
    let authority = host.contains(":") ? "[\(host)]" : host
    return "\(scheme)://\(authority):\(port)"
  }
}

/// Sends mail over SMTP, one after the other, on a thread of its own.
///
/// Keeps its connection for the next mail. Several clients send at the same time.
public actor SMTPClient {
  private let server: MailServer
  private let sender: MailSender
  private let executor: QueueExecutor
  private var handle: TransferHandle?

  /// The maximum time of a mail, from connecting to the server's last answer.
  public static let timeLimit = Duration.seconds(30)

  /// Makes a client; nothing is connected before the first mail.
  public init(server: MailServer, sender: MailSender) {
    self.server = server
    self.sender = sender
    executor = QueueExecutor(label: "mail")
  }

  /// The thread this actor's work blocks.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Hands one mail over; returns after the server has said that it is responsible for it.
  public func send(_ mail: MailMessage) throws(TransferError) {
    var options = TransferHandle.Options()
    options.texts = [
      (CURLOPT_PROTOCOLS_STR, "smtp,smtps"),
      (CURLOPT_URL, server.url),
      (CURLOPT_MAIL_FROM, "<\(sender.address.text)>"),
    ]
    options.lists = [(CURLOPT_MAIL_RCPT, ["<\(mail.to.text)>"])]
    options.numbers = [(CURLOPT_UPLOAD, 1)]
    switch server.security {
    case .startTLS, .tls:
      // Never "try": an attacker who strips STARTTLS from the server's answer would read
      // everything.
      options.numbers.append((CURLOPT_USE_SSL, Int(CURLUSESSL_ALL.rawValue)))
    case .none: break
    }
    if let logIn = server.logIn {
      options.texts += [(CURLOPT_USERNAME, logIn.user), (CURLOPT_PASSWORD, logIn.password)]
    }
    if let path = server.certificateAuthorities { options.texts.append((CURLOPT_CAINFO, path)) }
    let text = mail.text(from: sender)
    try handle.perform(options, uploading: text, within: Self.timeLimit)
  }
}
