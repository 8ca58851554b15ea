/// What a service's stores fail with.
public protocol StoreFailure: Error {
  /// The database or another service is out of reach; the caller may repeat the call.
  static func unavailable(_ message: String) -> Self
  /// A fault of the service; the sentence is for the operator's log.
  static func internalFault(_ message: String) -> Self
}

extension StoreFailure {
  /// The failure of a statement that failed through no fault of the caller.
  public init(_ error: PostgresError) {
    self = error.mayPass ? .unavailable(error.description) : .internalFault(error.description)
  }

  /// Runs a store's statement, and turns its failure into one of the service.
  @inlinable
  public static func querying<Value>(
    _ statement: () async throws(PostgresError) -> Value
  ) async throws(Self) -> Value {
    do throws(PostgresError) {
      return try await statement()
    } catch {
      throw Self(error)
    }
  }
}
