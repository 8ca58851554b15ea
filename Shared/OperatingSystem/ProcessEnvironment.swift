internal import Glibc

/// The environment this process was started with.
public enum ProcessEnvironment {
  /// Overwrites a variable's value where the kernel shows it to others (`/proc/PID/environ`).
  ///
  /// Called at the start, before other threads read the environment.
  public static func blank(_ name: String) {
    var entry = environ
    while let text = entry.pointee {
      if String(cString: text).hasPrefix("\(name)=") {
        let value = text + name.utf8.count + 1
        memset(value, 0, strlen(value))
      }
      entry += 1
    }
  }

  /// All variables; of a name that stands twice, the first.
  public static var current: [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let pair = String(cString: text)
      if let equals = pair.firstIndex(of: "=") {
        let name = String(pair[..<equals])
        variables[name] = variables[name] ?? String(pair[pair.index(after: equals)...])
      }
      entry += 1
    }
    return variables
  }
}
