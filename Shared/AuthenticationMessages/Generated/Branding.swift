// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/branding.proto. Do not edit.

internal import GatehouseMessages

/// GetClientBrandingRequest.
public struct GetClientBrandingRequest: Sendable, Hashable {
  /// client_id.
  public var clientId: String?
  /// The page's language, as its html element names it: en, pt-BR.
  public var language: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    language: String? = nil
  ) {
    self.clientId = clientId
    self.language = language
  }
}

/// GetClientBrandingResponse.
public struct GetClientBrandingResponse: Sendable, Hashable {
  /// Absent where the client has the look that every page has.
  public var brandingId: String?
  /// Grows with each change.
  public var version: Int64?
  /// images.
  public var images: [BrandingImage]
  /// Absent where no setting says anything about the page's order.
  public var choices: BrandingChoices?
  /// The addresses of both documents, or neither.
  public var termsOfUseUrl: String?
  /// privacy_policy_url.
  public var privacyPolicyUrl: String?

  /// Makes a message; what is not given is absent.
  public init(
    brandingId: String? = nil,
    version: Int64? = nil,
    images: [BrandingImage] = [],
    choices: BrandingChoices? = nil,
    termsOfUseUrl: String? = nil,
    privacyPolicyUrl: String? = nil
  ) {
    self.brandingId = brandingId
    self.version = version
    self.images = images
    self.choices = choices
    self.termsOfUseUrl = termsOfUseUrl
    self.privacyPolicyUrl = privacyPolicyUrl
  }
}

/// An image that a look has.
public struct BrandingImage: Sendable, Hashable {
  /// Cognito's: FORM_LOGO, FAVICON_ICO.
  public var category: String?
  /// LIGHT, DARK or DYNAMIC.
  public var colorMode: String?
  /// The last part of its address.
  public var name: String?

  /// Makes a message; what is not given is absent.
  public init(
    category: String? = nil,
    colorMode: String? = nil,
    name: String? = nil
  ) {
    self.category = category
    self.colorMode = colorMode
    self.name = name
  }
}

/// What a look says of the order of a page, where style sheets cannot.
public struct BrandingChoices: Sendable, Hashable {
  /// has_page_header.
  public var hasPageHeader: Bool?
  /// has_page_footer.
  public var hasPageFooter: Bool?
  /// shows_form_logo.
  public var showsFormLogo: Bool?
  /// shows_header_logo.
  public var showsHeaderLogo: Bool?
  /// shows_footer_logo.
  public var showsFooterLogo: Bool?
  /// shows_graphics.
  public var showsGraphics: Bool?
  /// shows_provider_icons.
  public var showsProviderIcons: Bool?
  /// The providers' names, in the order of their buttons.
  public var providerOrder: [String]
  /// Whether the providers' buttons stand above the form.
  public var beginsWithProviders: Bool?
  /// The kinds of favicons that are shown: ICO, SVG.
  ///
  /// Empty where the settings do not say.
  public var faviconTypes: [String]
  /// Absent where the settings do not say.
  public var showsLanguages: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    hasPageHeader: Bool? = nil,
    hasPageFooter: Bool? = nil,
    showsFormLogo: Bool? = nil,
    showsHeaderLogo: Bool? = nil,
    showsFooterLogo: Bool? = nil,
    showsGraphics: Bool? = nil,
    showsProviderIcons: Bool? = nil,
    providerOrder: [String] = [],
    beginsWithProviders: Bool? = nil,
    faviconTypes: [String] = [],
    showsLanguages: Bool? = nil
  ) {
    self.hasPageHeader = hasPageHeader
    self.hasPageFooter = hasPageFooter
    self.showsFormLogo = showsFormLogo
    self.showsHeaderLogo = showsHeaderLogo
    self.showsFooterLogo = showsFooterLogo
    self.showsGraphics = showsGraphics
    self.showsProviderIcons = showsProviderIcons
    self.providerOrder = providerOrder
    self.beginsWithProviders = beginsWithProviders
    self.faviconTypes = faviconTypes
    self.showsLanguages = showsLanguages
  }
}

/// GetBrandingStyleSheetRequest.
public struct GetBrandingStyleSheetRequest: Sendable, Hashable {
  /// branding_id.
  public var brandingId: String?

  /// Makes a message; what is not given is absent.
  public init(
    brandingId: String? = nil
  ) {
    self.brandingId = brandingId
  }
}

/// GetBrandingStyleSheetResponse.
public struct GetBrandingStyleSheetResponse: Sendable, Hashable {
  /// Absent where no look has the id.
  public var version: Int64?
  /// contents.
  public var contents: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    version: Int64? = nil,
    contents: [UInt8]? = nil
  ) {
    self.version = version
    self.contents = contents
  }
}

extension GetBrandingStyleSheetResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "version": self.version as Any,
        "contents": sizeOnly(self.contents),
      ],
      displayStyle: .struct
    )
  }
}

/// GetBrandingImageRequest.
public struct GetBrandingImageRequest: Sendable, Hashable {
  /// branding_id.
  public var brandingId: String?
  /// The last part of its address.
  public var name: String?

  /// Makes a message; what is not given is absent.
  public init(
    brandingId: String? = nil,
    name: String? = nil
  ) {
    self.brandingId = brandingId
    self.name = name
  }
}

/// GetBrandingImageResponse.
public struct GetBrandingImageResponse: Sendable, Hashable {
  /// Absent where no look has the id.
  public var version: Int64?
  /// Absent where the look has no image of the name.
  public var contents: [UInt8]?
  /// ICO, JPEG, PNG, SVG or WEBP.
  public var kind: String?

  /// Makes a message; what is not given is absent.
  public init(
    version: Int64? = nil,
    contents: [UInt8]? = nil,
    kind: String? = nil
  ) {
    self.version = version
    self.contents = contents
    self.kind = kind
  }
}

extension GetBrandingImageResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "version": self.version as Any,
        "contents": sizeOnly(self.contents),
        "kind": self.kind as Any,
      ],
      displayStyle: .struct
    )
  }
}
