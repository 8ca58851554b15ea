internal import Glibc

/// What this process has used so far.
public struct ProcessUsage: Sendable, Hashable {
  /// CPU time in user and kernel mode, of all threads.
  public let cpuTime: Duration
  /// Memory that is resident now, in bytes.
  public let residentBytes: Int

  /// Asks the kernel.
  public static var current: ProcessUsage {
    var usage = rusage()
    let isKnown = getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0
    let cpu = isKnown ? duration(usage.ru_utime) + duration(usage.ru_stime) : .zero
    return ProcessUsage(
      cpuTime: cpu,
      residentBytes: residentPages() * Int(sysconf(Int32(_SC_PAGESIZE)))
    )
  }

  private static func duration(_ time: timeval) -> Duration {
    .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
  }

  private static func residentPages() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let fields = line.withUnsafeBufferPointer { text in
      text.baseAddress.map { String(cString: $0) } ?? ""
    }.split(separator: " ")
    return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
  }
}
