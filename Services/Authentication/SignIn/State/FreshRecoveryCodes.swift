/// Codes that are about to replace a user's, with what is stored of them.
package struct FreshRecoveryCodes: Sendable {
  package let texts: [String]
  let hashes: [[UInt8]]
}
