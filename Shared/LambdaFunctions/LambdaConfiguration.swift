/// Where functions are, and how much is waited for them.
public struct LambdaConfiguration: Sendable, Hashable {
  /// The URL that the paths of the Invoke API of Lambda are below, without a slash at its end; nil
  /// where only the functions named one by one are known.
  public let endpoint: String?
  /// The whole URL of each function that is elsewhere, by its ARN as pools name it.
  public let urls: [String: String]
  /// How long a function may take; Cognito's five seconds unless said otherwise.
  public let timeout: Duration
  /// How many invocations an instance may wait for at the same time.
  public let maxInFlight: Int

  /// How long Cognito waits for a function.
  public static let usualTimeout = Duration.seconds(5)

  /// A configuration of these values.
  public init(
    endpoint: String?,
    urls: [String: String] = [:],
    timeout: Duration = usualTimeout,
    maxInFlight: Int = 256
  ) {
    self.endpoint = endpoint
    self.urls = urls
    self.timeout = timeout
    self.maxInFlight = maxInFlight
  }

  /// Where the function is posted to; nil for one that the operator did not name.
  func url(of arn: String) -> String? {
    if let url = urls[arn] { return url }
    guard let endpoint, let function = FunctionName(arn: arn) else { return nil }
    return endpoint + function.invocationPath
  }
}
