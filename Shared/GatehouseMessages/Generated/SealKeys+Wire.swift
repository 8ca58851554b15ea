// swift-format-ignore-file
// Generated from Proto/gatehouse/runtime/v1/seal_keys.proto. Do not edit.

package import CGatehouseMessages
public import Protobuf

extension DescribeSealKeysRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeSealKeysRequest: CMessage {
  package static let messageName: String = "gatehouse.runtime.v1.DescribeSealKeysRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Runtime__V1__DescribeSealKeysRequest>) {
    gatehouse__runtime__v1__describe_seal_keys_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Runtime__V1__DescribeSealKeysRequest>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Runtime__V1__DescribeSealKeysRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension DescribeSealKeysResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeSealKeysResponse: CMessage {
  package static let messageName: String = "gatehouse.runtime.v1.DescribeSealKeysResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Runtime__V1__DescribeSealKeysResponse>) {
    gatehouse__runtime__v1__describe_seal_keys_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Runtime__V1__DescribeSealKeysResponse>) throws(ProtobufError) {
    self.instance = try readString(c.pointee.instance, "DescribeSealKeysResponse.instance")
    self.processId = c.pointee.has_process_id != 0 ? c.pointee.process_id : nil
    self.currentKeyId = c.pointee.has_current_key_id != 0 ? c.pointee.current_key_id : nil
    self.keys = try readMessages(c.pointee.n_keys, c.pointee.keys)
    self.columns = try readStrings(c.pointee.n_columns, c.pointee.columns, "DescribeSealKeysResponse.columns")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Runtime__V1__DescribeSealKeysResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.instance = try arena.string(self.instance, "DescribeSealKeysResponse.instance")
    if let processId = self.processId {
      c.pointee.has_process_id = 1
      c.pointee.process_id = processId
    }
    if let currentKeyId = self.currentKeyId {
      c.pointee.has_current_key_id = 1
      c.pointee.current_key_id = currentKeyId
    }
    c.pointee.n_keys = self.keys.count
    c.pointee.keys = try arena.messages(self.keys)
    c.pointee.n_columns = self.columns.count
    c.pointee.columns = try arena.strings(self.columns, "DescribeSealKeysResponse.columns")
  }
}

extension SealKeyDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SealKeyDescription: CMessage {
  package static let messageName: String = "gatehouse.runtime.v1.SealKeyDescription"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Runtime__V1__SealKeyDescription>) {
    gatehouse__runtime__v1__seal_key_description__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Runtime__V1__SealKeyDescription>) throws(ProtobufError) {
    self.keyId = c.pointee.has_key_id != 0 ? c.pointee.key_id : nil
    self.fingerprint = readBytes(c.pointee.has_fingerprint, c.pointee.fingerprint)
    self.isHeld = c.pointee.has_is_held != 0 ? c.pointee.is_held != 0 : nil
    self.isRetired = c.pointee.has_is_retired != 0 ? c.pointee.is_retired != 0 : nil
    self.isStoredOnly = c.pointee.has_is_stored_only != 0 ? c.pointee.is_stored_only != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Runtime__V1__SealKeyDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let keyId = self.keyId {
      c.pointee.has_key_id = 1
      c.pointee.key_id = keyId
    }
    if let fingerprint = self.fingerprint {
      c.pointee.has_fingerprint = 1
      c.pointee.fingerprint = try arena.data(fingerprint)
    }
    if let isHeld = self.isHeld {
      c.pointee.has_is_held = 1
      c.pointee.is_held = isHeld ? 1 : 0
    }
    if let isRetired = self.isRetired {
      c.pointee.has_is_retired = 1
      c.pointee.is_retired = isRetired ? 1 : 0
    }
    if let isStoredOnly = self.isStoredOnly {
      c.pointee.has_is_stored_only = 1
      c.pointee.is_stored_only = isStoredOnly ? 1 : 0
    }
  }
}

