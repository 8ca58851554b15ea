// What a message's mirror shows in place of a secret.

package func sizeOnly(_ text: String?) -> Any {
  guard let text else { return String?.none as Any }
  return "(\(text.utf8.count) bytes)"
}

package func sizeOnly(_ bytes: [UInt8]?) -> Any {
  guard let bytes else { return [UInt8]?.none as Any }
  return "(\(bytes.count) bytes)"
}

package func sizeOnly<V>(_ values: [String: V]?) -> Any {
  guard let values else { return [String: V]?.none as Any }
  return values.mapValues { _ in "(secret)" }
}
