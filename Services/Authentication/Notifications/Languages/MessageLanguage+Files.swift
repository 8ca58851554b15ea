// swift-format-ignore-file
// Generated from Services/Authentication/Notifications/Languages/Texts by Services/generate. Do not edit.

extension MessageLanguage {
  /// The texts of each language by its tag.
  static let files: [(tag: String, texts: [UInt8])] = [
    ("de", PackageResources.de_json),
    ("en", PackageResources.en_json),
    ("es", PackageResources.es_json),
    ("fr", PackageResources.fr_json),
    ("id", PackageResources.id_json),
    ("it", PackageResources.it_json),
    ("ja", PackageResources.ja_json),
    ("ko", PackageResources.ko_json),
    ("pt-BR", PackageResources.pt_BR_json),
    ("zh-CN", PackageResources.zh_CN_json),
    ("zh-TW", PackageResources.zh_TW_json),
  ]
}
