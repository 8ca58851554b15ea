import Foundation

/// What the kernel says of the processes of one system: CPU time used so far and resident memory.
struct ProcessUsage: Sendable {
  struct Process: Sendable {
    let id: Int
    let name: String
    let cpuSeconds: Double
    let residentBytes: Int
  }

  let processes: [Process]

  /// Reads the process tree below a supervisor.
  static func below(_ supervisor: Int) throws -> ProcessUsage {
    var parents: [Int: Int] = [:]
    var found: [Int: Process] = [:]
    for entry in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
      guard let id = Int(entry), let (parent, process) = read(id) else { continue }
      parents[id] = parent
      found[id] = process
    }
    let members = found.values.filter { process in
      var id = process.id
      while let parent = parents[id], parent > 1 {
        if parent == supervisor { return true }
        id = parent
      }
      return false
    }
    return ProcessUsage(processes: members.sorted { $0.id < $1.id })
  }

  private static func read(_ id: Int) -> (parent: Int, Process)? {
    // A process may end while it is read: it then counts as absent.
    guard
      let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
      let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[text.index(after: close)...].split(separator: " ")
    guard fields.count > 21, let parent = Int(fields[1]), let user = Double(fields[11]),
      let system = Double(fields[12]), let pages = Int(fields[21])
    else { return nil }
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe"))
      .map { URL(fileURLWithPath: $0).lastPathComponent }
    return (
      parent,
      Process(
        id: id,
        name: executable ?? String(text[text.index(after: open)..<close]),
        // The unit is USER_HZ, 100 on every Linux that Swift runs on.
        cpuSeconds: (user + system) / 100,
        residentBytes: pages * 4096
      )
    )
  }

  /// The most resident memory that a process had so far; 0 when it is gone.
  static func peakBytes(_ id: Int) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return 1024 * (line.split(separator: " ").compactMap { Int($0) }.first ?? 0)
  }

  /// CPU seconds of the processes whose name is accepted.
  func cpuSeconds(where accepts: (String) -> Bool) -> Double {
    processes.filter { accepts($0.name) }.reduce(0) { $0 + $1.cpuSeconds }
  }
}
