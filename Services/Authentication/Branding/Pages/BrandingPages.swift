package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import PageStyles
internal import Protobuf
package import RPC

/// What the gateway asks for its pages.
///
/// All of it is for anyone who opens a page: nothing here is secret, and nothing says whose it is beyond
/// what the page shows.
package struct BrandingPages: BrandingServing {
  private let store: PageLookStore

  /// Answers with what the area has stored.
  package init(_ branding: Branding) {
    store = branding.pageLooks
  }

  /// The look and the terms of a client's pages; empty for an unknown client.
  package func getClientBranding(
    _ request: GetClientBrandingRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetClientBrandingResponse {
    guard let client = request.clientId.flatMap({ ClientID($0) }),
      let look = try await store.look(of: client)
    else { return GetClientBrandingResponse() }
    var response = GetClientBrandingResponse(
      brandingId: look.styleID,
      version: look.version,
      images: look.images.map { image in
        BrandingImage(
          category: image.category,
          colorMode: image.scheme.rawValue,
          name: image.name
        )
      },
      choices: try look.choices.map(Self.choices)
    )
    // A page names both documents or none (TRM-5).
    let links = TermsWords.names.compactMap { name in
      look.terms[name].flatMap { TermsLink.link(of: $0, in: request.language) }
    }
    if links.count == TermsWords.names.count {
      response.termsOfUseUrl = links[0]
      response.privacyPolicyUrl = links[1]
    }
    return response
  }

  private static func choices(_ bytes: [UInt8]) throws(AuthenticationFailure) -> BrandingChoices {
    do throws(ProtobufError) {
      return try BrandingChoices(decoding: bytes)
    } catch {
      throw .internalFault("the stored choices of a style cannot be read: \(error)")
    }
  }

  /// The style sheet of a look; empty where there is none.
  package func getBrandingStyleSheet(
    _ request: GetBrandingStyleSheetRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetBrandingStyleSheetResponse {
    guard let id = request.brandingId, UUIDText.isValid(id),
      let sheet = try await store.styleSheet(of: id)
    else { return GetBrandingStyleSheetResponse() }
    return GetBrandingStyleSheetResponse(
      version: sheet.version,
      contents: Array(sheet.text.utf8)
    )
  }

  /// An image of a look; empty where there is none.
  package func getBrandingImage(
    _ request: GetBrandingImageRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetBrandingImageResponse {
    guard let id = request.brandingId, UUIDText.isValid(id),
      let image = request.name.flatMap({ StyleImage(name: $0) }),
      let found = try await store.image(image, of: id)
    else { return GetBrandingImageResponse() }
    return GetBrandingImageResponse(
      version: found.version,
      contents: found.contents,
      kind: found.kind?.rawValue
    )
  }
}
