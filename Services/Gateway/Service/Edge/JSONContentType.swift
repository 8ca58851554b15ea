/// The media types of the AWS JSON protocols.
enum JSONContentType {
  static let standard = "application/x-amz-json-1.1"
  static let older = "application/x-amz-json-1.0"

  /// The type to answer with, or nil when the request's is another.
  static func answering(_ requested: String?) -> String? {
    guard let requested else { return nil }
    if requested == standard { return standard }
    let end = requested.firstIndex(of: ";") ?? requested.endIndex
    let type = requested[..<end].trimming(while: { $0 == " " }).lowercased()
    return type == standard || type == older ? type : nil
  }
}
