internal import AuthenticationCore
internal import AuthenticationMessages

/// What is refused in a log delivery configuration beyond each member's own constraints (LOGD-2 to
/// LOGD-4).
///
/// The sentences are Cognito's, as tools compare them.
enum LogDeliveryRules {
  static func check(
    _ asked: [LogConfigurationType],
    in pool: UserPoolSettings,
    by destinations: LogDestinations
  ) throws(AuthenticationFailure) {
    guard asked.count <= 2 else {
      throw .invalidParameter(
        """
        1 validation error detected: Value at 'logConfigurations' failed to satisfy constraint: \
        Member must have length less than or equal to 2
        """
      )
    }
    try checkSources(asked)
    for log in asked {
      try checkLevel(log)
      if log.eventSource == Source.events, !pool.isPlus, !destinations.opensTiers {
        throw .featureUnavailableInTier(
          "User authentication event logs are not available in the \(pool.tier) pricing tier."
        )
      }
      guard let arn = log.destination else { continue }
      guard destinations.accepts(arn) else {
        throw .invalidParameter("Log destination \(arn) is not configured.")
      }
    }
  }

  private static func checkSources(_ asked: [LogConfigurationType]) throws(AuthenticationFailure) {
    let sources = asked.compactMap(\.eventSource)
    let homeless = asked.filter { $0.destinations.isEmpty }.compactMap(\.eventSource)
    var seen: Set<String> = []
    let repeated = sources.filter { !seen.insert($0).inserted }
    var faults: [String] = []
    if !homeless.isEmpty {
      faults.append(
        "Following event sources in request have no destination: [\(list(homeless))]."
      )
    }
    if !repeated.isEmpty {
      faults.append(
        "Following event sources appear more then once in a request: [\(list(repeated))]."
      )
    }
    guard faults.isEmpty else {
      throw .invalidParameter("Request validation Failed. \(faults.joined(separator: " "))")
    }
  }

  private static func list(_ sources: [String]) -> String {
    var seen: Set<String> = []
    return sources.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  private static func checkLevel(_ log: LogConfigurationType) throws(AuthenticationFailure) {
    guard log.destinations.count == 1 else {
      throw .invalidParameter("A log configuration has exactly one destination.")
    }
    if log.eventSource == Source.notifications {
      guard log.logLevel == "ERROR" else {
        throw .invalidParameter("userNotification logs are of the level ERROR.")
      }
      guard log.cloudWatchLogsConfiguration != nil else {
        throw .invalidParameter("userNotification logs go to CloudWatchLogsConfiguration alone.")
      }
      return
    }
    guard log.logLevel == "INFO" else {
      throw .invalidParameter("userAuthEvents logs are of the level INFO.")
    }
  }

  /// What there are logs of (EventSourceName).
  enum Source {
    static let events = "userAuthEvents"
    static let notifications = "userNotification"
  }
}

extension LogConfigurationType {
  /// The names of the sinks that it gives.
  var destinations: [String] {
    [
      cloudWatchLogsConfiguration?.logGroupArn, s3Configuration?.bucketArn,
      firehoseConfiguration?.streamArn,
    ].compactMap { $0 }
  }

  var destination: String? { destinations.first }
}
