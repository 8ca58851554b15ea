internal import Cryptography
internal import JSON

/// A passkey as a browser receives it: PublicKeyCredentialDescriptorJSON.
package struct PasskeyDescriptor: Sendable, Hashable {
  let id: [UInt8]
  let transports: [String]

  init(_ passkey: Passkey) {
    id = passkey.id
    transports = passkey.transports
  }

  /// One that no user has, as a platform's own would look.
  package init(madeUp id: [UInt8]) {
    self.id = id
    transports = ["hybrid", "internal"]
  }
}

extension PasskeyDescriptor: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("type", "public-key")
    json.member("id", Base64URL.encode(id))
    if !transports.isEmpty { json.member("transports", transports) }
    json.endObject()
  }
}
