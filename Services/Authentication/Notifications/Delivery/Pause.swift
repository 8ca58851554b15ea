/// Waits, for less when the task is cancelled: the caller looks for itself.
func pause(_ duration: Duration) async {
  do {
    try await Task.sleep(for: duration)
  } catch {
    // Cancelled.
  }
}
