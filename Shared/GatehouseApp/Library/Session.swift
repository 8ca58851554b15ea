import Crypto
import Foundation

/// A sign-in, an enrolment or a transaction that waits for this app's user.
public struct Session: Sendable, Identifiable {
  /// What is to be confirmed.
  public enum Kind: String, Sendable {
    /// A sign-in.
    case login = "LOGIN"
    /// A new account.
    case enrol = "ENROL"
    /// A transaction, which `SessionInfo.announceInfo` describes.
    case transaction = "TRANSACTION"
  }

  /// How page and phone are compared.
  public enum Comparison: String, Sendable {
    /// Not at all.
    case none
    /// Both show two digits.
    case show
    /// The user types the page's digits into the phone.
    case enter
  }

  /// Its id.
  public let id: String
  /// What is to be confirmed.
  public let kind: Kind
  /// What the relying server announced.
  public let info: SessionInfo
  /// For an enrolment: what the server knows of it.
  public let enrolInfo: EnrolInfo?
  /// The account that the relying server chose.
  public let preselectedAccount: Account?
  /// The accounts that the user may choose from, or that exist at an enrolment.
  public let accounts: [Account]
  /// Those of them that ConfirmLogin's list has: the one that the relying server chose, or all.
  let offered: [Account]
  /// How page and phone are compared.
  public let comparison: Comparison
  /// The digits that the page shows too.
  public let comparisonDigits: String?
  /// The browser that began it.
  public let origin: Origin?
  /// Whether the user is to be asked.
  public let isConfirmationNeeded: Bool
  /// What a decision signs.
  let digest: String

  private static let shown = [
    "account", "announceInfo", "announceLogo", "enrolInfo", "kind", "origin", "sessionId",
  ]

  /// - Throws: `AppError.digestRefused`, `AppError.malformedAnswer`.
  init(id: String, opened: JSONValue) throws(AppError) {
    guard let members = opened.object, let kind = opened["kind"]?.text.flatMap(Kind.init),
      opened["sessionId"]?.text ?? id == id
    else { throw .malformedAnswer }
    var shown = members.filter { Self.shown.contains($0.key) && $0.value != .null }
    shown["sessionId"] = .text(id)
    let text = JSONValue.object(shown).canonical
    digest = Base64URL.encoded(SHA256.hash(data: Array(text.utf8)))
    // The user would see one thing and sign another.
    guard opened["digest"]?.text == digest else { throw .digestRefused }
    self.id = id
    self.kind = kind
    info = SessionInfo(opened)
    enrolInfo = opened["enrolInfo"].map(EnrolInfo.init)
    accounts = opened["accounts"]?.array?.compactMap(Account.init) ?? []
    let named = opened["account"]?.text
    offered = accounts.filter { named == nil || $0.id == named }
    preselectedAccount = named == nil ? nil : offered.first
    comparison = opened["comparison"]?.text.flatMap(Comparison.init) ?? .none
    comparisonDigits = opened["comparisonDigits"]?.text
    origin = opened["origin"].map(Origin.init)
    isConfirmationNeeded = opened["confirmationNeeded"]?.bool ?? true
  }
}

/// What a relying server announces.
public struct SessionInfo: Sendable {
  /// A picture, or where one is.
  public let announceLogo: Logo?
  /// Texts by their keys.
  public let announceInfo: [String: String]

  init(_ json: JSONValue) {
    announceLogo = json["announceLogo"].flatMap(Logo.init)
    announceInfo = (json["announceInfo"]?.object ?? [:]).compactMapValues(\.text)
  }
}

/// A relying server's picture.
public enum Logo: Sendable, Equatable {
  /// A picture of this media type.
  case picture(type: String, data: Data)
  /// Where it is.
  case address(String)

  init?(_ json: JSONValue) {
    if let address = json["url"]?.text {
      self = .address(address)
    } else if let type = json["type"]?.text,
      let data = json["data"]?.text.flatMap({ Data(base64Encoded: $0) })
    {
      self = .picture(type: type, data: data)
    } else {
      return nil
    }
  }
}

/// What the server knows of an enrolment.
public struct EnrolInfo: Sendable {
  /// What the new account will be called.
  public let displayName: String
  /// The accounts that the user has at the server: the document's `nsAccounts`.
  public let accounts: [ServerAccount]

  init(_ json: JSONValue) {
    displayName = json["displayName"]?.text ?? ""
    accounts = json["nsAccounts"]?.array?.compactMap(ServerAccount.init) ?? []
  }
}

/// An account that a user has at the server, in whatever app.
public struct ServerAccount: Sendable {
  /// Name and id.
  public let account: Account
  /// The phone's model or name.
  public let model: String?
  /// Whether it is in this app.
  public let isThisInstance: Bool

  init?(_ json: JSONValue) {
    guard let account = Account(json) else { return nil }
    self.account = account
    model = json["model"]?.text
    isThisInstance = json["isThisInstance"]?.bool ?? false
  }
}

/// Where a session began.
public struct Origin: Sendable {
  /// The browser's name.
  public let browser: String?
  /// The country's name, or its code (ISO 3166-1).
  public let country: String?
  /// Whether the relying server says so, and the identity server has not seen it.
  public let isToldByServer: Bool

  init(_ json: JSONValue) {
    browser = json["browser"]?.text
    country = json["country"]?.text
    isToldByServer = json["toldBy"]?.text == "server"
  }
}
