internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// A style sheet or an image of a look, as the service has it now.
struct BrandingFile: Sendable {
  /// The look's; nil where none has the id.
  let version: Int64?
  /// Nil where the look has no such file.
  let contents: [UInt8]?
  let mediaType: String

  /// Keeps a browser that opens the file by itself from running anything in it.
  ///
  /// An SVG is a document of this origin then. The check at its upload is the first wall, this policy the
  /// second (BRA-5).
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

  /// The file under the version that its address names; a redirect to the one of now for another version.
  ///
  /// An address never changes what it stands for, so that browsers may keep it for good.
  func answer(asked: Int64, at address: (Int64) -> String?) -> Answer {
    guard let version, let contents else { return .noSuchBranding }
    guard version == asked else {
      guard let address = address(version) else { return .noSuchBranding }
      return Answer(
        response: Response(
          status: .found,
          headers: [.location: address, .cacheControl: "no-store"]
        )
      )
    }
    return Answer(
      response: Response(
        status: .ok,
        headers: [
          .contentType: mediaType, .contentLength: String(contents.count),
          .cacheControl: "public, max-age=31536000, immutable", .xContentTypeOptions: "nosniff",
          .contentSecurityPolicy: Self.policy,
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: contents))
      )
    )
  }
}

extension Answer {
  /// Nothing has the address.
  static let noSuchBranding = Answer(refusing: .nothingHere)
}
