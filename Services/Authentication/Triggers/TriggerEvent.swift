internal import Domain

/// An event as Lambda gets it from Cognito.
package struct TriggerEvent<Request: Encodable & Sendable>: Encodable, Sendable {
  struct CallerContext: Encodable, Sendable {
    let awsSdkVersion: String
    let clientId: String
  }

  let version: String
  let region: String
  let userPoolId: String
  let userName: String
  let callerContext: CallerContext
  let triggerSource: String
  let request: Request
  /// What the function fills in.
  let response: JSONValue
}

/// An event as it comes back: whole, as Cognito wants it, with the function's response.
package struct TriggerAnswer<Response: Decodable & Sendable>: Decodable, Sendable {
  let version: String
  let region: String
  let userPoolId: String
  let userName: String
  let callerContext: [String: JSONValue]
  let triggerSource: String
  let request: [String: JSONValue]
  let response: Response
}
