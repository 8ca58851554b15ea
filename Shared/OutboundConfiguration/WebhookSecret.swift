public import OperatingSystem
public import Runtime
public import Webhooks

extension WebhookSignature {
  /// The signature by the secret that a file holds.
  public static func read(_ file: SecretFile) throws(FileFailure) -> WebhookSignature {
    guard let signature = WebhookSignature(secret: try file.readLine()) else {
      throw FileFailure(path: file.path, sentence: secretRule)
    }
    return signature
  }
}

/// Where something is posted to, as the operator wrote it.
public enum WebURL {
  /// Whether it begins as an URL of the web does and holds nothing that would end a line.
  public static func isValid(_ text: String) -> Bool {
    (text.hasPrefix("https://") || text.hasPrefix("http://"))
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
