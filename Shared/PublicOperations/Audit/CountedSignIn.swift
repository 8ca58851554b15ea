/// What a step of a sign-in came to, as hours are counted by.
public enum CountedSignIn: Sendable, Hashable {
  /// The user is signed in, from this kind of device.
  case signedIn(CountedDevice)
  /// A second factor was asked, by the name of its challenge.
  case factorAsked(String)
  /// New tokens of an earlier sign-in.
  case refreshed
}

/// From which kind of device a user signed in.
public enum CountedDevice: String, Sendable, Hashable {
  /// The pool tracks none, or the client names none.
  case none = ""
  /// One that was not there before.
  case new = "new_device"
  /// One that is known, and does not count as proved.
  case known = "known_device"
  /// One that proved itself, so that no second factor was asked.
  case proved = "proved_device"
}
