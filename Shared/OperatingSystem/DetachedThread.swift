internal import Glibc

/// A thread that runs one closure and ends by itself.
enum DetachedThread {
  private final class Box {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Starts a thread; without one to be had the body runs here, because the caller waits for it.
  static func start(_ body: @escaping @Sendable () -> Void) {
    if startIfPossible(body) != 0 {
      body()
    }
  }

  /// Starts a thread; answers 0, or the error number.
  static func startIfPossible(_ body: @escaping @Sendable () -> Void) -> Int32 {
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(Box(body))
    let failure = pthread_create(
      &thread,
      nil,
      { argument in
        if let argument {
          Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body()
        }
        return nil
      },
      argument.toOpaque()
    )
    guard failure == 0 else {
      argument.release()
      return failure
    }
    pthread_detach(thread)
    return 0
  }
}
