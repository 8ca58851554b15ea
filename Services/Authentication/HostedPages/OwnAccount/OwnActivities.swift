internal import AuthenticationMessages
internal import AuthenticationProtection
internal import Domain

extension OwnActivity {
  init(_ event: AuthEventType) {
    self.init(
      eventId: event.eventId,
      kind: event.eventType,
      response: event.eventResponse,
      createdAtUnixMillis: event.creationDateUnixMillis,
      deviceName: event.eventContextData?.deviceName,
      ipAddress: event.eventContextData?.ipAddress,
      city: event.eventContextData?.city,
      country: event.eventContextData?.country,
      isBlocked: event.eventRisk?.riskDecision == "Block",
      feedback: event.eventFeedback?.feedbackValue
    )
  }

  /// A refused sign-in began nothing that could be ended.
  init(_ change: OwnChange) {
    self.init(
      eventId: change.isRefused ? nil : change.eventID,
      kind: change.kind.name,
      response: change.isRefused ? "Fail" : "Pass",
      createdAtUnixMillis: change.at.unixMillis,
      deviceName: change.userAgent.flatMap { BrowserName.told($0) },
      ipAddress: change.sourceIP
    )
  }
}
