/// What each key of the configurations means.
enum ConfigurationMeanings {
  struct Meaning: Sendable, Hashable {
    /// What a number counts, where the kind does not say it.
    let unit: String?
    let sentence: String
  }

  /// What stands in the reference where a key has no meaning yet; a test finds it.
  static let missing = "MEANING MISSING"

  /// The meaning of a key, which another service may give to a key of the same name.
  static func of(_ key: String, in service: String) -> Meaning? {
    all["\(service)/\(key)"] ?? all[key] ?? patterns.first { $0.fits(key) }?.meaning
  }

  /// The keys and patterns that have a meaning.
  static var names: Set<String> { Set(rows.map(\.name)) }

  private struct Pattern: Sendable {
    let start: Substring
    let end: Substring
    let meaning: Meaning

    func fits(_ key: String) -> Bool { key.hasPrefix(start) && key.hasSuffix(end) }
  }

  private static let all: [String: Meaning] = Dictionary(
    rows.map { ($0.name, $0.meaning) },
    uniquingKeysWith: { first, _ in first }
  )

  private static let patterns: [Pattern] = rows.compactMap { row in
    guard let star = row.name.firstIndex(of: "*") else { return nil }
    return Pattern(
      start: row.name[..<star],
      end: row.name[row.name.index(after: star)...],
      meaning: row.meaning
    )
  }

  private static let rows: [(name: String, meaning: Meaning)] = table.split(separator: "\n").map {
    let parts = $0.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map {
      String($0)
    }
    let name = parts[0].filter { $0 != " " }
    guard parts.count == 3 else { return (name, Meaning(unit: nil, sentence: missing)) }
    return (name, Meaning(unit: parts[1].isEmpty ? nil : parts[1], sentence: parts[2]))
  }

