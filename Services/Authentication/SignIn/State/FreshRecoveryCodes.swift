/// Codes that are about to replace a user's, with what is stored of them.
struct FreshRecoveryCodes: Sendable {
  let texts: [String]
  let hashes: [[UInt8]]
}
