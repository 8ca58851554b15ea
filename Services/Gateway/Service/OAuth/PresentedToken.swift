internal import HTTPTypes
internal import HummingbirdCore

/// A form by which a client presents a token (RFC 7009 §2.1, RFC 7662 §2.1).
struct PresentedToken: Sendable {
  let text: String
  let form: Parameters
  let credentials: ClientCredentials

  static let maxBodyBytes = 64 * 1024

  /// Reads a request's body; a parameter that stands twice could be believed in either of its values.
  init(
    _ request: Request,
    _ bodies: RequestBodies,
    in place: BodyPlace,
    withoutClient absent: TokenRefusal = .malformed
  ) async throws(TokenRefusal) {
    let body: [UInt8]
    do throws(PublicError) {
      body = try await bodies.read(request, isKept: true, in: place)
    } catch {
      throw TokenRefusal(unread: error)
    }
    let form = Parameters(form: body)
    guard Parameters.isForm(request.headers[.contentType]), !form.isMalformed,
      form.repeated.isEmpty, let text = form["token"]
    else { throw .malformed }
    self.text = text
    self.form = form
    credentials = try ClientCredentials(request.headers, form, absent: absent)
  }
}
