import Foundation

/// This process's memory, as the kernel counts it.
enum ResidentMemory {
  /// Pages in memory now; 0 where the kernel does not say.
  static func pages() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
  }
}
