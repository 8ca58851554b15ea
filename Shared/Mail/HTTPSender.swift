internal import CLibCurl
internal import OperatingSystem

/// Posts to one URL, one request after the other, on a thread of its own.
///
/// Follows no redirect: what is signed for one receiver is not for another.
public actor HTTPSender {
  private let url: String
  private let certificateAuthorities: String?
  private let executor: QueueExecutor
  private var handle: TransferHandle?

  /// The longest a request may take from connecting to the answer's end.
  public static let timeLimit = Duration.seconds(20)

  /// Makes a sender; without a file of certificate authorities the system's are trusted.
  public init(url: String, certificateAuthorities: String?) {
    self.url = url
    self.certificateAuthorities = certificateAuthorities
    executor = QueueExecutor(label: "webhook")
  }

  /// The thread this actor's work blocks.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// What the receiver answered.
  public struct Answer: Sendable, Hashable {
    /// The status of HTTP.
    public let status: Int
    /// How long the receiver wants to be left alone (RFC 9110 §10.2.3); nil where it did not say.
    public let retryAfter: Duration?
  }

  /// Posts a body with header lines of the form `name: value`.
  public func post(_ body: [UInt8], headers: [String]) throws(TransferError) -> Answer {
    var options = TransferHandle.Options()
    options.texts = [(CURLOPT_PROTOCOLS_STR, "http,https"), (CURLOPT_URL, url)]
    options.numbers = [(CURLOPT_POST, 1), (CURLOPT_POSTFIELDSIZE, body.count)]
    // An empty Expect saves a second's wait for "100 Continue".
    options.lists = [(CURLOPT_HTTPHEADER, headers + ["Expect:"])]
    if let path = certificateAuthorities { options.texts.append((CURLOPT_CAINFO, path)) }
    let answer = try handle.perform(options, uploading: body, within: Self.timeLimit)
    return Answer(status: answer.code, retryAfter: answer.retryAfter)
  }
}

extension TransferHandle? {
  /// Performs on the handle there is, or makes one first.
  mutating func perform(
    _ options: TransferHandle.Options,
    uploading bytes: [UInt8],
    within limit: Duration
  ) throws(TransferError) -> TransferHandle.Answer {
    guard let handle = take() else {
      let handle = try TransferHandle()
      let answer = try handle.perform(options, uploading: bytes, within: limit)
      self = consume handle
      return answer
    }
    let answer = try handle.perform(options, uploading: bytes, within: limit)
    self = consume handle
    return answer
  }
}
