internal import HTTPTypes

/// Which API and which operation a request is for, as far as its head tells.
struct Dispatch: Sendable {
  enum Named: Sendable {
    case operation(PublicOperation, labels: [String: String])
    /// The body's form names it.
    case inForm
    case nothing(PublicError)
  }

  let api: PublicAPI
  let named: Named
  /// The media type of the answer.
  let contentType: String
  /// What the request calls its operation, for the audit log, cut: it may name none that exists.
  private(set) var calledName = RequestMetrics.otherOperation

  /// Finds them; every request is of some API, in whose form it is answered.
  init(_ head: HTTPRequest) {
    let path = head.pathAlone
    if PublicAPI.hasResources(at: path) {
      self.init(resource: path, method: head.method)
      return
    }
    let (target, contentType) = (head.headerFields[.target], head.headerFields[.contentType])
    if target == nil, Parameters.isForm(contentType) || QueryForm.isNamed(by: head) {
      // The only API whose operations stand in forms.
      self.init(.sts, .inForm, contentType: "text/xml")
    } else {
      self.init(target: target, contentType)
    }
  }

  private init(_ api: PublicAPI, _ named: Named, contentType: String) {
    self.api = api
    self.named = named
    self.contentType = contentType
    if case .operation(let operation, _) = named { calledName = operation.label }
  }

  private init(resource path: Substring, method: HTTPRequest.Method) {
    let apis = PublicAPI.all.filter { $0.form == .restJSON }
    for api in apis {
      for operation in api.operations {
        guard let route = operation.route, route.method == method.rawValue,
          let labels = route.path.values(of: path)
        else { continue }
        self.init(api, .operation(operation, labels: labels), contentType: "application/json")
        return
      }
    }
    let unknown = PublicError.unknownOperation("There is no operation at this address.")
    self.init(apis.first ?? .cognitoSync, .nothing(unknown), contentType: "application/json")
  }

  private init(target: String?, _ requestType: String?) {
    let contentType = JSONContentType.answering(requestType)
    let standard = contentType ?? JSONContentType.standard
    guard let target else {
      let error = PublicError.unknownOperation("The request has no X-Amz-Target header.")
      self.init(.cognitoIdp, .nothing(error), contentType: standard)
      return
    }
    if let contentType, let (api, operation) = Self.declared[target] {
      self.init(api, .operation(operation, labels: [:]), contentType: contentType)
      return
    }
    guard let (api, name) = Self.target(target) else {
      let error = PublicError.unknownOperation(
        "The X-Amz-Target header must begin with the name of a service, such as "
          + "\(Self.targets[0].prefix)"
      )
      self.init(.cognitoIdp, .nothing(error), contentType: standard)
      return
    }
    guard contentType != nil else {
      let error = PublicError.unknownOperation(
        "The Content-Type must be \(JSONContentType.standard)."
      )
      self.init(api, .nothing(error), contentType: standard)
      calledName = Caller.cut(name, to: 64)
      return
    }
    do throws(PublicError) {
      let operation = try api.operation(
        named: name,
        orElse: .unknownOperation("There is no operation of this name.")
      )
      self.init(api, .operation(operation, labels: [:]), contentType: standard)
    } catch {
      self.init(api, .nothing(error), contentType: standard)
      calledName = Caller.cut(name, to: 64)
    }
  }

  /// The APIs whose operations stand in `X-Amz-Target`.
  private static let targets: [(prefix: String, api: PublicAPI)] = PublicAPI.all.compactMap { api in
    guard case .json(let prefix) = api.form else { return nil }
    return (prefix, api)
  }

  /// The operations that are declared, by their whole targets.
  private static let declared: [String: (PublicAPI, PublicOperation)] = {
    var declared: [String: (PublicAPI, PublicOperation)] = [:]
    for (prefix, api) in targets {
      for operation in api.operations { declared[prefix + operation.name] = (api, operation) }
    }
    return declared
  }()

  private static func target(_ text: String) -> (api: PublicAPI, name: String)? {
    for (prefix, api) in targets where text.hasPrefix(prefix) {
      return (api, String(text.dropFirst(prefix.count)))
    }
    return nil
  }

  /// The operation that a form names.
  func operation(in form: QueryForm) throws(PublicError) -> PublicOperation {
    guard let action = form.text("Action") else {
      throw PublicError(
        exception: "MissingAction",
        message: "The request is missing an action or a required parameter."
      )
    }
    let given = form.text("Version") ?? "NO_VERSION_SPECIFIED"
    let unknown = PublicError.unknownOperation(
      "Could not find operation \(Caller.cut(action, to: 64)) "
        + "for version \(Caller.cut(given, to: 64))"
    )
    guard case .query(_, let version) = api.form, given == version else { throw unknown }
    return try api.operation(named: action, orElse: unknown)
  }
}
