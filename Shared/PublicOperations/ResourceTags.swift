internal import Domain

/// What the tags of a resource may be.
public enum ResourceTags {
  /// A resource has no more.
  public static let most = 50

  /// Why the tags cannot be set; nil when they can.
  public static func fault(of tags: [String: String]) -> String? {
    for (key, value) in tags.sorted(by: { $0.key < $1.key }) {
      guard (1...128).contains(key.unicodeScalars.count), value.unicodeScalars.count <= 256,
        key.unicodeScalars.allSatisfy(isAllowed), value.unicodeScalars.allSatisfy(isAllowed)
      else { return "Invalid tag: \(key)" }
      if let fault = fault(ofKey: key) { return fault }
    }
    return nil
  }

  /// Why a tag of the key is neither set nor removed by a customer; nil when it may be.
  ///
  /// Only ASCII letters of a key decide whether the prefix is AWS's own.
  public static func fault(ofKey key: String) -> String? {
    guard key.lowercased().utf8.starts(with: "aws:".utf8) else { return nil }
    return "aws: prefixed tag key names are not allowed for external use."
  }

  /// Sets the tags among those that there are; returns why it cannot be done, or nil.
  ///
  /// A dictionary takes two spellings of one text for the same key.
  public static func set(
    _ added: [String: String],
    in tags: inout [String: String]
  ) -> String? {
    for (key, value) in added {
      if let index = tags.index(forKey: key), tags[index].key.exact != key.exact {
        return "Invalid tag: \(key) is spelt otherwise already."
      }
      tags[key] = value
    }
    return nil
  }

  /// Removes the tags of the keys, which need not be there.
  public static func remove(_ keys: [String], from tags: inout [String: String]) {
    for key in keys {
      guard let index = tags.index(forKey: key), tags[index].key.exact == key.exact else {
        continue
      }
      tags.remove(at: index)
    }
  }

  /// Letters, digits and spaces of any script, and what AWS allows besides.
  private static func isAllowed(_ character: Unicode.Scalar) -> Bool {
    switch character.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .spaceSeparator, .nonspacingMark,
      .spacingMark, .enclosingMark:
      true
    default:
      "_.:/=+-@".unicodeScalars.contains(character)
    }
  }
}
