internal import AuthenticationBranding
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import GatehouseMessages
internal import PublicOperations
internal import RPC

/// A pool with a client, whose look an administrator changes and pages ask for.
struct BrandingStage: Sendable {
  let stage: Stage

  init() async throws {
    stage = try await SignInHarness().stage()
  }

  /// Another pool of the same installation.
  init(beside other: BrandingStage) async throws {
    stage = try await other.stage.harness.stage()
  }

  var branding: Branding { stage.service.branding }
  var pages: BrandingPages { BrandingPages(branding) }

  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    + [0, 0, 0, 1] + Array("IDAT".utf8) + [0, 0, 0, 0, 0]
    + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]
  static let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0\"/></svg>".utf8)

  static func asset(
    _ category: String,
    _ mode: String = "LIGHT",
    _ kind: String = "PNG",
    bytes: [UInt8]? = png,
    resourceID: String? = nil
  ) -> AssetType {
    AssetType(
      category: category,
      colorMode: mode,
      extension: kind,
      bytes: bytes,
      resourceId: resourceID
    )
  }

  func create(
    settings: String? = nil,
    usesProvidedValues: Bool? = nil,
    assets: [AssetType]? = nil,
    client: String? = nil,
    call: Call? = nil
  ) async throws -> ManagedLoginBrandingType {
    let made = try await branding.createManagedLoginBranding(
      CreateManagedLoginBrandingRequest(
        userPoolId: stage.poolID,
        clientId: client ?? stage.clientID,
        useCognitoProvidedValues: usesProvidedValues,
        settings: settings.map { JSONDocument(text: $0) },
        assets: assets
      ),
      call: call ?? .recording(stage.context)
    )
    return made.managedLoginBranding ?? ManagedLoginBrandingType()
  }

  func update(
    _ id: String?,
    settings: String? = nil,
    usesProvidedValues: Bool? = nil,
    assets: [AssetType]? = nil
  ) async throws -> ManagedLoginBrandingType {
    let changed = try await branding.updateManagedLoginBranding(
      UpdateManagedLoginBrandingRequest(
        userPoolId: stage.poolID,
        managedLoginBrandingId: id,
        useCognitoProvidedValues: usesProvidedValues,
        settings: settings.map { JSONDocument(text: $0) },
        assets: assets
      ),
      call: .recording(stage.context)
    )
    return changed.managedLoginBranding ?? ManagedLoginBrandingType()
  }

  func described(_ id: String?, isMerged: Bool? = nil) async throws -> ManagedLoginBrandingType {
    let found = try await branding.describeManagedLoginBranding(
      DescribeManagedLoginBrandingRequest(
        userPoolId: stage.poolID,
        managedLoginBrandingId: id,
        returnMergedResources: isMerged
      ),
      call: .recording(stage.context)
    )
    return found.managedLoginBranding ?? ManagedLoginBrandingType()
  }

  func delete(_ id: String?) async throws {
    _ = try await branding.deleteManagedLoginBranding(
      DeleteManagedLoginBrandingRequest(
        managedLoginBrandingId: id,
        userPoolId: stage.poolID
      ),
      call: .recording(stage.context)
    )
  }

  /// What a page of the client is drawn with.
  func look(
    of client: String? = nil,
    language: String? = nil
  ) async throws -> GetClientBrandingResponse {
    try await pages.getClientBranding(
      GetClientBrandingRequest(clientId: client ?? stage.clientID, language: language),
      context: stage.context
    )
  }

  func sheet(_ id: String?) async throws -> (version: Int64?, text: String) {
    let reply = try await pages.getBrandingStyleSheet(
      GetBrandingStyleSheetRequest(brandingId: id),
      context: stage.context
    )
    return (reply.version, String(decoding: reply.contents ?? [], as: UTF8.self))
  }

  func image(_ id: String?, _ name: String) async throws -> GetBrandingImageResponse {
    try await pages.getBrandingImage(
      GetBrandingImageRequest(brandingId: id, name: name),
      context: stage.context
    )
  }

  func customize(
    css: String? = nil,
    image: [UInt8]? = nil,
    client: String? = nil
  ) async throws -> UICustomizationType {
    let set = try await branding.setUICustomization(
      SetUICustomizationRequest(
        userPoolId: stage.poolID,
        clientId: client,
        css: css,
        imageFile: image
      ),
      call: .recording(stage.context)
    )
    return set.uiCustomization ?? UICustomizationType()
  }

  func customization(of client: String? = nil) async throws -> UICustomizationType? {
    try await branding.getUICustomization(
      GetUICustomizationRequest(userPoolId: stage.poolID, clientId: client),
      call: .recording(stage.context)
    ).uiCustomization
  }

  func createTerms(
    _ name: String,
    _ links: [String: String]?,
    client: String? = nil,
    call: Call? = nil
  ) async throws -> TermsType {
    let made = try await branding.createTerms(
      CreateTermsRequest(
        userPoolId: stage.poolID,
        clientId: client ?? stage.clientID,
        termsName: name,
        termsSource: "LINK",
        enforcement: "NONE",
        links: links
      ),
      call: call ?? .recording(stage.context)
    )
    return made.terms ?? TermsType()
  }

  func otherClient() async throws -> String {
    let made = try await stage.service.pools.createUserPoolClient(
      CreateUserPoolClientRequest(userPoolId: stage.poolID, clientName: "other"),
      call: .recording(stage.context)
    )
    return made.userPoolClient?.clientId ?? ""
  }

  func deleteClient(_ id: String) async throws {
    _ = try await stage.service.pools.deleteUserPoolClient(
      DeleteUserPoolClientRequest(userPoolId: stage.poolID, clientId: id),
      call: .recording(stage.context)
    )
  }
}
