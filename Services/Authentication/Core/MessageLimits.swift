/// How many messages may be sent in a day; the operator sets them.
///
/// As many may be sent at once, and are given back evenly over a day.
package struct MessageLimits: Sendable, Hashable {
  /// The limits of one medium.
  package struct OfMedium: Sendable, Hashable {
    /// To one address, of those that callers cause who sign in later or never.
    package var toAddress: Int
    /// To one user.
    package var toUser: Int
    /// Caused from one source address by callers who have proved nothing.
    package var fromSource: Int
    /// In one pool, of each kind of caller.
    package var inPool: Int

    package init(toAddress: Int, toUser: Int, fromSource: Int, inPool: Int) {
      self.toAddress = toAddress
      self.toUser = toUser
      self.fromSource = fromSource
      self.inPool = inPool
    }
  }

  package var email: OfMedium
  package var sms: OfMedium

  package init(email: OfMedium = Self.usual.email, sms: OfMedium = Self.usual.sms) {
    self.email = email
    self.sms = sms
  }

  private init(usualEmail email: OfMedium, sms: OfMedium) {
    self.email = email
    self.sms = sms
  }

  /// What holds unless the operator says otherwise: a text costs money.
  package static let usual = MessageLimits(
    usualEmail: OfMedium(toAddress: 50, toUser: 100, fromSource: 5000, inPool: 200_000),
    sms: OfMedium(toAddress: 20, toUser: 40, fromSource: 500, inPool: 20_000)
  )

  /// The limits of the medium.
  package subscript(medium: DeliveryMedium) -> OfMedium {
    switch medium {
    case .email: email
    case .sms: sms
    }
  }
}
