package import IdentityFederationCore
package import IdentityFederationMessages
internal import LambdaFunctions
package import PublicOperations

extension SyncConfiguration {
  /// Sets the function that is called before records are updated; an empty ARN removes it.
  package func setCognitoEvents(
    _ request: SetCognitoEventsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> SetCognitoEventsResponse {
    let pool = try Self.pool(request.identityPoolId)
    var events = request.events ?? [:]
    let function = events.removeValue(forKey: Self.event)
    guard events.isEmpty else { throw .invalidParameter("The only event is \(Self.event).") }
    if let function, !function.isEmpty, FunctionName(arn: function) == nil {
      throw .invalidParameter("The function of \(Self.event) must be named by its ARN.")
    }
    guard let function else {
      // Nothing is named: what is set stays.
      _ = try await store.settings(of: pool)
      return SetCognitoEventsResponse()
    }
    try await store.setEventFunction(function.isEmpty ? nil : function, of: pool)
    return SetCognitoEventsResponse()
  }
}
