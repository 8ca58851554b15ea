internal import HTTPTypes

/// One address of the public listener: a file here, and a line in `EndpointList`.
protocol Endpoint: Sendable {
  /// Where it answers, below each of its places.
  var path: PathPattern { get }
  /// What its path stands below.
  var places: Set<EndpointPlace> { get }
  /// Who opens its address, where it is a pool's.
  var audience: EndpointAudience { get }
  /// What it answers to; HEAD comes with GET, and OPTIONS is the list's.
  var methods: [HTTPRequest.Method] { get }
  /// Among the metrics' labels.
  var name: String { get }
  /// What the audit log calls that which is refused here.
  var recordedName: String { get }
  /// Whether browsers show its answers: no page of another origin may read them.
  var isForPeople: Bool { get }
  /// Whether its body is a file, which may be larger and take longer than others.
  var takesFile: Bool { get }

  /// Whether it answers to the request.
  func takes(_ head: HTTPRequest) -> Bool

  /// The answer, whatever happened: a refusal is an answer too.
  func answer(_ request: EndpointRequest) async -> Answer

  /// The answer to a request that it does not take.
  func refuseMethod(_ caller: Caller) -> Answer
}

extension Endpoint {
  var places: Set<EndpointPlace> { [.root] }
  var audience: EndpointAudience { .programs }
  var recordedName: String { name }
  var isForPeople: Bool { false }
  var takesFile: Bool { false }

  func takes(_ head: HTTPRequest) -> Bool { allows(head.method) }

  func refuseMethod(_ caller: Caller) -> Answer { Answer(refusing: .otherMethods(allowedMethods)) }

  /// Whether it answers to the method.
  func allows(_ method: HTTPRequest.Method) -> Bool {
    methods.contains(method) || method == .head && methods.contains(.get)
  }

  /// As an Allow header lists them.
  var allowedMethods: String {
    let names = methods.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }
    return (names + ["OPTIONS"]).joined(separator: ",")
  }
}
