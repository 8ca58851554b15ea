internal import HTTPTypes
internal import HummingbirdCore

/// The forms that outside providers post by browsers.
struct ProviderForms: Sendable {
  private let redirect: ProviderRedirect
  private let bodies: RequestBodies

  init(_ parts: EndpointParts, maxBytes: Int, _ redirect: ProviderRedirect) {
    self.redirect = redirect
    bodies = parts.requestBodies(maxBytes: maxBytes)
  }

  /// Reads the form, and answers by what it holds; what is no form, or has a name twice, is a page.
  func answer(
    to request: EndpointRequest,
    _ take: (Parameters) async -> Answer
  ) async -> Answer {
    let place = bodies.place(for: request)
    defer { place.release() }
    let body: [UInt8]
    do throws(PublicError) {
      body = try await bodies.read(request.http, isKept: true, in: place)
    } catch {
      return redirect.malformed(request, error.exception)
    }
    let form = Parameters(form: body)
    // An attacker may have added one of two values.
    guard Parameters.isForm(request.http.headers[.contentType]), !form.isMalformed,
      form.repeated.isEmpty
    else { return redirect.malformed(request) }
    return await take(form)
  }
}
