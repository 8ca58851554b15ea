package import AuthenticationCore
internal import AuthenticationNotifications
internal import Cryptography
internal import Domain
internal import GeoIP
internal import Logging
internal import PublicOperations

extension Protection {
  /// Tells a user of a risky sign-in at its outcome, where the level's action says so (THR-35).
  ///
  /// One notice an hour for each user and level. Nothing here delays or fails a sign-in: it has its answer.
  package func tell(
    of event: AuthEvent,
    _ user: UserRecord,
    in pool: UserPoolSettings,
    _ call: Call
  ) {
    guard event.mode == .enforced, let decision = event.decision, decision.response.notifies,
      let level = decision.level
    else { return }
    let kind: RiskNotice.Kind =
      switch event.action {
      case .block: .blocked
      case .factorRequired, .factorIfConfigured: .factorAsked
      case .none: .noAction
      }
    // A task of its own, behind the answer.
    Task.detached {
      do throws(AuthenticationFailure) {
        try await self.send(kind, level, event, user, in: pool, call)
      } catch {
        call.logger.warning(
          "a notice of a risky sign-in is not sent",
          metadata: ["event": "\(event.id)", "error": "\(error.status)"]
        )
      }
    }
  }

  private func send(
    _ kind: RiskNotice.Kind,
    _ level: RiskLevel,
    _ event: AuthEvent,
    _ user: UserRecord,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let attributes = try user.attributes()
    guard attributes["email_verified"] == "true", let email = attributes["email"] else { return }
    let once = Allowance(
      "risk notice \(level.rawValue)",
      key: allowances.key(user.sub, in: pool.id),
      count: 1
    )
    let isUsed = try await allowances.take([once], ofPeriod: 3600, in: pool.id, at: clock.now())
    guard isUsed == nil else { return }
    let notice = RiskNotice(
      kind,
      pool.protection.policy(of: try? await settings.client(event.client).client).notices,
      try values(of: event, user, in: pool),
      in: .of(attributes["locale"])
    )
    let message = try await composer.finished(
      subject: notice.subject,
      body: notice.body,
      isHTML: notice.isHTML,
      .riskNotice,
      to: MessageRecipient(
        username: user.username,
        attributes: attributes,
        address: CodeAddress(medium: .email, destination: email),
        in: pool,
        client: event.client,
        cause: .signIn
      ),
      call
    )
    guard let message else { return }
    try await noticeStore.insert(message)
  }

  private func values(
    of event: AuthEvent,
    _ user: UserRecord,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> RiskNotice.Values {
    let token = try FeedbackToken(sealer: sealer).text(
      of: event.id,
      user.sub,
      in: pool.id,
      at: event.createdAt
    )
    let place = event.evidence.address.flatMap { geoIP?.place(of: $0) }
    let query = [
      ("pool", pool.id.text), ("user", user.username), ("event", event.id), ("token", token),
    ].map { "\($0)=\(PercentEncoding.encode($1))" }.joined(separator: "&")
    let page = "\(configuration.addresses.linkBase(of: pool))/feedback?\(query)&value="
    return RiskNotice.Values(
      username: user.username,
      address: event.evidence.address,
      city: place?.city,
      country: place?.country,
      loginTime: CivilTime(event.createdAt).textToTheSecond,
      deviceName: event.evidence.deviceName,
      eventID: event.id,
      feedbackToken: token,
      validLink: page + "Valid",
      invalidLink: page + "Invalid"
    )
  }
}
