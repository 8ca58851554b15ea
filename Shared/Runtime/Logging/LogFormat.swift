/// How log records are written to standard error.
public enum LogFormat: String, Sendable, CaseIterable {
  /// `time=… level=info service=gateway message="…" key=value`, for people and the journal.
  case logfmt
  /// One JSON object a line, for collectors.
  case json
}
