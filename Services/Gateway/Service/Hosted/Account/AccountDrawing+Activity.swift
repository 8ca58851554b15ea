internal import GatehouseMessages

extension AccountDrawing {
  /// What was attempted at the account, in sentences (ACC-7).
  func activity(_ activities: [OwnActivity]) -> Page {
    drawn(.accountActivityLead, list(activities.map(item), orElse: .accountNoActivity))
  }

  private func item(_ activity: OwnActivity) -> PageItem {
    let sentence = Self.sentence(activity)
    var item = PageItem(title: .text(sentence), icon: Self.icon(sentence))
    let place = [activity.city, activity.country, activity.ipAddress]
      .compactMap { $0.flatMap { $0.isEmpty ? nil : $0 } }
    item.facts = [
      (.accountWhen, Self.time(activity.createdAtUnixMillis)),
      (.accountDevice, activity.deviceName ?? "–"),
      (.accountPlace, place.isEmpty ? "–" : place.joined(separator: ", ")),
    ]
    if activity.feedback == "Invalid" {
      item.mark = .accountNotYou
    } else {
      item.forms = [AccountAction.disown.form(.feedbackInvalidButton, about: activity.eventId)]
    }
    return item
  }

  private static func icon(_ sentence: PageText) -> PageIcon {
    switch sentence {
    case .activityFailed, .activityBlocked: .alert
    case .activityPassword, .activityReset, .activityResetAsked: .key
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
    default: return .activityOther
    }
  }
}
