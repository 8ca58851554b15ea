internal import OperatingSystem

/// Whether a file system that the installation writes to is nearly full.
struct DiskCheck: Check {
  let title = "disks"

  /// Folders on them; those that are missing are left out.
  let paths: [String]
  /// Less of a file system than this is called nearly full.
  var minFreePercent: UInt64 = 5

  /// Where PostgreSQL of this machine, the journal and the sockets are.
  static let usualPaths = ["/var/lib/postgresql", "/var/log", "/run", "/tmp"]

  func outcome() async -> CheckOutcome {
    var findings: [Finding] = []
    var seen: Set<[UInt64]> = []
    for path in paths {
      guard FileSystem.exists(path), let free = FileSystem.freeBytes(below: path),
        let total = FileSystem.totalBytes(below: path), total > 0,
        seen.insert([free, total]).inserted, free < total / 100 * minFreePercent
      else { continue }
      findings.append(
        Finding(
          "the file system of \(path) has \(free / 1_048_576) MiB of \(total / 1_048_576) MiB left",
          cure: "make room or enlarge it: PostgreSQL stops when it cannot write"
        )
      )
    }
    return .findings(findings)
  }
}
