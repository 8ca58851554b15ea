// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/branding.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension GetClientBrandingRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetClientBrandingRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetClientBrandingRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetClientBrandingRequest>) {
    gatehouse__authentication__v1__get_client_branding_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetClientBrandingRequest>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "GetClientBrandingRequest.client_id")
    self.language = try readString(c.pointee.language, "GetClientBrandingRequest.language")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetClientBrandingRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "GetClientBrandingRequest.client_id")
    c.pointee.language = try arena.string(self.language, "GetClientBrandingRequest.language")
  }
}

extension GetClientBrandingResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetClientBrandingResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetClientBrandingResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetClientBrandingResponse>) {
    gatehouse__authentication__v1__get_client_branding_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetClientBrandingResponse>) throws(ProtobufError) {
    self.brandingId = try readString(c.pointee.branding_id, "GetClientBrandingResponse.branding_id")
    self.version = c.pointee.has_version != 0 ? c.pointee.version : nil
    self.images = try readMessages(c.pointee.n_images, c.pointee.images)
    self.choices = try readMessage(c.pointee.choices)
    self.termsOfUseUrl = try readString(c.pointee.terms_of_use_url, "GetClientBrandingResponse.terms_of_use_url")
    self.privacyPolicyUrl = try readString(c.pointee.privacy_policy_url, "GetClientBrandingResponse.privacy_policy_url")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetClientBrandingResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.branding_id = try arena.string(self.brandingId, "GetClientBrandingResponse.branding_id")
    if let version = self.version {
      c.pointee.has_version = 1
      c.pointee.version = version
    }
    c.pointee.n_images = self.images.count
    c.pointee.images = try arena.messages(self.images)
    c.pointee.choices = try arena.message(self.choices)
    c.pointee.terms_of_use_url = try arena.string(self.termsOfUseUrl, "GetClientBrandingResponse.terms_of_use_url")
    c.pointee.privacy_policy_url = try arena.string(self.privacyPolicyUrl, "GetClientBrandingResponse.privacy_policy_url")
  }
}

extension BrandingImage: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BrandingImage: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.BrandingImage"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BrandingImage>) {
    gatehouse__authentication__v1__branding_image__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__BrandingImage>) throws(ProtobufError) {
    self.category = try readString(c.pointee.category, "BrandingImage.category")
    self.colorMode = try readString(c.pointee.color_mode, "BrandingImage.color_mode")
    self.name = try readString(c.pointee.name, "BrandingImage.name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BrandingImage>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.category = try arena.string(self.category, "BrandingImage.category")
    c.pointee.color_mode = try arena.string(self.colorMode, "BrandingImage.color_mode")
    c.pointee.name = try arena.string(self.name, "BrandingImage.name")
  }
}

