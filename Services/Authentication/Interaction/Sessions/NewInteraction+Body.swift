internal import AuthenticationCore
internal import Domain

extension NewInteraction {
  /// The body of a start (USR-25).
  init(
    _ body: CallBody,
    starter: InteractionStarter,
    in pool: EnabledPool,
    of user: String? = nil
  ) throws(AuthenticationFailure) {
    guard let kind = try body.word("kind", as: InteractionKind.self) else {
      throw body.fault("kind", "is missing")
    }
    self.init(kind: kind, starter: starter)
    userName = if let user { user } else { try body.text("user", max: 512) }
    preselectedAccount = try body.text("account", max: 128)
    content.announceInfo = try Self.announceInfo(body, of: kind)
    content.announceLogo =
      try Self.logo(body)
      ?? pool.policy.logoURL.map {
        InteractionLogo(url: $0)
      }
    content.displayName = try body.visibleText("displayName", max: 128)
    content.confirmation = try body.word("confirmation", of: ["always", "policy"]) ?? "always"
    content.secondFactor =
      try body.word("secondFactor", of: ["policy", "always", "never"]) ?? "policy"
    guard content.secondFactor != "never" || pool.policy.app.isHeadlessAllowed else {
      throw .interaction(.notAllowed, "The pool's policy asks for a second factor.")
    }
    comparison = try body.word("comparison", as: InteractionComparison.self) ?? .none
    lifetimeSeconds = try body.number("lifetime", in: 60...600) ?? 120
    isPushed = try body.truth("push") ?? false
    content.returnURL = try body.text("returnUrl", max: 1024)
    toldOrigin = try Self.origin(body, of: starter)
    guard kind == .login || userName != nil else { throw body.fault("user", "is missing") }
    guard preselectedAccount == nil || userName != nil else {
      throw body.fault("account", "needs its user")
    }
    guard kind != .enrol || preselectedAccount == nil else {
      throw .interaction(.accountNotAllowed)
    }
  }

  private static func announceInfo(
    _ body: CallBody,
    of kind: InteractionKind
  ) throws(AuthenticationFailure) -> [String: String] {
    guard let info = try body.object("announceInfo") else {
      guard kind != .transaction else { throw body.fault("announceInfo", "is missing") }
      return [:]
    }
    let names = info.names
    guard names.count <= 32, kind != .transaction || !names.isEmpty else {
      throw body.fault("announceInfo", "must have at most 32 members, and of a TRANSACTION one")
    }
    var values: [String: String] = [:]
    var total = 0
    for name in names {
      guard (1...64).contains(name.utf8.count), name.utf8.allSatisfy(isOfName) else {
        throw body.fault("announceInfo", "has a name that is not [A-Za-z0-9_.-]{1,64}")
      }
      guard let value = try info.text(name, max: 1024) else {
        throw body.fault("announceInfo", "has a member that is no text")
      }
      total += name.utf8.count + value.utf8.count
      values[name] = value
    }
    guard total <= 16 * 1024 else { throw body.fault("announceInfo", "is longer than 16 KiB") }
    return values
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_.-".utf8.contains(byte)
    }
  }

  /// What a relying server passes on of its user's request.
  ///
  /// It is refused from any other starter: an attacker would choose what the user is shown.
  private static func origin(
    _ body: CallBody,
    of starter: InteractionStarter
  ) throws(AuthenticationFailure) -> Origin? {
    guard let origin = try body.object("origin") else { return nil }
    guard starter == .server else { throw body.fault("origin", "is for a client with a secret") }
    let address = try origin.text("address", max: 64)
    guard address.map({ AddressRange.addressBytes($0) != nil }) ?? true else {
      throw body.fault("origin.address", "must be an address of IPv4 or IPv6")
    }
    return Origin(address: address, browser: try origin.visibleText("browser", max: 2048))
  }

  private static func logo(_ body: CallBody) throws(AuthenticationFailure) -> InteractionLogo? {
    guard let logo = try body.object("announceLogo") else { return nil }
    if let url = try logo.text("url", max: 2048) {
      guard url.hasPrefix("https://"), !logo.has("data") else {
        throw body.fault("announceLogo", "must have an https url, or type and data")
      }
      return InteractionLogo(url: url)
    }
    guard
      let type = try logo.word("type", of: ["image/png", "image/jpeg", "image/webp"]),
      let data = try logo.base64("data", max: 64 * 1024), !data.isEmpty
    else { throw body.fault("announceLogo", "must have type and data, or url") }
    return InteractionLogo(type: type, data: try logo.text("data", max: 96 * 1024))
  }
}
