internal import Cryptography

/// The sealing keys in a backup: the texts of the key files by schema, encrypted under a passphrase with the
/// digest of the dump that they belong to.
struct SealKeyCopy: Sendable {
  let dumpDigest: String
  let files: [String: String]

  init(dumpDigest: String, files: [String: String]) {
    self.dumpDigest = dumpDigest
    self.files = files
  }

  func sealed(_ passphrase: [UInt8]) throws(ControlFailure) -> [UInt8] {
    var fields = [Array(dumpDigest.utf8)]
    for (schema, text) in files.sorted(by: { $0.key < $1.key }) {
      fields += [Array(schema.utf8), Array(text.utf8)]
    }
    do throws(PassphraseSeal.Fault) {
      return try PassphraseSeal.seal(SealedFields.encode(fields), passphrase: passphrase)
    } catch {
      throw ControlFailure("the sealing keys cannot be encrypted: \(error)")
    }
  }

  init(opening sealed: [UInt8], _ passphrase: [UInt8]) throws(ControlFailure) {
    let bytes: [UInt8]
    do throws(PassphraseSeal.Fault) {
      bytes = try PassphraseSeal.open(sealed, passphrase: passphrase)
    } catch .notAuthentic {
      throw ControlFailure(
        "the sealing keys do not open: the passphrase is another one, or the backup was changed"
      )
    } catch {
      throw ControlFailure("the sealing keys of the backup cannot be read: \(error)")
    }
    guard let fields = SealedFields.decode(bytes, count: 1...99), fields.count % 2 == 1 else {
      throw ControlFailure("the sealing keys of the backup have another form")
    }
    dumpDigest = SealedFields.text(fields[0])
    var files: [String: String] = [:]
    for place in stride(from: 1, to: fields.count, by: 2) {
      files[SealedFields.text(fields[place])] = SealedFields.text(fields[place + 1])
    }
    self.files = files
  }
}