extension BrandingChoices: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BrandingChoices: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.BrandingChoices"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BrandingChoices>) {
    gatehouse__authentication__v1__branding_choices__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__BrandingChoices>) throws(ProtobufError) {
    self.hasPageHeader = c.pointee.has_has_page_header != 0 ? c.pointee.has_page_header != 0 : nil
    self.hasPageFooter = c.pointee.has_has_page_footer != 0 ? c.pointee.has_page_footer != 0 : nil
    self.showsFormLogo = c.pointee.has_shows_form_logo != 0 ? c.pointee.shows_form_logo != 0 : nil
    self.showsHeaderLogo = c.pointee.has_shows_header_logo != 0 ? c.pointee.shows_header_logo != 0 : nil
    self.showsFooterLogo = c.pointee.has_shows_footer_logo != 0 ? c.pointee.shows_footer_logo != 0 : nil
    self.showsGraphics = c.pointee.has_shows_graphics != 0 ? c.pointee.shows_graphics != 0 : nil
    self.showsProviderIcons = c.pointee.has_shows_provider_icons != 0 ? c.pointee.shows_provider_icons != 0 : nil
    self.providerOrder = try readStrings(c.pointee.n_provider_order, c.pointee.provider_order, "BrandingChoices.provider_order")
    self.beginsWithProviders = c.pointee.has_begins_with_providers != 0 ? c.pointee.begins_with_providers != 0 : nil
    self.faviconTypes = try readStrings(c.pointee.n_favicon_types, c.pointee.favicon_types, "BrandingChoices.favicon_types")
    self.showsLanguages = c.pointee.has_shows_languages != 0 ? c.pointee.shows_languages != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BrandingChoices>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let hasPageHeader = self.hasPageHeader {
      c.pointee.has_has_page_header = 1
      c.pointee.has_page_header = hasPageHeader ? 1 : 0
    }
    if let hasPageFooter = self.hasPageFooter {
      c.pointee.has_has_page_footer = 1
      c.pointee.has_page_footer = hasPageFooter ? 1 : 0
    }
    if let showsFormLogo = self.showsFormLogo {
      c.pointee.has_shows_form_logo = 1
      c.pointee.shows_form_logo = showsFormLogo ? 1 : 0
    }
    if let showsHeaderLogo = self.showsHeaderLogo {
      c.pointee.has_shows_header_logo = 1
      c.pointee.shows_header_logo = showsHeaderLogo ? 1 : 0
    }
    if let showsFooterLogo = self.showsFooterLogo {
      c.pointee.has_shows_footer_logo = 1
      c.pointee.shows_footer_logo = showsFooterLogo ? 1 : 0
    }
    if let showsGraphics = self.showsGraphics {
      c.pointee.has_shows_graphics = 1
      c.pointee.shows_graphics = showsGraphics ? 1 : 0
    }
    if let showsProviderIcons = self.showsProviderIcons {
      c.pointee.has_shows_provider_icons = 1
      c.pointee.shows_provider_icons = showsProviderIcons ? 1 : 0
    }
    c.pointee.n_provider_order = self.providerOrder.count
    c.pointee.provider_order = try arena.strings(self.providerOrder, "BrandingChoices.provider_order")
    if let beginsWithProviders = self.beginsWithProviders {
      c.pointee.has_begins_with_providers = 1
      c.pointee.begins_with_providers = beginsWithProviders ? 1 : 0
    }
    c.pointee.n_favicon_types = self.faviconTypes.count
    c.pointee.favicon_types = try arena.strings(self.faviconTypes, "BrandingChoices.favicon_types")
    if let showsLanguages = self.showsLanguages {
      c.pointee.has_shows_languages = 1
      c.pointee.shows_languages = showsLanguages ? 1 : 0
    }
  }
}

extension GetBrandingStyleSheetRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetBrandingStyleSheetRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetBrandingStyleSheetRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetBrandingStyleSheetRequest>) {
    gatehouse__authentication__v1__get_branding_style_sheet_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetBrandingStyleSheetRequest>) throws(ProtobufError) {
    self.brandingId = try readString(c.pointee.branding_id, "GetBrandingStyleSheetRequest.branding_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetBrandingStyleSheetRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.branding_id = try arena.string(self.brandingId, "GetBrandingStyleSheetRequest.branding_id")
  }
}

extension GetBrandingStyleSheetResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetBrandingStyleSheetResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetBrandingStyleSheetResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetBrandingStyleSheetResponse>) {
    gatehouse__authentication__v1__get_branding_style_sheet_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetBrandingStyleSheetResponse>) throws(ProtobufError) {
    self.version = c.pointee.has_version != 0 ? c.pointee.version : nil
    self.contents = readBytes(c.pointee.has_contents, c.pointee.contents)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetBrandingStyleSheetResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let version = self.version {
      c.pointee.has_version = 1
      c.pointee.version = version
    }
    if let contents = self.contents {
      c.pointee.has_contents = 1
      c.pointee.contents = try arena.data(contents)
    }
  }
}

extension GetBrandingImageRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetBrandingImageRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetBrandingImageRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetBrandingImageRequest>) {
    gatehouse__authentication__v1__get_branding_image_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetBrandingImageRequest>) throws(ProtobufError) {
    self.brandingId = try readString(c.pointee.branding_id, "GetBrandingImageRequest.branding_id")
    self.name = try readString(c.pointee.name, "GetBrandingImageRequest.name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetBrandingImageRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.branding_id = try arena.string(self.brandingId, "GetBrandingImageRequest.branding_id")
    c.pointee.name = try arena.string(self.name, "GetBrandingImageRequest.name")
  }
}

extension GetBrandingImageResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetBrandingImageResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetBrandingImageResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetBrandingImageResponse>) {
    gatehouse__authentication__v1__get_branding_image_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetBrandingImageResponse>) throws(ProtobufError) {
    self.version = c.pointee.has_version != 0 ? c.pointee.version : nil
    self.contents = readBytes(c.pointee.has_contents, c.pointee.contents)
    self.kind = try readString(c.pointee.kind, "GetBrandingImageResponse.kind")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetBrandingImageResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let version = self.version {
      c.pointee.has_version = 1
      c.pointee.version = version
    }
    if let contents = self.contents {
      c.pointee.has_contents = 1
      c.pointee.contents = try arena.data(contents)
    }
    c.pointee.kind = try arena.string(self.kind, "GetBrandingImageResponse.kind")
  }
}
