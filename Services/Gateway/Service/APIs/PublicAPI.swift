internal import GatehouseStubs
internal import HTTPTypes

/// One AWS API: its operations, and how requests and answers of it look on the wire.
///
/// The generated values list all that is served; nothing is written by hand for a single operation. A class,
/// because each request passes its API on many times.
final class PublicAPI: Sendable {
  /// botocore's name, which is also the service in a signature's credential scope.
  let name: String
  let form: WireForm
  /// What a request is refused with that breaks a constraint of the model.
  private let breach: String
  /// Those that are declared, in the order of their declaration.
  let operations: [PublicOperation]
  /// The names of all operations of the API, declared or not.
  let knownNames: Set<String>
  /// Exceptions of the model that have another status than 400 or another code than their name.
  private let exceptions: [String: DeclaredException]
  private let byName: [String: PublicOperation]

  /// Puts an API together; generated code does.
  init(
    name: String,
    form: WireForm,
    breach: String,
    operations: [PublicOperation],
    exceptions: [String: DeclaredException],
    knownNames: Set<String>
  ) {
    self.name = name
    self.form = form
    self.breach = breach
    self.operations = operations
    self.exceptions = exceptions
    self.knownNames = knownNames
    byName = Dictionary(operations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the proof of a signature reads the body: a form's has the action, and in AWS JSON it names the
  /// pool by which the policy of temporary credentials is judged.
  ///
  /// A path says all of it. The bodies of those calls may be larger than a call to another service.
  func isProvedByBody(isTemporary: Bool) -> Bool {
    switch form {
    case .query: true
    case .json: isTemporary
    case .restJSON: false
    }
  }

  /// Whether presigned URLs are accepted: by STS alone, because a third party sends its requests.
  var takesPresignedRequests: Bool {
    switch form {
    case .query: true
    case .json, .restJSON: false
    }
  }

  /// The operation of a name; a name of the model that is not declared is reported as such.
  func operation(
    named name: String,
    orElse unknown: @autoclosure () -> PublicError
  ) throws(PublicError) -> PublicOperation {
    if let operation = byName[name] { return operation }
    throw knownNames.contains(name) ? .notBuilt(name) : unknown()
  }

  /// The error as this API reports it: a fault by the name that the operation declares for one, a broken
  /// constraint by the API's name for one, the status and code that the model gives an exception, and
  /// the protocol's names for common errors.
  func rendered(_ error: PublicError, fault: String?) -> PublicError {
    var rendered = error
    if error == .internalError { rendered.exception = fault ?? form.fault }
    if error.exception == PublicError.breach { rendered.exception = breach }
    if let declared = exceptions[rendered.exception] {
      rendered.exception = declared.code ?? rendered.exception
      rendered.status = HTTPResponse.Status(code: declared.status)
    } else if let common = form.commonErrors[rendered.exception] {
      rendered.exception = common.code ?? rendered.exception
      rendered.status = HTTPResponse.Status(code: common.status)
    }
    return rendered
  }
}

/// How an exception of a model goes over the wire.
struct DeclaredException: Sendable {
  let status: Int
  /// Where it is another than the exception's name.
  var code: String?
}

extension PublicAPI {
  /// What the first segment of a resource's path can be; everything else is no API's.
  static let resourceRoots: Set<Substring> = Set(
    all.flatMap(\.operations).compactMap { $0.route?.path.root }
  )

  /// What resources may be asked for by.
  static let resourceMethods: [HTTPRequest.Method] = {
    let used = Set(all.flatMap(\.operations).compactMap { $0.route?.method })
    return used.sorted().compactMap { HTTPRequest.Method($0) }
  }()

  /// Whether the path is one of a resource that an API names by paths.
  static func hasResources(at path: Substring) -> Bool {
    path != "/" && resourceRoots.contains(RESTPath.root(of: path))
  }
}
