#if canImport(Security) && canImport(LocalAuthentication)
import Foundation
import Security

/// Items of the Keychain that stay on this device and are read while it is unlocked.
struct KeychainItems: Sendable {
  let service: String
  let accessGroup: String?

  /// The item of this name; nil if there is none.
  func read(_ name: String) throws -> Data? {
    var query = query(name)
    query[kSecReturnData] = true
    query[kSecMatchLimit] = kSecMatchLimitOne
    var found: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &found)
    guard status != errSecItemNotFound else { return nil }
    guard status == errSecSuccess, let data = found as? Data else {
      throw KeychainError.failed(status)
    }
    return data
  }

  /// Writes an item, in place of one of this name.
  func write(_ data: Data, _ name: String) throws {
    // Not in backups of another device, and not in iCloud.
    let content: [CFString: Any] = [
      kSecValueData: data, kSecAttrAccessible: kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
    ]
    let item = query(name).merging(content) { $1 }
    var status = SecItemAdd(item as CFDictionary, nil)
    if status == errSecDuplicateItem {
      status = SecItemUpdate(query(name) as CFDictionary, content as CFDictionary)
    }
    guard status == errSecSuccess else { throw KeychainError.failed(status) }
  }

  /// Removes an item; one that is not there is no error.
  func remove(_ name: String) throws {
    let status = SecItemDelete(query(name) as CFDictionary)
    guard status == errSecSuccess || status == errSecItemNotFound else {
      throw KeychainError.failed(status)
    }
  }

  private func query(_ name: String) -> [CFString: Any] {
    var query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: name,
      kSecAttrSynchronizable: false,
      // On macOS: the Keychain that iOS has, which knows of accessibility.
      kSecUseDataProtectionKeychain: true,
    ]
    if let accessGroup { query[kSecAttrAccessGroup] = accessGroup }
    return query
  }
}
#endif
