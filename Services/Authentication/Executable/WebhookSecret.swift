import AuthenticationMessages
import OperatingSystem
import Runtime

extension WebhookSignature {
  /// The signature by the secret that a file holds.
  static func read(_ file: SecretFile) throws(FileFailure) -> WebhookSignature {
    guard let signature = WebhookSignature(secret: try file.readLine()) else {
      throw FileFailure(path: file.path, sentence: secretRule)
    }
    return signature
  }
}

/// Where something is posted to, as the operator wrote it.
enum WebURL {
  /// Whether it begins as an URL of the web does and holds nothing that would end a line.
  static func isValid(_ text: String) -> Bool {
    (text.hasPrefix("https://") || text.hasPrefix("http://"))
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
