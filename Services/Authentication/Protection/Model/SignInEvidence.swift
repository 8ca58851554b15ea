package import AuthenticationMessages

/// What a sign-in shows of the place and device that it comes from.
package struct SignInEvidence: Sendable, Hashable {
  /// The user's address; nil where it is not known.
  package var address: String?
  /// Under which the user's traits are kept.
  package var traits: [TraitName] = []
  /// For example `+01:00`.
  package var timeZone: String?
  /// In our words: `Chrome 126, Windows 10`.
  package var deviceName: String?
  /// Whether the client's account of the device contradicts itself.
  package var isForged = false
  /// Whether there was an account of the device.
  package var hasContext = false

  package init() {}

  func trait(_ kind: TraitKind) -> TraitName? { traits.first { $0.kind == kind } }
}

/// What a trait of a user is.
package enum TraitKind: String, Sendable, Hashable, CaseIterable {
  /// An IPv4 address, or the /64 of an IPv6 address.
  case network
  /// The DeviceId of an SDK, or of a page's cookie.
  case device
  /// The browser and system, without their versions: a browser that renews itself stays the user's.
  case browser
  case country
  /// None, but the user's days with sign-ins.
  case signIns = "sign_ins"
}

/// A trait by the keyed hash that stands for it: a read database tells no device's id.
package struct TraitName: Sendable, Hashable {
  let kind: TraitKind
  let hash: String

  init(_ kind: TraitKind, _ hash: String) {
    self.kind = kind
    self.hash = hash
  }

  /// As columns and sealed states have it.
  var text: String { "\(kind.rawValue):\(hash)" }

  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = TraitKind(rawValue: String(parts[0])) else { return nil }
    self.init(kind, String(parts[1]))
  }
}

/// The form in which evidence travels with a sign-in.
extension SignInEvidence {
  package var state: SignInEvidenceState {
    SignInEvidenceState(
      address: address,
      traits: traits.map(\.text),
      timeZone: timeZone,
      deviceName: deviceName,
      isForged: isForged,
      hasContext: hasContext
    )
  }

  package init(_ state: SignInEvidenceState) {
    address = state.address
    traits = state.traits.compactMap { TraitName($0) }
    timeZone = state.timeZone
    deviceName = state.deviceName
    isForged = state.isForged ?? false
    hasContext = state.hasContext ?? false
  }
}
