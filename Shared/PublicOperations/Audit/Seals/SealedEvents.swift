internal import Cryptography
internal import Postgres
public import SealedRows

/// The keys of the next seals of events.
public enum SealedEvents {
  /// The column, in the schema that the connection looks in.
  public static let rows = SealedRows.sealed(
    "audit_chains.sealed_key",
    in: "audit_chains",
    column: "sealed_key",
    primaryKey: ["r.table_name"]
  ) { texts in
    AuditTable.allCases.first { $0.text == texts[0] }
      .map { AuditSealing.column.associatedData(of: $0) }
  }
}
