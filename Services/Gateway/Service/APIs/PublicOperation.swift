internal import APIConstraints
internal import GatehouseStubs
internal import JSON
internal import Protobuf
internal import RPC

/// One operation of a public API, from the request on the wire to the answer's bytes.
///
/// The generated tables list them all; nothing is written by hand for a single operation. A class, because
/// each request passes its operation on many times.
final class PublicOperation: Sendable {
  /// The API's name of it.
  let name: String
  /// The name among the metrics' labels and in the audit log; several APIs may have one of a name.
  let label: String
  /// Whether the request must carry a SigV4 signature.
  let isSigned: Bool
  /// Whether it changes nothing, so that a call lost with its instance may be repeated.
  let isRead: Bool
  /// The exception that its model declares for a fault of the service.
  let fault: String
  /// Whether its request may have more bytes than others: it brings images.
  let isLarge: Bool
  /// The route of a REST operation; nil for others.
  let route: RESTRoute?
  /// Headers that decide what the request means, in lower case: a signature must cover them.
  let meaningfulHeaders: [String]

  private let body: @Sendable (OperationRequest) throws(OperationFailure) -> PreparedOperation

  private init<Input: ConstraintChecked & ProtobufMessage, Output: ProtobufMessage>(
    _ name: String,
    label: String,
    isSigned: Bool,
    isRead: Bool,
    fault: String,
    isLarge: Bool = false,
    route: RESTRoute? = nil,
    meaningfulHeaders: [String] = [],
    read: @escaping @Sendable (OperationRequest) throws(OperationFailure) -> Input,
    write: @escaping @Sendable (Output, RPCCallContext) -> [UInt8],
    method: OwnedMethod<Input, Output>
  ) {
    self.name = name
    self.isLarge = isLarge
    self.route = route
    self.meaningfulHeaders = meaningfulHeaders
    self.label = label
    self.isSigned = isSigned
    self.isRead = isRead
    self.fault = fault
    body = { (request) throws(OperationFailure) -> PreparedOperation in
      let input: Input = try read(request)
      // Constraints come before everything that needs to know what exists.
      if let message = ConstraintReport.message(for: input) {
        throw .refused(.brokenConstraint(message))
      }
      do throws(RPCError) {
        return PreparedOperation(
          try PreparedCall<Output>(method.method, input),
          of: method.owner,
          write: write
        )
      } catch {
        throw .failed(error)
      }
    }
  }

  /// Reads the request and checks it; what is wrong with it is the failure.
  func prepare(_ request: OperationRequest) throws(OperationFailure) -> PreparedOperation {
    try body(request)
  }
}

// MARK: - By protocol

extension PublicOperation {
  /// An operation of AWS JSON.
  static func json<
    Input: JSONReadable & ConstraintChecked & ProtobufMessage,
    Output: JSONWritable & ProtobufMessage
  >(
    _ name: String,
    label: String,
    isSigned: Bool,
    isRead: Bool,
    fault: String,
    hasOutput: Bool,
    isLarge: Bool = false,
    method: OwnedMethod<Input, Output>
  ) -> PublicOperation {
    PublicOperation(
      name,
      label: label,
      isSigned: isSigned,
      isRead: isRead,
      fault: fault,
      isLarge: isLarge,
      meaningfulHeaders: ["x-amz-target"],
      read: { (request) throws(OperationFailure) in try PublicJSON.decode(request.body) },
      write: { output, _ in hasOutput ? JSONWriter.bytes(of: output) : [] },
      method: method
    )
  }

  /// An operation of REST-JSON; `bind` sets the members that stand outside of the body.
  static func rest<
    Input: JSONReadable & ConstraintChecked & ProtobufMessage,
    Output: JSONWritable & ProtobufMessage
  >(
    _ name: String,
    label: String,
    isSigned: Bool,
    isRead: Bool,
    fault: String,
    hasOutput: Bool,
    route: RESTRoute,
    hasBody: Bool,
    bind: @escaping @Sendable (inout Input, OperationRequest) throws(PublicError) -> Void,
    method: OwnedMethod<Input, Output>
  ) -> PublicOperation {
    PublicOperation(
      name,
      label: label,
      isSigned: isSigned,
      isRead: isRead,
      fault: fault,
      route: route,
      meaningfulHeaders: route.headers,
      read: { (request) throws(OperationFailure) -> Input in
        var input: Input = try PublicJSON.decode(hasBody ? request.body : [])
        do throws(PublicError) {
          try bind(&input, request)
        } catch {
          throw .refused(error)
        }
        return input
      },
      write: { output, _ in hasOutput ? JSONWriter.bytes(of: output) : [] },
      method: method
    )
  }

  /// An operation of the Query protocol.
  static func query<
    Input: QueryReadable & ConstraintChecked & ProtobufMessage,
    Output: XMLWritable & ProtobufMessage
  >(
    _ name: String,
    label: String,
    isSigned: Bool,
    isRead: Bool,
    fault: String,
    namespace: String,
    method: OwnedMethod<Input, Output>
  ) -> PublicOperation {
    PublicOperation(
      name,
      label: label,
      isSigned: isSigned,
      isRead: isRead,
      fault: fault,
      read: { (request) throws(OperationFailure) -> Input in
        do throws(PublicError) {
          return try Input(reading: request.form)
        } catch {
          throw .refused(error)
        }
      },
      write: { output, context in
        XMLWriter.answer(
          output,
          to: name,
          namespace: namespace,
          requestID: context.requestID
        )
      },
      method: method
    )
  }
}
