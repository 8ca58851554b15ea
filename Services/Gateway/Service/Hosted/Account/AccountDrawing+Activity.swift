internal import AuthenticationMessages

extension AccountDrawing {
  /// What was attempted at the account, in sentences (ACC-7).
  func activity(_ activities: [OwnActivity]) -> Page {
    drawn(.accountActivityLead, list(activities.map(item), orElse: .accountNoActivity))
  }

  private func item(_ activity: OwnActivity) -> PageItem {
    let sentence = Self.sentence(activity)
    var item = PageItem(title: .text(sentence), icon: Self.icon(sentence))
    let place = Self.place(activity.city, activity.country, activity.ipAddress)
    let source = [(PageText.accountDevice, activity.deviceName), (.accountPlace, place)]
    item.facts =
      [(.accountWhen, Self.time(activity.createdAtUnixMillis))]
      + source.compactMap { name, value in value.map { (name, $0) } }
    if activity.feedback == "Invalid" {
      item.marks = [.accountNotYou]
    } else if let event = activity.eventId {
      item.forms = [AccountAction.disown.form(.feedbackInvalidButton, about: event)]
    }
    return item
  }

  private static func icon(_ sentence: PageText) -> PageIcon {
    switch sentence {
    case .activityFailed, .activityBlocked: .alert
    case .activityPassword, .activityReset, .activityResetAsked, .activityPasskeyAdded,
      .activityPasskeyRemoved:
      .key
    case .activityFactor, .activityDevice: .app
    default: .person
    }
  }

  private static func sentence(_ activity: OwnActivity) -> PageText {
    let isPassed = activity.response == "Pass"
    if activity.isBlocked ?? false { return .activityBlocked }
    switch activity.kind {
    case "SignIn":
      return switch activity.response {
      case "Pass": .activitySignedIn
      case "InProgress": .activityUnfinished
      default: .activityFailed
      }
    case "SignUp": return .activitySignedUp
    case "ForgotPassword": return isPassed ? .activityReset : .activityResetAsked
    case "PasswordChange": return .activityPassword
    case "ResendCode": return .activityCode
    case "Factor": return .activityFactor
    case "PasskeyAdded": return .activityPasskeyAdded
    case "PasskeyRemoved": return .activityPasskeyRemoved
    case "Device": return .activityDevice
    case "Profile": return .activityProfile
    default: return .activityOther
    }
  }
}
