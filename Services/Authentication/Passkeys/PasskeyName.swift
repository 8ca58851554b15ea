internal import Cryptography

/// What a new passkey is called (PKY-12).
enum PasskeyName {
  /// The name of the make of its authenticator, else of its kind.
  static func name(aaguid: [UInt8], transports: [String]) -> String {
    if let make = makes[Hex.encode(aaguid)] { return make }
    let isCarried = !transports.isEmpty && transports.allSatisfy { carried.contains($0) }
    return isCarried ? "Security key" : "Passkey"
  }

  private static let carried: Set = ["ble", "nfc", "smart-card", "usb"]

  /// Makes that say which they are, by AAGUID.
  private static let makes = [
    "ea9b8d664d011d213ce4b6b48cb575d4": "Google Password Manager",
    "adce000235bcc60a648b0b25f1f05503": "Chrome on Mac",
    "08987058cadc4b81b6e130de50dcbe96": "Windows Hello",
    "9ddd1817af5a4672a2b93e3dd95000a9": "Windows Hello",
    "6028b017b1d44c02b4b3afcdafc96bb2": "Windows Hello",
    "fbfc3007154e4ecc8c0b6e020557d7bd": "Apple Passwords",
    "dd4ec289e01d41c9bb8970fa845d4bf2": "iCloud Keychain",
    "53414d53554e47000000000000000000": "Samsung Pass",
    "bada5566a7aa401fbd9645619a55120d": "1Password",
    "d548826e79b4db40a3d811116f7e8349": "Bitwarden",
    "531126d6e717415c93203d9aa6981239": "Dashlane",
    "f38095407f1449c1a8b38f813b225541": "Enpass",
    "fdb141b25d84443e8a354698c205a502": "KeePassXC",
    "0ea242b443c44a1b8b17dd6d0b6baec6": "Keeper",
    "b84e404815dc4dd08640f4f60813c8af": "NordPass",
    "50726f746f6e5061737350726f746f6e": "Proton Pass",
    "ee882879721c491397753dfcce97072a": "YubiKey 5",
    "fa2b99dc9e3942578f924a30d23c4118": "YubiKey 5 NFC",
    "2fc0579f811347eab116bb5a8db9202a": "YubiKey 5 NFC",
    "cb69481e8ff7403993ec0a2729a154a8": "YubiKey 5",
  ]
}
