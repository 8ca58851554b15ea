internal import Domain
public import GatehouseStubs

/// What the operator's program may do with access keys.
public struct AccessKeyOperator: Sendable {
  let accessKeys: AccessKeyStore
  let secrets: AccessKeySecrets
  let clock: any WallClock
  let random: any RandomSource
}

extension AccessKeyOperator: AccessKeyOperatorServing {}
