// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/managed_login_branding.proto. Do not edit.

public import GatehouseMessages

/// Cognito's AssetType.
public struct AssetType: Sendable, Hashable {
  /// Category.
  ///
  /// Required. One of FAVICON_ICO, FAVICON_SVG, EMAIL_GRAPHIC, SMS_GRAPHIC, AUTH_APP_GRAPHIC, PASSWORD_GRAPHIC, PASSKEY_GRAPHIC, PAGE_HEADER_LOGO, PAGE_HEADER_BACKGROUND, PAGE_FOOTER_LOGO, PAGE_FOOTER_BACKGROUND, PAGE_BACKGROUND, FORM_BACKGROUND, FORM_LOGO, IDP_BUTTON_ICON.
  public var category: String?
  /// ColorMode.
  ///
  /// Required. One of LIGHT, DARK, DYNAMIC.
  public var colorMode: String?
  /// Extension.
  ///
  /// Required. One of ICO, JPEG, PNG, SVG, WEBP.
  public var `extension`: String?
  /// Bytes.
  ///
  /// At most 1000000 bytes.
  public var bytes: [UInt8]?
  /// ResourceId.
  ///
  /// 1 to 40 characters.
  public var resourceId: String?

  /// Makes a message; what is not given is absent.
  public init(
    category: String? = nil,
    colorMode: String? = nil,
    `extension`: String? = nil,
    bytes: [UInt8]? = nil,
    resourceId: String? = nil
  ) {
    self.category = category
    self.colorMode = colorMode
    self.extension = `extension`
    self.bytes = bytes
    self.resourceId = resourceId
  }
}

extension AssetType: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "category": self.category as Any,
        "colorMode": self.colorMode as Any,
        "extension": self.extension as Any,
        "bytes": sizeOnly(self.bytes),
        "resourceId": self.resourceId as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of CreateManagedLoginBranding.
public struct CreateManagedLoginBrandingRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// UseCognitoProvidedValues.
  public var useCognitoProvidedValues: Bool?
  /// Settings.
  public var settings: JSONDocument?
  /// Assets.
  ///
  /// 0 to 40 members.
  public var assets: [AssetType]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    useCognitoProvidedValues: Bool? = nil,
    settings: JSONDocument? = nil,
    assets: [AssetType]? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.useCognitoProvidedValues = useCognitoProvidedValues
    self.settings = settings
    self.assets = assets
  }
}

/// Cognito's ManagedLoginBrandingType.
public struct ManagedLoginBrandingType: Sendable, Hashable {
  /// ManagedLoginBrandingId.
  public var managedLoginBrandingId: String?
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// UseCognitoProvidedValues.
  public var useCognitoProvidedValues: Bool?
  /// Settings.
  public var settings: JSONDocument?
  /// Assets.
  ///
  /// 0 to 40 members.
  public var assets: [AssetType]?
  /// CreationDate.
  public var creationDateUnixMillis: Int64?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    managedLoginBrandingId: String? = nil,
    userPoolId: String? = nil,
    useCognitoProvidedValues: Bool? = nil,
    settings: JSONDocument? = nil,
    assets: [AssetType]? = nil,
    creationDateUnixMillis: Int64? = nil,
    lastModifiedDateUnixMillis: Int64? = nil
  ) {
    self.managedLoginBrandingId = managedLoginBrandingId
    self.userPoolId = userPoolId
    self.useCognitoProvidedValues = useCognitoProvidedValues
    self.settings = settings
    self.assets = assets
    self.creationDateUnixMillis = creationDateUnixMillis
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
  }
}

/// Response of CreateManagedLoginBranding.
public struct CreateManagedLoginBrandingResponse: Sendable, Hashable {
  /// ManagedLoginBranding.
  public var managedLoginBranding: ManagedLoginBrandingType?

  /// Makes a message; what is not given is absent.
  public init(
    managedLoginBranding: ManagedLoginBrandingType? = nil
  ) {
    self.managedLoginBranding = managedLoginBranding
  }
}

/// Request of DescribeManagedLoginBranding.
public struct DescribeManagedLoginBrandingRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ManagedLoginBrandingId.
  ///
  /// Required.
  public var managedLoginBrandingId: String?
  /// ReturnMergedResources.
  public var returnMergedResources: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    managedLoginBrandingId: String? = nil,
    returnMergedResources: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.managedLoginBrandingId = managedLoginBrandingId
    self.returnMergedResources = returnMergedResources
  }
}

/// Response of DescribeManagedLoginBranding.
public struct DescribeManagedLoginBrandingResponse: Sendable, Hashable {
  /// ManagedLoginBranding.
  public var managedLoginBranding: ManagedLoginBrandingType?

  /// Makes a message; what is not given is absent.
  public init(
    managedLoginBranding: ManagedLoginBrandingType? = nil
  ) {
    self.managedLoginBranding = managedLoginBranding
  }
}

