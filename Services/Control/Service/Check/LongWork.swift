/// Tells the person at the terminal what a command is busy with.
enum LongWork {
  /// What may take so long is not announced.
  private static let patience = Duration.seconds(2)
  private static let pause = Duration.seconds(5)

  /// Works, and says so while that takes long.
  static func tell<Value: Sendable>(
    on title: String,
    _ work: @Sendable () async -> Value
  ) async -> Value {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await sleepUnlessCancelled(patience)
        while !Task.isCancelled {
          Terminal().say("looking at \(title) …")
          await sleepUnlessCancelled(pause)
        }
      }
      let value = await work()
      group.cancelAll()
      return value
    }
  }
}
