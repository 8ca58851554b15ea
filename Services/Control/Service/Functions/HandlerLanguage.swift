internal import ArgumentParser

/// What a function is written in.
enum HandlerLanguage: String, Sendable, CaseIterable, ExpressibleByArgument {
  case node
  case python

  /// The file in a function's folder.
  var fileName: String {
    switch self {
    case .node: "index.js"
    case .python: "handler.py"
    }
  }

  /// The programs that run it, the first that there is.
  var programs: [String] {
    switch self {
    case .node: ["node", "nodejs"]
    case .python: ["python3", "python"]
    }
  }

  /// What runs in that program and answers events.
  var runner: [UInt8] {
    switch self {
    case .node: PackageResources.runner_js
    case .python: PackageResources.runner_py
    }
  }

  var runnerName: String {
    switch self {
    case .node: "runner.js"
    case .python: "runner.py"
    }
  }
}
