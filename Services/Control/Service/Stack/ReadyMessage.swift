internal import Runtime

/// What `gatehousectl up` prints when everything runs.
struct ReadyMessage: Sendable {
  var options: StackOptions
  var key: AccessKeyPair
  var origin: AccessKeyPair.Origin
  var metricsPort: Int
  /// Nil where the console was not started.
  var consoleURL: String?
  /// Nil where there is an operator already.
  var operatorLink: String?
  var took: Duration

  /// With the secret of a key that was made now; later it stands in its file alone.
  var text: String {
    switch origin {
    case .file(isNew: true): text(secret: key.secret, showingLink: true)
    case .file(isNew: false), .environment: text(secret: secretPlace, showingLink: true)
    }
  }

  /// For a log, where a secret would stay.
  var textWithoutSecret: String { text(secret: secretPlace, showingLink: false) }

  private var secretPlace: String {
    switch origin {
    case .file: "the second word in \(options.state.accessKeyPath)"
    case .environment: "the one of AWS_SECRET_ACCESS_KEY"
    }
  }

  /// Where operators look; a link is printed once, and never into a log.
  private func console(showingLink: Bool) -> String {
    guard let consoleURL else { return "" }
    let line = "\n  console            \(consoleURL)"
    guard let operatorLink, showingLink else { return line }
    return line + "\n  first operator     \(operatorLink)  (once, for an hour)"
  }

  /// How a shell has the secret without its being printed.
  private var secretForShell: String {
    switch origin {
    case .file:
      " AWS_SECRET_ACCESS_KEY=$(cut -d' ' -f2 \(Self.quoted(options.state.accessKeyPath)))"
    case .environment: ""
    }
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  private var demonstration: String {
    guard options.hasDemonstration else { return "" }
    return "\n  see it             \(options.demonstrationURL)"
  }

  private func text(secret: String, showingLink: Bool) -> String {
    let url = options.localURL
    let region = options.installation.region
    let seconds = took.components.seconds
    let hundredths = took.components.attoseconds / 10_000_000_000_000_000
    let time = "\(seconds).\(hundredths < 10 ? "0" : "")\(hundredths)"
    return """

      Gatehouse is ready at \(url)  (after \(time) s)

        region             \(region)
        access key id      \(key.id)
        secret access key  \(secret)
        metrics            http://127.0.0.1:\(metricsPort)/metrics
        logs and data      \(options.state.path)\(demonstration)\(console(showingLink: showingLink))

      Try it (three lines for a shell that has the aws command):

      export AWS_ACCESS_KEY_ID=\(key.id)\(secretForShell) AWS_DEFAULT_REGION=\
      \(region) GATEHOUSE_URL=\(url); \
      POOL=$(aws cognito-idp create-user-pool --endpoint-url $GATEHOUSE_URL --pool-name demo \
      --query UserPool.Id --output text); \
      CLIENT=$(aws cognito-idp create-user-pool-client --endpoint-url $GATEHOUSE_URL \
      --user-pool-id $POOL --client-name demo --explicit-auth-flows ALLOW_USER_PASSWORD_AUTH \
      ALLOW_USER_SRP_AUTH ALLOW_REFRESH_TOKEN_AUTH --query UserPoolClient.ClientId --output text)
      aws cognito-idp sign-up --endpoint-url $GATEHOUSE_URL --client-id $CLIENT --username alice \
      --password 'Correct-Horse-1' && \
      aws cognito-idp admin-confirm-sign-up --endpoint-url $GATEHOUSE_URL --user-pool-id $POOL \
      --username alice
      aws cognito-idp initiate-auth --endpoint-url $GATEHOUSE_URL --client-id $CLIENT \
      --auth-flow USER_PASSWORD_AUTH --auth-parameters USERNAME=alice,PASSWORD='Correct-Horse-1'

      Stop it with Ctrl-C, or with deploy/stop.

      """
  }
}
