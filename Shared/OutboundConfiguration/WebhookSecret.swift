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