extension ScanSealedRowsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ScanSealedRowsRequest: CMessage {
  package static let messageName: String = "gatehouse.runtime.v1.ScanSealedRowsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Runtime__V1__ScanSealedRowsRequest>) {
    gatehouse__runtime__v1__scan_sealed_rows_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Runtime__V1__ScanSealedRowsRequest>) throws(ProtobufError) {
    self.column = try readString(c.pointee.column, "ScanSealedRowsRequest.column")
    self.after = try readStrings(c.pointee.n_after, c.pointee.after, "ScanSealedRowsRequest.after")
    self.rows = c.pointee.has_rows != 0 ? c.pointee.rows : nil
    self.reseals = c.pointee.has_reseals != 0 ? c.pointee.reseals != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Runtime__V1__ScanSealedRowsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.column = try arena.string(self.column, "ScanSealedRowsRequest.column")
    c.pointee.n_after = self.after.count
    c.pointee.after = try arena.strings(self.after, "ScanSealedRowsRequest.after")
    if let rows = self.rows {
      c.pointee.has_rows = 1
      c.pointee.rows = rows
    }
    if let reseals = self.reseals {
      c.pointee.has_reseals = 1
      c.pointee.reseals = reseals ? 1 : 0
    }
  }
}

extension ScanSealedRowsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ScanSealedRowsResponse: CMessage {
  package static let messageName: String = "gatehouse.runtime.v1.ScanSealedRowsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Runtime__V1__ScanSealedRowsResponse>) {
    gatehouse__runtime__v1__scan_sealed_rows_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Runtime__V1__ScanSealedRowsResponse>) throws(ProtobufError) {
    self.counts = try readMessages(c.pointee.n_counts, c.pointee.counts)
    self.resealed = c.pointee.has_resealed != 0 ? c.pointee.resealed : nil
    self.after = try readStrings(c.pointee.n_after, c.pointee.after, "ScanSealedRowsResponse.after")
    self.isResealed = c.pointee.has_is_resealed != 0 ? c.pointee.is_resealed != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Runtime__V1__ScanSealedRowsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_counts = self.counts.count
    c.pointee.counts = try arena.messages(self.counts)
    if let resealed = self.resealed {
      c.pointee.has_resealed = 1
      c.pointee.resealed = resealed
    }
    c.pointee.n_after = self.after.count
    c.pointee.after = try arena.strings(self.after, "ScanSealedRowsResponse.after")
    if let isResealed = self.isResealed {
      c.pointee.has_is_resealed = 1
      c.pointee.is_resealed = isResealed ? 1 : 0
    }
  }
}

extension SealKeyCount: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SealKeyCount: CMessage {
  package static let messageName: String = "gatehouse.runtime.v1.SealKeyCount"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Runtime__V1__SealKeyCount>) {
    gatehouse__runtime__v1__seal_key_count__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Runtime__V1__SealKeyCount>) throws(ProtobufError) {
    self.keyId = c.pointee.has_key_id != 0 ? c.pointee.key_id : nil
    self.rows = c.pointee.has_rows != 0 ? c.pointee.rows : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Runtime__V1__SealKeyCount>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let keyId = self.keyId {
      c.pointee.has_key_id = 1
      c.pointee.key_id = keyId
    }
    if let rows = self.rows {
      c.pointee.has_rows = 1
      c.pointee.rows = rows
    }
  }
}

extension RetireSealKeyRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RetireSealKeyRequest: CMessage {
  package static let messageName: String = "gatehouse.runtime.v1.RetireSealKeyRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Runtime__V1__RetireSealKeyRequest>) {
    gatehouse__runtime__v1__retire_seal_key_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Runtime__V1__RetireSealKeyRequest>) throws(ProtobufError) {
    self.keyId = c.pointee.has_key_id != 0 ? c.pointee.key_id : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Runtime__V1__RetireSealKeyRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let keyId = self.keyId {
      c.pointee.has_key_id = 1
      c.pointee.key_id = keyId
    }
  }
}

extension RetireSealKeyResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RetireSealKeyResponse: CMessage {
  package static let messageName: String = "gatehouse.runtime.v1.RetireSealKeyResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Runtime__V1__RetireSealKeyResponse>) {
    gatehouse__runtime__v1__retire_seal_key_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Runtime__V1__RetireSealKeyResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Runtime__V1__RetireSealKeyResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