  /// Key (or `service/key`; a `*` stands for any text), unit, meaning.
  private static let table = """
    run-directory ||The folder that holds a folder of sockets for each service.
    instance ||This process's name among the instances of its service: 1 to 32 letters, digits, `-` or `_`. Units set it.
    log-level ||The least serious records that are written.
    log-format ||How records are written: `logfmt` for people and the journal, `json` for collectors.
    event-loops ||How many threads read and write sockets. One serves some ten thousand requests a second.
    region ||The region of unsigned requests, and of resources whose creator named none.
    account-id ||The twelve digits in every ARN.
    public-url ||The URL by which clients reach the gateway. Tokens name it, with the pool's id, as their issuer: it should not change.
    console-url ||The URL by which operators reach the console, without a path: another host or port than `public-url`.
    domains-suffix ||What the hosts of user pools' domains end with, such as `auth.example.com` for `ann.auth.example.com`; all names below it must lead to the gateway. Without it prefix domains have no host, and a pool's pages stand below its issuer.
    pages.folder ||The folder of what operators say on the pages of their pools, by the pools' ids. Read and checked at the start.
    identity.issuer ||What tokens of identity pools name as their issuer.
    allowed-callers.* ||Unix users, by name or number, that may call this RPC service.
    database.host ||Host name or address of PostgreSQL, or the folder of its Unix socket. Several, with commas, are a primary and its standbys: the one that can be written to is used.
    database.pooler ||What stands between the process and PostgreSQL: `transaction` for PgBouncer in that mode.
    database.port ||PostgreSQL's port; also part of the name of its Unix socket.
    database.name ||The name of the database.
    database.user ||The role that the process connects as.
    database.password-file ||The role's password, on one line. Without it PostgreSQL must let the role in by other means.
    database.password-exchange ||`scram-sha-256`: the password is proved and never sent. `any`: the server may ask for the password itself.
    database.tls ||`verify-full` checks the server's certificate and name, `require` encrypts alone, `off` does neither. Without it: `verify-full`, and `off` for a Unix socket and for this machine's loopback.
    database.ca-file ||Certificates to trust in place of the system's, in PEM; with `verify-full` alone.
    database.maximum-sessions |connections|How many connections the process opens at most. Further statements wait.
    seal-key-file ||Keys that values are sealed with before they reach PostgreSQL: a number, a colon and 64 hexadecimal digits a line. The last line's seals, all open.
    ticket-key-file ||Keys that prove signed calls between the processes that answer an AWS API, of the same form; the same on all machines.
    role-password-files.* ||The password that `gatehousectl migrate` gives to the role of this schema.
    listen-address ||The address that clients connect to, where the service manager passes no socket on.
    listen-port ||The port that clients connect to, where the service manager passes no socket on; 0 lets the system choose.
    plain-http ||Serves addresses that other machines reach without TLS. Passwords and tokens pass the network in clear then.
    metrics-address ||The address of the listener for health and metrics.
    metrics-port ||The port of the listener for health and metrics; 0 lets the system choose.
    cors.allowed-origins ||Origins whose pages may call the API; `*`, which holds without it, is any.
    trusted-proxies ||Addresses or CIDR ranges of proxies whose `X-Forwarded-For` is believed.
    tls.certificate-file ||The certificate, followed by its intermediates, in PEM. Read again when it changes, and by a reload.
    tls.private-key-file ||The certificate's private key in PEM. Its owner must be the gateway's user or root, and no other user may have rights on it. Read again when it changes, and by a reload.
    tracing.endpoint ||The collector of OpenTelemetry, by OTLP/HTTP in JSON. Without it no request is traced.
    tracing.sample-ratio ||The part of the requests that is traced.
    tracing.ca-file ||Certificates to trust in place of the system's, in PEM.
    tracing.headers-file ||Headers of requests to the collector, `Name: value` a line.
    demo.folder ||The folder of pages that show a developer how an app confirms a sign-in; on loopback alone.
    demo.pool-file ||The ids of the pool and the client that these pages use, as JSON. `gatehousectl up` makes it.
    limits.header-bytes |bytes|All header fields of a request together.
    limits.header-fields |fields|Header fields of a request.
    limits.body-bytes |bytes|A request's body.
    limits.all-bodies-bytes |bytes|The bodies of all requests at one time.
    limits.bodies-per-address-bytes |bytes|Of them, those of one address (IPv6: of a /64; a /48 may have four times as many). Without it: a sixteenth of `limits.all-bodies-bytes`.
    limits.connections |connections|Open connections of clients; further ones wait to be accepted.
    limits.connections-per-address |connections|Open connections of one address (IPv6: of a /64), trusted proxies excepted; a further one is closed at once. Without it: an eighth of `limits.connections`.
    limits.waiting-requests |requests|Requests that wait for sessions at one time; a quarter of them for one client.
    limits.request-seconds ||From a request's first byte to its last.
    limits.call-seconds ||From a request's last byte to the services' last change for it.
    limits.answer-seconds ||How long a client may take to accept an answer.
    limits.idle-seconds ||How long a connection may rest between requests.
    smtp.host ||The mail server. Without it mail stays in the outbox.
    smtp.security ||How the connection to the mail server is protected.
    smtp.port ||The mail server's port. Without it: 587 with `starttls`, 465 with `tls`, 25 with `none`.
    smtp.user ||The name to log in with; only with TLS.
    smtp.password-file ||The password to log in with, on one line.
    smtp.from ||The sender: an address, or a name and an address in `<>`.
    smtp.ca-file ||Certificates to trust in place of the system's, in PEM.
    sms.webhook-url ||Where text messages are posted. Without it they stay in the outbox.
    sms.secret-file ||Signs what is posted: `whsec_` and the base64 of 24 to 64 bytes, on one line.
    sms.ca-file ||Certificates to trust in place of the system's, in PEM.
    user-import.file-bytes |bytes|A file of users to import.
    audit.retention-days |days|After how long an audit event is removed.
    audit.refusal-rows |rows|How many refusals of each kind are kept of callers who can be refused any number of times.
    request-rates.enabled ||Whether requests beyond the rates below are refused.
    request-rates.network-percent |per cent|Which part of a rate one network may use.
    request-rates.* |requests a second|What a pool may get of the operations of this category, by all instances together.
    lambda.endpoint ||Where functions of pools are called, by the Invoke API of Lambda.
    lambda.functions ||Functions that are elsewhere: `ARN=URL` each.
    lambda.secret-file ||Signs calls of functions: `whsec_` and the base64 of 24 to 64 bytes, on one line. Without it they are not signed.
    lambda.ca-file ||Certificates to trust in place of the system's, in PEM.
    lambda.timeout-seconds |seconds|How long a function may take.
    lambda.concurrent-calls |calls|How many functions an instance calls at one time.
    lambda.code-keys ||Keys that codes for custom senders are encrypted with, `KMSKeyID=FILE` each: 32 bytes on one line, in hexadecimal or base64.
    lambda.migrations-per-second |calls a second|How many unknown names of a pool its function of UserMigration is asked about, by all instances together.
    outbound.plain-http ||Lets what is posted to other machines pass the network in clear, by `http://`.
    sign-ups.unconfirmed-days |days|After how long a sign-up that is not confirmed ends; 0 for never.
    message-limits.*-to-address |messages a day|To one address, of those that callers cause who sign in later or never.
    message-limits.*-to-user |messages a day|To one user.
    message-limits.*-from-source |messages a day|Caused from one source address by callers who have proved nothing.
    message-limits.*-in-pool |messages a day|In one pool, of each kind of caller.
    sign-in-limits.wrong-passwords-of-network |an hour|How many wrong passwords of one network and pool are looked at, before each further one locks the network, for a second to a minute.
    captcha.provider ||The name that clients are told, and choose their widget by: `hcaptcha`, `turnstile`, `recaptcha`…
    captcha.site-key ||The key that clients are told.
    captcha.verify-url ||Where answers are verified.
    captcha.secret-file ||The provider's secret, on one line.
    captcha.hostnames ||The hosts of pages on which captchas may have been solved; without it: any.
    auth-events.retention-days |days|After how many days events of sign-ins of pools with threat protection are removed.
    leaked-passwords.file ||A list of leaked passwords that `gatehousectl leaked-passwords compile` has made. A newer one takes its place by a rename.
    risk.lists ||Lists of addresses, each as `NAME KIND POINTS FILE`: the kind is `bad` or `shared`, the file has a range a line. Read at the start.
    log-delivery.destinations ||Where logs of pools go, each as `ARN journal`, `ARN file:PATH`, `ARN webhook:URL` or `ARN s3:https://HOST/BUCKET/PREFIX`. The ARN is the name by which pools know it.
    log-delivery.secret-file ||Signs what is posted to webhooks: `whsec_` and the base64 of 24 to 64 bytes, on one line.
    log-delivery.s3-key-file ||The access key for buckets: its id, a space and its secret, on one line.
    log-delivery.s3-region ||The region that requests to buckets are signed for.
    log-delivery.unknown ||What becomes of an ARN that is no destination: `refuse`, or `keep` on a developer's machine.
    request-rates.maximum.* |requests a second|How far UpdateProvisionedLimit may raise the rate of the category. Nothing more than the rate itself where not said.
    geoip.file ||A file in the MaxMind DB format that tells city and country of addresses. Opened at the start.
    push.webhook ||Where pushes are posted.
    push.secret-file ||Signs what is posted: `whsec_` and the base64 of 24 to 64 bytes, on one line.
    push.ca-file ||Certificates to trust in place of the system's, in PEM.
    quotas.dataset-bytes |bytes|The keys and values of a dataset of cognito-sync together.
    quotas.datasets-of-identity |datasets|How many datasets of cognito-sync an identity may have.
    quotas.identity-pools |pools|How many identity pools there may be.
    quotas.import-jobs-in-pool |jobs|How many user import jobs a user pool may have.
    quotas.providers-in-user-pool |providers|How many outside providers a user pool may have.
    quotas.records-in-dataset |records|How many records of cognito-sync a dataset may have; ten times as many with those removed lately.
    quotas.resource-servers-in-pool |servers|How many resource servers a user pool may have.
    quotas.user-pools-in-identity-pool |pools|How many user pools an identity pool may have among its providers.
    events.webhook ||Where events of apps' instances are posted, as CloudEvents.
    events.secret-file ||Signs what is posted: `whsec_` and the base64 of 24 to 64 bytes, on one line.
    events.ca-file ||Certificates to trust in place of the system's, in PEM.
    sync.stream-url ||Where records of streams of Cognito Sync are posted.
    sync.secret-file ||Signs what is posted: `whsec_` and the base64 of 24 to 64 bytes, on one line.
    sync.ca-file ||Certificates to trust in place of the system's, in PEM.
    providers.allowed-hosts ||Hosts that may be asked about logins: `host`, `host:port`, `*.host`, `*` for each public one, or `http://host:port`. Without it: each public one, as far as the unit lets the service out.
    providers.ca-file ||Certificates to trust in place of the system's, in PEM.
    providers.google-url ||Where Google is asked.
    providers.apple-url ||Where Apple is asked.
    providers.facebook-url ||Where Facebook is asked.
    providers.amazon-url ||Where Login with Amazon is asked.
    identity.longest-session |seconds|The longest DurationSeconds of AssumeRoleWithWebIdentity.
    identity.trusted-roles ||Roles beside those that pools name, `ROLE_ARN=POOL_ID` each: that pool's authenticated identities may take them.
    """
}
