internal import Runtime

/// What a restore does, and what it cannot do, for the person who asked for it.
struct RestoreReport: Sendable {
  private let manifest: BackupManifest
  private let plans: [SealKeyPlan]
  private let keepsSessions: Bool
  private let isDry: Bool

  init(_ manifest: BackupManifest, _ plans: [SealKeyPlan], keepsSessions: Bool, isDry: Bool) {
    self.manifest = manifest
    self.plans = plans
    self.keepsSessions = keepsSessions
    self.isDry = isDry
  }

  var text: String {
    var lines = [
      "backup \(manifest.id) of \(manifest.madeAt), Gatehouse \(manifest.product), "
        + (manifest.publicURL.isEmpty ? "without a public URL" : manifest.publicURL),
      "its files, versions and sealing keys are right",
    ]
    for plan in plans {
      let change =
        plan.isChanged
        ? "key \(plan.file.current) seals from now on; the former file is kept beside it"
        : "the installed keys stay"
      lines.append("  \(plan.schema): \(change)")
    }
    lines += keepsSessions ? kept : ended
    lines += again
    if isDry { lines.append("Nothing was done (--dry-run).") }
    return lines.joined(separator: "\n")
  }

  private var ended: [String] {
    [
      "What was given out before ends: sign-ins with all their tokens, sign-ins that were begun, codes "
        + "and messages, temporary credentials of identities, every signing key.",
      "Access keys that are disabled or deleted in the database that is replaced stay disabled.",
    ]
  }

  private var kept: [String] {
    [
      "KEPT (--keep-sessions): what was signed out or used since the backup is good again: refresh "
        + "tokens, sign-ins that were begun, codes, temporary credentials, access keys."
    ]
  }

  private var again: [String] {
    [
      "As at the time of the backup again, whatever was changed since: passwords, second factors, "
        + "devices, groups; users and pools that were deleted or disabled; the counts of wrong guesses."
    ]
  }
}
