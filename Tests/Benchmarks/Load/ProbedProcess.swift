import Foundation

/// Counts what happens in a running process, by perf: its probes stop the process for a moment each time, so
/// that only numbers mean something meanwhile, and no time.
struct ProbedProcess {
  /// What is counted, in the order of the table's columns.
  enum Event: String, CaseIterable {
    case allocations
    case retains
    case releases
    case systemCalls = "system calls"

    /// As perf calls the events that make it up.
    fileprivate var names: [String] {
      switch self {
      case .allocations: Probes.allocators.map { "\(Probes.group):\($0)" }
      case .retains: Probes.retains.map { "\(Probes.group):\($0)" }
      case .releases: Probes.releases.map { "\(Probes.group):\($0)" }
      case .systemCalls: ["raw_syscalls:sys_enter"]
      }
    }
  }

  private let count: PerfCount

  /// Begins to count.
  init(_ id: Int) throws {
    count = try PerfCount(Event.allCases.map { $0.names.joined(separator: ",") }, of: [id])
  }

  /// Ends counting; an event that perf did not count is absent.
  func end() throws -> [Event: Double] {
    let counted = try count.end()
    return Event.allCases.reduce(into: [:]) { found, event in
      let counts = event.names.compactMap { counted[$0] }
      if counts.count == event.names.count { found[event] = counts.reduce(0, +) }
    }
  }
}

/// The probes on the functions that allocate, retain and release, which the kernel keeps for all processes.
enum Probes {
  static let group = "gatehouse"
  static let allocators = ["malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc"]
  static let retains = ["swift_retain", "swift_bridgeObjectRetain"]
  static let releases = ["swift_release", "swift_bridgeObjectRelease"]

  /// Sets them in the libraries of a process; what hinders it is the answer, nil where nothing does.
  static func set(in process: Int) -> String? {
    guard let maps = maps(of: process) else { return "the process cannot be looked into" }
    let libraries = Set(maps.split(separator: "\n").compactMap { $0.split(separator: " ").last })
    let functions = ["libc.so.6": allocators, "libswiftCore.so": retains + releases]
    for (name, functions) in functions {
      guard let library = libraries.first(where: { $0.hasSuffix("/\(name)") }) else {
        return "the process has no \(name)"
      }
      let asked = functions.flatMap { ["--add", "\(group):\($0)=\($0)"] }
      guard run(["probe", "--quiet", "-x", String(library)] + asked) else {
        return "perf is not installed or may set no probes (it needs the rights of root)"
      }
    }
    return nil
  }

  /// The kernel gives a page at a time, so that one read would end within the table.
  private static func maps(of process: Int) -> String? {
    guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/maps") else { return nil }
    var text = Data()
    while let part = try? file.read(upToCount: 65_536), !part.isEmpty { text += part }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  static func remove() {
    _ = run(["probe", "--quiet", "--del", "\(group):*"])
  }

  private static func run(_ arguments: [String]) -> Bool {
    let perf = Process()
    perf.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    perf.arguments = ["perf"] + arguments
    perf.standardError = FileHandle.nullDevice
    do {
      try perf.run()
    } catch {
      return false
    }
    perf.waitUntilExit()
    return perf.terminationStatus == 0
  }
}
