internal import OperatingSystem

/// systemd, as the machine's first process.
enum SystemManager {
  /// See sd_booted(3).
  static var isRunning: Bool { FileSystem.exists("/run/systemd/system") }
}
