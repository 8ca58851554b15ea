internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import GatehouseMessages
internal import JSON
internal import PageStyles
internal import Protobuf

/// A client's style.
struct StyleRecord: Sendable {
  let id: String
  let userPoolID: UserPoolID
  let clientID: String
  var usesProvidedValues: Bool
  /// The document as it was sent; nil where there is none.
  var settings: String?
  /// One at most for a category and a colour mode.
  var assets: [StyleAsset]
  var version: Int64
  let createdAt: Instant
  var modifiedAt: Instant
}

/// An image of a style.
struct StyleAsset: Sendable, Hashable {
  let image: StyleImage
  /// As it was sent; Cognito makes none.
  let resourceID: String?
  let contents: [UInt8]

  /// Whether it takes the other one's place.
  func replaces(_ other: StyleAsset) -> Bool {
    image.category == other.image.category && image.scheme == other.image.scheme
  }
}

extension StyleRecord {
  /// The settings taken apart; without settings an empty document.
  func document() throws(AuthenticationFailure) -> JSONTree {
    guard let settings else { return .object([:]) }
    do throws(JSONReader.Refusal) {
      return try JSONReader.value(of: Array(settings.utf8))
    } catch {
      throw .internalFault("stored settings of a style cannot be read: \(error)")
    }
  }

  /// What the row has beside the settings: all that pages ask for, so that none of them has to read the
  /// settings anew.
  struct Derived: Sendable {
    let styleSheet: String
    let choices: [UInt8]
  }

  func derived() throws(AuthenticationFailure) -> Derived {
    let style = PageStyle(try document())
    do throws(ProtobufError) {
      return Derived(
        styleSheet: style.styleSheet(images: assets.map(\.image), folder: "\(id)-\(version)"),
        choices: try BrandingChoices(style.choices).encoded()
      )
    } catch {
      throw .internalFault("the choices of a style cannot be written: \(error)")
    }
  }

  /// The style as the API describes it, with our usual settings where it has none, if the caller asks so.
  func description(isMerged: Bool = false) throws(AuthenticationFailure) -> ManagedLoginBrandingType
  {
    let shown =
      isMerged
      ? JSONWriter.text(of: try document().merged(over: UsualSettings.document)) : settings
    return ManagedLoginBrandingType(
      managedLoginBrandingId: id,
      userPoolId: userPoolID.text,
      useCognitoProvidedValues: usesProvidedValues,
      settings: shown.map { JSONDocument(text: $0) },
      assets: assets.map(\.description),
      creationDateUnixMillis: createdAt.unixMillis,
      lastModifiedDateUnixMillis: modifiedAt.unixMillis
    )
  }
}

extension StyleAsset {
  var description: AssetType {
    AssetType(
      category: image.category,
      colorMode: image.scheme.rawValue,
      extension: image.kind.rawValue,
      bytes: contents,
      resourceId: resourceID
    )
  }
}

extension BrandingChoices {
  init(_ choices: StyleChoices) {
    self.init(
      hasPageHeader: choices.hasPageHeader,
      hasPageFooter: choices.hasPageFooter,
      showsFormLogo: choices.showsFormLogo,
      showsHeaderLogo: choices.showsHeaderLogo,
      showsFooterLogo: choices.showsFooterLogo,
      showsGraphics: choices.showsGraphics,
      showsProviderIcons: choices.showsProviderIcons,
      providerOrder: choices.providerOrder,
      beginsWithProviders: choices.beginsWithProviders,
      faviconTypes: choices.faviconTypes,
      showsLanguages: choices.showsLanguages
    )
  }
}

extension StyleImage {
  /// Reads words of a row, or of a request.
  init?(category: String?, colorMode: String?, extension word: String?) {
    guard let category, let scheme = colorMode.flatMap({ ColorScheme(rawValue: $0) }),
      let kind = word.flatMap({ ImageKind(rawValue: $0) })
    else { return nil }
    self.init(category: category, scheme: scheme, kind: kind)
  }
}
