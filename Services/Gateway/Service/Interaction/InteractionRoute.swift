internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import HTTPTypes
internal import JSON
internal import RPC

/// The services behind the protocol's calls.
struct InteractionServices: Sendable {
  let authentication: any RPCChannel
  let sessions: InteractionClient
  let waiting: InteractionWaitingClient

  init(_ authentication: any RPCChannel) {
    self.authentication = authentication
    sessions = InteractionClient(authentication)
    waiting = InteractionWaitingClient(authentication)
  }
}

/// A call as it came, for the service that judges it.
struct InteractionInput: Sendable {
  let call: InteractionCall
  /// The session, flow or account that the address names.
  let subject: String
  let context: RPCCallContext
}

/// One call of the protocol that is answered at once; `Proto/interaction.txt` has them.
struct InteractionRoute: Sendable {
  typealias Perform =
    @Sendable (
      _ services: InteractionServices, _ input: InteractionInput
    ) async throws(RPCError) -> any InteractionAnswer

  let method: HTTPRequest.Method
  /// Below the root of the protocol.
  let path: String
  /// Its name among the metrics and in the audit log.
  let operation: String
  let status: HTTPResponse.Status
  let perform: Perform

  init(
    method: HTTPRequest.Method,
    path: String,
    operation: String,
    status: Int,
    perform: @escaping Perform
  ) {
    self.method = method
    self.path = path
    self.operation = operation
    self.status = HTTPResponse.Status(code: status)
    self.perform = perform
  }
}

/// The answer to a success, without what every answer has.
protocol InteractionAnswer: Sendable {
  /// Writes the members of the answer.
  func writeMembers(to json: inout JSONWriter)
  /// An object whose members stand in the answer as they are.
  var spliced: String? { get }
}

extension InteractionAnswer {
  var spliced: String? { nil }
}

/// An answer as it goes over the wire.
struct InteractionDocument: JSONWritable {
  /// The version of the protocol that is spoken here.
  static let protocolVersion = "1"

  let answer: any InteractionAnswer
  let now: Instant

  func write(to json: inout JSONWriter) {
    var own = JSONWriter(capacity: 1024)
    own.beginObject()
    answer.writeMembers(to: &own)
    own.member("protocolVersion", Self.protocolVersion)
    own.member("serverTime", now.unixMillis / 1000)
    own.endObject()
    guard let spliced = answer.spliced, spliced.hasPrefix("{"), spliced.hasSuffix("}"),
      spliced.utf8.count > 2
    else { return JSONFragment(own.bytes).write(to: &json) }
    // Two objects become one: their names differ.
    let joined = Array(spliced.utf8.dropLast()) + [UInt8(ascii: ",")] + own.bytes.dropFirst()
    JSONFragment(joined).write(to: &json)
  }
}
