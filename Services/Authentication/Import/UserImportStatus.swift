internal import Postgres

/// Where an import job stands, by the names of Cognito's API.
enum UserImportStatus: String, Sendable, Hashable, SQLDecodable, SQLEncodable {
  /// Made; becomes Pending or, after a day, Expired.
  case created = "Created"
  /// Started; becomes InProgress when an instance takes it, or Stopped.
  case pending = "Pending"
  /// Rows are read; becomes Succeeded, Failed or Stopping.
  case inProgress = "InProgress"
  /// To be stopped; becomes Stopped after the rows that are being written.
  case stopping = "Stopping"
  /// Was never started; its file is gone.
  case expired = "Expired"
  /// Ended by an administrator; cannot be started again.
  case stopped = "Stopped"
  /// Ended because of its file, or because more rows were refused than imported.
  case failed = "Failed"
  /// Read to the end.
  case succeeded = "Succeeded"
}
