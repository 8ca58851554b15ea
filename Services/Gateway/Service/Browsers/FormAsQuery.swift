internal import HTTPTypes
internal import HummingbirdCore

/// Turns a form that another site may have sent into an address of ours, which the browser asks for itself.
///
/// A cross-site POST brings no cookie of SameSite=Lax; the GET that follows it does.
struct FormAsQuery: Sendable {
  private let bodies: RequestBodies

  /// As long as an address may be.
  static let maxBytes = 8 * 1024

  init(_ parts: EndpointParts) {
    bodies = parts.requestBodies(maxBytes: Self.maxBytes)
  }

  /// The same address with the form as its query; nil for a body that is no form, or too long.
  func redirect(_ request: EndpointRequest) async -> Answer? {
    guard let form = await form(of: request) else { return nil }
    return redirect(form, request)
  }

  /// The same of a form that was read.
  func redirect(_ form: [UInt8], _ request: EndpointRequest) -> Answer? {
    let text = String(decoding: form, as: UTF8.self)
    return RedirectTarget(addressOf: request, query: text)
      .map { Answer(redirectingTo: $0, status: .seeOther) }
  }

  /// The bytes of the form.
  func form(of request: EndpointRequest) async -> [UInt8]? {
    guard Parameters.isForm(request.http.headers[.contentType]) else { return nil }
    let place = bodies.place(for: request)
    defer { place.release() }
    do throws(PublicError) {
      return try await bodies.read(request.http, isKept: true, in: place)
    } catch {
      return nil
    }
  }
}
