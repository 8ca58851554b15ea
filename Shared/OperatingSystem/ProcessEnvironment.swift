internal import Glibc

/// The environment this process was started with.
public enum ProcessEnvironment {
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
