internal import FoundationEssentials

/// Instants as an operator reads them.
enum Timestamp {
  static func text(unixMillis: Int64?) -> String {
    guard let unixMillis else { return "-" }
    return Date(timeIntervalSince1970: Double(unixMillis) / 1000).formatted(.iso8601)
  }
}
