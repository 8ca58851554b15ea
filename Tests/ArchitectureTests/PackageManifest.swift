import Foundation

/// The targets of the services and their arrows, as `Package.swift` declares them: nothing else does.
struct PackageManifest {
  /// A library of a service.
  struct Area: Sendable {
    /// The folder of its service.
    let service: String
    /// Its own folder.
    let name: String
    /// The areas of the same service that it may use.
    let uses: Set<String>

    var path: String { "Services/\(service)/\(name)" }
  }

  /// In the order of the file.
  let areas: [Area]

  init(_ tree: SourceTree) throws {
    let text = try String(
      contentsOf: tree.root.appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    .split(separator: "\n")
    .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    .joined(separator: "\n")
    var areas = Self.wholeServices(in: text)
    // A third argument that is no list stands for all areas before it.
    let declaration = /\barea\(\s*"(\w+)",\s*"(\w+)"(?:,\s*(?:\[([^\]]*)\]|(\w+)))?/
    for match in text.matches(of: declaration) {
      let service = String(match.1)
      let all = areas.filter { $0.service == service }.map(\.name)
      let named = (match.3 ?? "").matches(of: /"(\w+)"/).map { String($0.1) }
      areas.append(
        Area(
          service: service,
          name: String(match.2),
          uses: Set(match.4 == nil ? named : all)
        )
      )
    }
    self.areas = areas
  }

  /// The services that are divided.
  var dividedServices: Set<String> {
    Set(Dictionary(grouping: areas, by: \.service).filter { $0.value.count > 1 }.keys)
  }

  func areas(of service: String) -> [Area] { areas.filter { $0.service == service } }

  /// Services that are one library.
  private static func wholeServices(in text: String) -> [Area] {
    let names =
      text.matches(of: /\bservice\(\s*"(\w+)"/).map(\.1)
      + text.matches(of: /at: "Services\/(\w+)\/Service"/).map(\.1)
    return names.map { Area(service: String($0), name: "Service", uses: []) }
  }
}
