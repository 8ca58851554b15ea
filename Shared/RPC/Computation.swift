/// Runs a computation of milliseconds on the concurrency pool, which has a thread for each processor.
///
/// Handlers run on the thread of their connection's event loop, where nothing else happens meanwhile:
/// one exponentiation with a secret there would delay every other call. Handing over and back costs
/// some ten microseconds, so shorter work stays where it is.
public func computing<Value, Failure: Error>(
  _ body: () throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await withTaskExecutorPreference(globalConcurrentExecutor) { () async throws(Failure) in
    try body()
  }
}
