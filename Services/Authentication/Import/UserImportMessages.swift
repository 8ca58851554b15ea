/// What a job says of its end, in Cognito's words where they are known.
struct UserImportMessages: Sendable, Hashable {
  let stopped = "The Import Job was stopped by the developer."
  let tooMany = "Too many users have failed or been skipped during the import."
  let succeeded = "Import Job Completed Successfully."
}
