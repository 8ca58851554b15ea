// swift-format-ignore-file
// Generated from Proto/gatehouse/runtime/v1/seal_keys.proto. Do not edit.

/// DescribeSealKeysRequest.
public struct DescribeSealKeysRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// DescribeSealKeysResponse.
public struct DescribeSealKeysResponse: Sendable, Hashable {
  /// The instance that answers.
  public var instance: String?
  /// process_id.
  public var processId: Int32?
  /// New values are sealed under it.
  public var currentKeyId: Int64?
  /// keys.
  public var keys: [SealKeyDescription]
  /// The names of what holds sealed values, for ScanSealedRows.
  public var columns: [String]

  /// Makes a message; what is not given is absent.
  public init(
    instance: String? = nil,
    processId: Int32? = nil,
    currentKeyId: Int64? = nil,
    keys: [SealKeyDescription] = [],
    columns: [String] = []
  ) {
    self.instance = instance
    self.processId = processId
    self.currentKeyId = currentKeyId
    self.keys = keys
    self.columns = columns
  }
}

/// SealKeyDescription.
public struct SealKeyDescription: Sendable, Hashable {
  /// key_id.
  public var keyId: Int64?
  /// Tells nothing about the key.
  public var fingerprint: [UInt8]?
  /// Whether the instance that answers has it.
  public var isHeld: Bool?
  /// is_retired.
  public var isRetired: Bool?
  /// Whether it opens what is stored alone, and nothing that clients carry.
  public var isStoredOnly: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    keyId: Int64? = nil,
    fingerprint: [UInt8]? = nil,
    isHeld: Bool? = nil,
    isRetired: Bool? = nil,
    isStoredOnly: Bool? = nil
  ) {
    self.keyId = keyId
    self.fingerprint = fingerprint
    self.isHeld = isHeld
    self.isRetired = isRetired
    self.isStoredOnly = isStoredOnly
  }
}

extension SealKeyDescription: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "keyId": self.keyId as Any,
        "fingerprint": sizeOnly(self.fingerprint),
        "isHeld": self.isHeld as Any,
        "isRetired": self.isRetired as Any,
        "isStoredOnly": self.isStoredOnly as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// ScanSealedRowsRequest.
public struct ScanSealedRowsRequest: Sendable, Hashable {
  /// column.
  public var column: String?
  /// Where the part begins: after the row of this primary key; none: at the first row.
  public var after: [String]
  /// How many rows are read at most.
  public var rows: Int32?
  /// reseals.
  public var reseals: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    column: String? = nil,
    after: [String] = [],
    rows: Int32? = nil,
    reseals: Bool? = nil
  ) {
    self.column = column
    self.after = after
    self.rows = rows
    self.reseals = reseals
  }
}

/// ScanSealedRowsResponse.
public struct ScanSealedRowsResponse: Sendable, Hashable {
  /// As the rows are after the call.
  public var counts: [SealKeyCount]
  /// resealed.
  public var resealed: Int64?
  /// Where the next part begins; none: there is no other row.
  public var after: [String]
  /// Whether values of the column are sealed anew at all; others end by themselves.
  public var isResealed: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    counts: [SealKeyCount] = [],
    resealed: Int64? = nil,
    after: [String] = [],
    isResealed: Bool? = nil
  ) {
    self.counts = counts
    self.resealed = resealed
    self.after = after
    self.isResealed = isResealed
  }
}

/// SealKeyCount.
public struct SealKeyCount: Sendable, Hashable {
  /// key_id.
  public var keyId: Int64?
  /// rows.
  public var rows: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    keyId: Int64? = nil,
    rows: Int64? = nil
  ) {
    self.keyId = keyId
    self.rows = rows
  }
}

/// RetireSealKeyRequest.
public struct RetireSealKeyRequest: Sendable, Hashable {
  /// key_id.
  public var keyId: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    keyId: Int64? = nil
  ) {
    self.keyId = keyId
  }
}

/// RetireSealKeyResponse.
public struct RetireSealKeyResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
