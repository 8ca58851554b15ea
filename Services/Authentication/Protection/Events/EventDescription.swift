internal import AuthenticationMessages
internal import Domain
internal import GeoIP

extension Protection {
  /// The event as the API describes it; its place is looked up now, since files of places get better.
  func described(_ event: StoredEvent) -> AuthEventType {
    let place = event.address.flatMap { geoIP?.place(of: $0) }
    var challenges: [ChallengeResponseType] = []
    if let result = event.password {
      challenges.append(ChallengeResponseType(challengeName: "Password", challengeResponse: result))
    }
    if let result = event.factor {
      challenges.append(ChallengeResponseType(challengeName: "Mfa", challengeResponse: result))
    }
    return AuthEventType(
      eventId: event.id,
      eventType: event.kind,
      creationDateUnixMillis: event.createdAt.unixMillis,
      eventResponse: event.response,
      eventRisk: EventRiskType(
        riskDecision: event.publicDecision,
        riskLevel: event.level,
        compromisedCredentialsDetected: event.isPasswordLeaked
      ),
      challengeResponses: challenges,
      eventContextData: EventContextDataType(
        ipAddress: event.address,
        deviceName: event.deviceName,
        timezone: event.timeZone,
        city: place?.city,
        country: place?.country
      ),
      eventFeedback: event.feedback.map {
        EventFeedbackType(
          feedbackValue: $0,
          provider: event.feedbackBy,
          feedbackDateUnixMillis: event.feedbackAt?.unixMillis
        )
      }
    )
  }
}
