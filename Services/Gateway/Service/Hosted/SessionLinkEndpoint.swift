internal import HTTPTypes

/// `/i/{pool}/{session}`: where the link of a QR code leads without the app, which the system opens in its
/// place where it is installed.
///
/// The page is the same for every session, also for one that does not exist: it tells nothing.
struct SessionLinkEndpoint: Endpoint {
  let path: PathPattern = "/i/{pool}/{session}"
  let methods: [HTTPRequest.Method] = [.get]
  let name = "interaction-link"
  let isForPeople = true

  func answer(_ request: EndpointRequest) async -> Answer {
    Answer(.needsApp)
  }
}

extension Page {
  /// For a link that belongs into an app.
  static let needsApp = Page(
    status: .ok,
    heading: "Open this link with the app.",
    sentence:
      "The app that confirms your sign-in is not installed on this device, or it does not open "
      + "links of this address. Scan the code with the app on your phone."
  )
}
