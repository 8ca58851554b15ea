internal import Glibc

/// A thread that runs one closure and ends by itself.
enum DetachedThread {
  private final class Box {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  static func start(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(Box(body)).toOpaque()
    let failure = pthread_create(
      &thread,
      nil,
      { argument in
        if let argument {
          Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body()
        }
        return nil
      },
      argument
    )
    guard failure == 0 else {
      // Out of threads: the caller waits for the body, so it has to run somewhere.
      Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body()
      return
    }
    pthread_detach(thread)
  }
}
