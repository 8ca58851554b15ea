package import JSON

/// A domain of a user pool, as far as addresses need it.
package struct PoolDomain: Sendable, Hashable {
  /// A name below the installation's suffix, or a whole host; in lower case.
  package let name: String
  /// Whether the name is a whole host.
  package let isCustom: Bool
  /// Which of the two forms its pages have: 1 the classic one, 2 managed login.
  package let managedLoginVersion: Int32

  package init(name: String, isCustom: Bool, managedLoginVersion: Int32) {
    self.name = name
    self.isCustom = isCustom
    self.managedLoginVersion = managedLoginVersion
  }
}

// As a statement has them.
extension PoolDomain: JSONReadable {
  package init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    var name = ""
    var isCustom = false
    var version: Int32 = 1
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("name") {
        name = try String(reading: &json)
      } else if json.isNamed("isCustom") {
        isCustom = try Bool(reading: &json)
      } else if json.isNamed("managedLoginVersion") {
        version = try Int32(reading: &json)
      } else {
        try json.skip()
      }
    }
    self.init(name: name, isCustom: isCustom, managedLoginVersion: version)
  }
}

extension PoolDomain {
  /// What a column of domains says.
  static func list(_ json: String?) throws(AuthenticationFailure) -> [PoolDomain] {
    guard let json else { return [] }
    return try SettingsJSON.decode([PoolDomain].self, from: json)
  }
}