/// Request of DescribeManagedLoginBrandingByClient.
public struct DescribeManagedLoginBrandingByClientRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// ReturnMergedResources.
  public var returnMergedResources: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    returnMergedResources: Bool? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.returnMergedResources = returnMergedResources
  }
}

/// Response of DescribeManagedLoginBrandingByClient.
public struct DescribeManagedLoginBrandingByClientResponse: Sendable, Hashable {
  /// ManagedLoginBranding.
  public var managedLoginBranding: ManagedLoginBrandingType?

  /// Makes a message; what is not given is absent.
  public init(
    managedLoginBranding: ManagedLoginBrandingType? = nil
  ) {
    self.managedLoginBranding = managedLoginBranding
  }
}

/// Request of UpdateManagedLoginBranding.
public struct UpdateManagedLoginBrandingRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// ManagedLoginBrandingId.
  public var managedLoginBrandingId: String?
  /// UseCognitoProvidedValues.
  public var useCognitoProvidedValues: Bool?
  /// Settings.
  public var settings: JSONDocument?
  /// Assets.
  ///
  /// 0 to 40 members.
  public var assets: [AssetType]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    managedLoginBrandingId: String? = nil,
    useCognitoProvidedValues: Bool? = nil,
    settings: JSONDocument? = nil,
    assets: [AssetType]? = nil
  ) {
    self.userPoolId = userPoolId
    self.managedLoginBrandingId = managedLoginBrandingId
    self.useCognitoProvidedValues = useCognitoProvidedValues
    self.settings = settings
    self.assets = assets
  }
}

/// Response of UpdateManagedLoginBranding.
public struct UpdateManagedLoginBrandingResponse: Sendable, Hashable {
  /// ManagedLoginBranding.
  public var managedLoginBranding: ManagedLoginBrandingType?

  /// Makes a message; what is not given is absent.
  public init(
    managedLoginBranding: ManagedLoginBrandingType? = nil
  ) {
    self.managedLoginBranding = managedLoginBranding
  }
}

/// Request of DeleteManagedLoginBranding.
public struct DeleteManagedLoginBrandingRequest: Sendable, Hashable {
  /// ManagedLoginBrandingId.
  ///
  /// Required.
  public var managedLoginBrandingId: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    managedLoginBrandingId: String? = nil,
    userPoolId: String? = nil
  ) {
    self.managedLoginBrandingId = managedLoginBrandingId
    self.userPoolId = userPoolId
  }
}

/// Request of SetUICustomization.
public struct SetUICustomizationRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// 1 to 128 characters.
  public var clientId: String?
  /// CSS.
  ///
  /// 0 to 131072 characters.
  public var css: String?
  /// ImageFile.
  ///
  /// 0 to 131072 bytes.
  public var imageFile: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    css: String? = nil,
    imageFile: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.css = css
    self.imageFile = imageFile
  }
}

extension SetUICustomizationRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientId": self.clientId as Any,
        "css": self.css as Any,
        "imageFile": sizeOnly(self.imageFile),
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's UICustomizationType.
public struct UICustomizationType: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// 1 to 128 characters.
  public var clientId: String?
  /// ImageUrl.
  public var imageUrl: String?
  /// CSS.
  ///
  /// 0 to 131072 characters.
  public var css: String?
  /// CSSVersion.
  public var cssVersion: String?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?
  /// CreationDate.
  public var creationDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    imageUrl: String? = nil,
    css: String? = nil,
    cssVersion: String? = nil,
    lastModifiedDateUnixMillis: Int64? = nil,
    creationDateUnixMillis: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.imageUrl = imageUrl
    self.css = css
    self.cssVersion = cssVersion
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
    self.creationDateUnixMillis = creationDateUnixMillis
  }
}

/// Response of SetUICustomization.
public struct SetUICustomizationResponse: Sendable, Hashable {
  /// UICustomization.
  ///
  /// Required.
  public var uiCustomization: UICustomizationType?

  /// Makes a message; what is not given is absent.
  public init(
    uiCustomization: UICustomizationType? = nil
  ) {
    self.uiCustomization = uiCustomization
  }
}

/// Request of GetUICustomization.
public struct GetUICustomizationRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// 1 to 128 characters.
  public var clientId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
  }
}

/// Response of GetUICustomization.
public struct GetUICustomizationResponse: Sendable, Hashable {
  /// UICustomization.
  ///
  /// Required.
  public var uiCustomization: UICustomizationType?

  /// Makes a message; what is not given is absent.
  public init(
    uiCustomization: UICustomizationType? = nil
  ) {
    self.uiCustomization = uiCustomization
  }
}

/// Response of DeleteManagedLoginBranding; no body on the public side.
public struct DeleteManagedLoginBrandingResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
