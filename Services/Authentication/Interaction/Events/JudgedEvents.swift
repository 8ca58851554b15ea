internal import DeviceRegistryMessages

/// The events of what the registry has judged; a repeated answer causes none.
extension InteractionEvents {
  /// Notes an answer for a session: the factor's event, and that of what it approved.
  func note(
    _ judged: AnswerFactorResponse,
    of session: InteractionSession,
    on instance: AnsweringInstance
  ) async {
    guard !(judged.isRepeated ?? false) else { return }
    let isRight = judged.isApproved ?? false
    let isBiometricAlone = judged.isBiometricProved ?? false && !(judged.isPinProved ?? false)
    let factor: InteractionEvent.Subject =
      switch session.kind {
      case .enrol: .changePIN
      case .login, .transaction: isBiometricAlone ? .useBiometrics : .usePIN
      }
    await note(factor, isRight, judged.info, on: instance)
    guard isRight else { return }
    switch session.kind {
    case .enrol: break
    case .login: await note(.login, true, judged.info, on: instance)
    case .transaction: await note(.transaction, true, judged.info, on: instance)
    }
  }

  /// Notes an answer in a flow; a proof on the way to the change is no event.
  func note(_ judged: AnswerFlowResponse, on instance: ProvedInstance) async {
    guard !(judged.isRepeated ?? false) else { return }
    let isDone = judged.isDone ?? false
    guard isDone || judged.info?.result == "FAILED" else { return }
    let subject: InteractionEvent.Subject =
      switch judged.type.flatMap({ FlowType(rawValue: $0) }) {
      case .changePIN: .changePIN
      case .headlessUpgrade: judged.info?.context == "FIRST_SET" ? .changePIN : .usePIN
      case .addBiometrics, .removeBiometrics, nil: .changeBiometrics
      }
    await note(
      subject,
      isDone,
      judged.info,
      on: AnsweringInstance(instance)
    )
  }

  private func note(
    _ subject: InteractionEvent.Subject,
    _ isSuccess: Bool,
    _ info: FactorInfo?,
    on instance: AnsweringInstance
  ) async {
    await note(
      InteractionEvent(
        .updated,
        subject,
        isSuccess: isSuccess,
        pool: instance.pool,
        instance: instance.id,
        failedAttempts: info?.failedAttempts,
        isBlocked: info?.blocked
      )
    )
  }
}
