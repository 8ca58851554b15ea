internal import ArgumentParser
internal import OperatingSystem
internal import Runtime
internal import UnixSignals

/// Starts a private installation and keeps it running.
struct UpCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "up",
    abstract: "Starts PostgreSQL, the services and the gateway, and keeps them running.",
    discussion: """
      Everything is kept in the state folder. AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are \
      imported when they are set; else a pair is made once, printed at that start, and kept in the state \
      folder. GATEHOUSE_REGION, \
      GATEHOUSE_ACCOUNT_ID, GATEHOUSE_PUBLIC_URL, GATEHOUSE_DOMAINS_SUFFIX, \
      GATEHOUSE_IDENTITY_ISSUER, GATEHOUSE_LOG_LEVEL, the gateway's own settings \
      (GATEHOUSE_TLS_…, GATEHOUSE_CORS_…, GATEHOUSE_LIMITS_…, GATEHOUSE_TRACING_…), those of messages \
      (GATEHOUSE_SMTP_…, GATEHOUSE_SMS_…), of events (GATEHOUSE_AUDIT_…), \
      of request rates (GATEHOUSE_REQUEST_RATES_…), of the functions of triggers \
      (GATEHOUSE_LAMBDA_…), of captchas (GATEHOUSE_CAPTCHA_…) and of what is posted to \
      (GATEHOUSE_OUTBOUND_…) are passed on. With GATEHOUSE_DEMO_FOLDER the demonstration pages are served, \
      and a pool is made for them. With GATEHOUSE_CONSOLE_OPERATOR, an email address, the first start of the \
      console prints a link by which that operator comes in.
      """
  )

  @Option(help: ArgumentHelp("The state folder; made when it is missing.", valueName: "dir"))
  var state = ".gatehouse"

  @Option(help: "The port of the public HTTP API.")
  var port = 8080

  @Option(help: "The port of health and metrics on 127.0.0.1; another one where it is taken.")
  var metricsPort = 9464

  @Option(
    help: ArgumentHelp(
      "The port of the console on 127.0.0.1; another one where it is taken. Without it, and without "
        + "GATEHOUSE_CONSOLE_PORT, the console is not started.",
      valueName: "port"
    )
  )
  var consolePort: Int?

  @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
  var listen = "127.0.0.1"

  @Flag(help: "Count requests against the rates of their categories.")
  var requestRates = false

  @Flag(help: "Return once everything is ready and leave it running.")
  var detach = false

  @Flag(help: ArgumentHelp("Print no secret: the output is a log.", visibility: .hidden))
  var logged = false

  func validate() throws {
    guard (1...65_535).contains(port), (1...65_535).contains(metricsPort) else {
      throw ValidationError("--port and --metrics-port must be between 1 and 65535")
    }
  }

  func run() async throws {
    let environment = ProcessEnvironment.current
    // What runs as this user, or reads a dump, would find it for as long as this process lives.
    ProcessEnvironment.blank("AWS_SECRET_ACCESS_KEY")
    var source = try ConfigurationSource(json: nil, environment: Self.installation(environment))
    if source.optionalString("public-url") == nil {
      source = try ConfigurationSource(
        json: Array("{\"public-url\":\"http://127.0.0.1:\(port)\"}".utf8),
        environment: Self.installation(environment)
      )
    }
    let installation = InstallationConfiguration(&source)
    try source.finish()
    let options = StackOptions(
      state: StateFolder(state),
      port: port,
      metricsPort: metricsPort,
      consolePort: consolePort ?? environment["GATEHOUSE_CONSOLE_PORT"].flatMap { Int($0) },
      listenAddress: listen,
      environment: environment,
      installation: installation,
      programs: String(FileSystem.executablePath.dropLast("/gatehousectl".count)),
      hasRequestRates: requestRates
    )
    if detach {
      print(try await DetachedStack(options: options).start(), terminator: "")
    } else {
      try await ForegroundStack(options: options, isLogged: logged).run()
    }
  }

  private static func installation(_ environment: [String: String]) -> [String: String] {
    environment.filter {
      [
        "GATEHOUSE_REGION", "GATEHOUSE_ACCOUNT_ID", "GATEHOUSE_PUBLIC_URL",
        "GATEHOUSE_DOMAINS_SUFFIX", "GATEHOUSE_IDENTITY_ISSUER",
      ].contains($0.key)
    }
  }
}
