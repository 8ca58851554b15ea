internal import AuthenticationCore
internal import Cryptography

/// The sealed part of a message: an attacker who reads the database must not learn a code.
enum OutboxContents: Sendable, Hashable {
  /// Ready to be sent.
  case written(code: String, MessageTexts)
  /// A function of the pool puts it into words, or sends it.
  case unwritten(UnwrittenMessage)

  var code: String {
    switch self {
    case .written(let code, _): code
    case .unwritten(let message): message.code
    }
  }

  /// What it says; nil for a message that is not in words.
  var texts: MessageTexts? {
    switch self {
    case .written(_, let texts): texts
    case .unwritten: nil
    }
  }

  var awaitsFunction: Bool {
    switch self {
    case .written: false
    case .unwritten: true
    }
  }

  func sealed(
    with sealer: Sealer,
    pool: String,
    message: String
  ) throws(AuthenticationFailure) -> [UInt8] {
    let fields = SealedFields.encode(try fields())
    return try Self.column.seal(fields, for: (pool, message), by: sealer)
  }

  init(
    opening sealed: [UInt8],
    with sealer: Sealer,
    pool: String,
    message: String
  ) throws(AuthenticationFailure) {
    let opened = try Self.column.open(sealed, of: (pool, message), by: sealer)
    if let fields = SealedFields.decode(opened, count: UnwrittenMessage.fieldCount) {
      self = .unwritten(try UnwrittenMessage(fields: fields))
      return
    }
    // Three fields are a message from before there was HTML.
    guard let fields = SealedFields.decode(opened, count: 3...4) else {
      throw .internalFault("a stored message is malformed")
    }
    let texts = MessageTexts(
      subject: SealedFields.text(fields[1]),
      body: SealedFields.text(fields[2]),
      isHTML: fields.count == 4 && fields[3] == [1]
    )
    self = .written(code: SealedFields.text(fields[0]), texts)
  }

  private func fields() throws(AuthenticationFailure) -> [[UInt8]] {
    switch self {
    case .written(let code, let texts):
      [
        Array(code.utf8), Array(texts.subject.utf8), Array(texts.body.utf8),
        texts.isHTML ? [1] : [0],
      ]
    case .unwritten(let message):
      try message.fields()
    }
  }

  private static let column = SealedColumn<(String, String), AuthenticationFailure>(
    of: "a message"
  ) { pool, message in "outbox_messages|\(pool)|\(message)" }
}

extension UnwrittenMessage {
  fileprivate static let fieldCount = 7

  fileprivate func fields() throws(AuthenticationFailure) -> [[UInt8]] {
    let metadata = try clientMetadata.map { (metadata) throws(AuthenticationFailure) in
      try SettingsJSON.text(of: metadata)
    }
    return [
      source.rawValue, code, shownUsername, link ?? "", metadata ?? "", requestID, sdk ?? "",
    ].map { Array($0.utf8) }
  }

  fileprivate init(fields: [[UInt8]]) throws(AuthenticationFailure) {
    let texts = fields.map(SealedFields.text)
    guard texts.count == Self.fieldCount, let source = MessageSource(rawValue: texts[0]) else {
      throw .internalFault("a stored message is malformed")
    }
    var metadata: [String: String]?
    if !texts[4].isEmpty {
      metadata = try SettingsJSON.decode([String: String].self, from: texts[4])
    }
    self.init(
      source: source,
      code: texts[1],
      shownUsername: texts[2],
      link: texts[3].isEmpty ? nil : texts[3],
      clientMetadata: metadata,
      requestID: texts[5],
      sdk: texts[6].isEmpty ? nil : texts[6]
    )
  }
}
