internal import Domain
internal import IdentityFederationStubs

/// What the operator's program may do with access keys.
package struct AccessKeyOperator: Sendable {
  let accessKeys: AccessKeyStore
  let secrets: AccessKeySecrets
  let clock: any WallClock
  let random: any RandomSource
}

extension AccessKeyOperator: AccessKeyOperatorServing {}
