/// `/i/{pool}/{session}`: where the link of a QR code leads without the app, which the system opens in its
/// place where it is installed.
///
/// The page is the same for every session, also for one that does not exist: it tells nothing.
struct AppLinkPage: PageAction {
  let path: PathPattern = "/i/{pool}/{session}"
  let name = "interaction-link"

  func show(_ request: EndpointRequest) async -> PageAnswer {
    PageAnswer(Page(heading: .appLinkHeading, lead: PageSentence(.appLinkLead)))
  }
}
