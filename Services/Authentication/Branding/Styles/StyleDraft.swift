internal import AuthenticationCore
internal import AuthenticationMessages
internal import GatehouseMessages
internal import JSON
internal import PageStyles

/// What a request sets of a style, checked.
struct StyleDraft: Sendable {
  let usesProvidedValues: Bool?
  /// The document; nil where the request has none.
  let settings: String?
  let assets: [Asset]

  /// An image of a request; without contents it means the one that there is.
  struct Asset: Sendable {
    let image: StyleImage
    let resourceID: String?
    let contents: [UInt8]?
  }

  /// Cognito's limit for the document of a request and its images together.
  private static let maxSettingsBytes = 1_000_000
  private static let maxDepth = 16
  /// The images of a style together: a description has them all, and a message between services holds
  /// little more.
  static let maxAssetBytes = 3_000_000

  init(
    usesProvidedValues: Bool?,
    settings: JSONDocument?,
    assets: [AssetType]?
  ) throws(AuthenticationFailure) {
    if usesProvidedValues == true, settings != nil {
      throw .invalidParameter("UseCognitoProvidedValues cannot be true where Settings are given.")
    }
    self.usesProvidedValues = usesProvidedValues
    self.settings = try settings.map(Self.checked)
    self.assets = try Self.checked(assets ?? [])
  }

  private static func checked(_ settings: JSONDocument) throws(AuthenticationFailure) -> String {
    let text = settings.text
    guard text.utf8.count <= maxSettingsBytes else {
      throw .invalidParameter("Settings cannot have more than \(maxSettingsBytes) bytes.")
    }
    let document: JSONTree? = JSONReader.read(Array(text.utf8))
    guard case .object? = document else {
      throw .invalidParameter("Settings must be a JSON object.")
    }
    guard document?.depth ?? 0 <= maxDepth else {
      throw .invalidParameter("Settings cannot be deeper than \(maxDepth).")
    }
    return text
  }

  private static func checked(_ assets: [AssetType]) throws(AuthenticationFailure) -> [Asset] {
    var checked: [Asset] = []
    for asset in assets {
      guard
        let image = StyleImage(
          category: asset.category,
          colorMode: asset.colorMode,
          extension: asset.extension
        )
      else { throw .invalidParameter("An asset needs a Category, a ColorMode and an Extension.") }
      let isTwice = checked.contains {
        $0.image.category == image.category && $0.image.scheme == image.scheme
      }
      guard !isTwice else {
        throw .invalidParameter(
          "The asset \(image.category) of \(image.scheme.rawValue) is given twice."
        )
      }
      if let contents = asset.bytes { try check(contents, as: image) }
      checked.append(
        Asset(image: image, resourceID: asset.resourceId, contents: asset.bytes)
      )
    }
    return checked
  }

  private static func check(
    _ contents: [UInt8],
    as image: StyleImage
  ) throws(AuthenticationFailure) {
    let only: ImageKind? =
      switch image.category {
      case "FAVICON_ICO": .ico
      case "FAVICON_SVG": .svg
      default: nil
      }
    guard only == nil || only == image.kind else {
      throw .invalidParameter(
        "The asset \(image.category) must have the Extension \(only?.rawValue ?? "")."
      )
    }
    do throws(StyleFault) {
      try image.kind.check(contents)
    } catch {
      throw .invalidParameter("The asset \(image.category) cannot be used. \(error)")
    }
  }

  /// The images that there are with those of the request, which take the place of others of their category
  /// and colour mode.
  func assets(over stored: [StyleAsset]) throws(AuthenticationFailure) -> [StyleAsset] {
    var result = stored
    for asset in assets {
      let place = result.firstIndex {
        $0.image.category == asset.image.category && $0.image.scheme == asset.image.scheme
      }
      guard let contents = asset.contents ?? place.map({ result[$0].contents }) else {
        throw .invalidParameter("The asset \(asset.image.category) has no Bytes.")
      }
      if asset.contents == nil { try Self.check(contents, as: asset.image) }
      let new = StyleAsset(image: asset.image, resourceID: asset.resourceID, contents: contents)
      if let place { result[place] = new } else { result.append(new) }
    }
    guard result.count <= Self.maxAssets else {
      throw .invalidParameter("A style cannot have more than \(Self.maxAssets) assets.")
    }
    guard result.reduce(0, { $0 + $1.contents.count }) <= Self.maxAssetBytes else {
      throw .invalidParameter(
        "The assets of a style cannot have more than \(Self.maxAssetBytes) bytes together."
      )
    }
    return result
  }

  private static let maxAssets = 40
}
