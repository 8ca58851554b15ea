internal import AuthenticationCore
internal import Cryptography

/// The sealed part of a message: an attacker who reads the database must not learn a code.
package struct OutboxContents: Sendable, Hashable {
  let code: String
  let texts: MessageTexts

  func sealed(
    with sealer: Sealer,
    pool: String,
    message: String
  ) throws(AuthenticationFailure) -> [UInt8] {
    let fields = SealedFields.encode([
      Array(code.utf8), Array(texts.subject.utf8), Array(texts.body.utf8),
      texts.isHTML ? [1] : [0],
    ])
    do throws(CryptographyError) {
      return try sealer.seal(fields, associatedData: Self.associatedData(pool, message))
    } catch {
      throw .internalFault("a message cannot be sealed: \(error)")
    }
  }

  package init(code: String, texts: MessageTexts) {
    self.code = code
    self.texts = texts
  }

  init(
    opening sealed: [UInt8],
    with sealer: Sealer,
    pool: String,
    message: String
  ) throws(AuthenticationFailure) {
    let opened: [UInt8]
    do throws(CryptographyError) {
      opened = try sealer.open(sealed, associatedData: Self.associatedData(pool, message))
    } catch {
      throw .internalFault("a message cannot be opened: \(error)")
    }
    // Three fields are a message from before there was HTML.
    let decoded = SealedFields.decode(opened, count: 4) ?? SealedFields.decode(opened, count: 3)
    guard let fields = decoded else {
      throw .internalFault("a stored message is malformed")
    }
    code = SealedFields.text(fields[0])
    texts = MessageTexts(
      subject: SealedFields.text(fields[1]),
      body: SealedFields.text(fields[2]),
      isHTML: fields.count == 4 && fields[3] == [1]
    )
  }

  private static func associatedData(_ pool: String, _ message: String) -> [UInt8] {
    Array("outbox_messages|\(pool)|\(message)".utf8)
  }
}
