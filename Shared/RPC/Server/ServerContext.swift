internal import Logging

/// What all connections of a server share.
struct ServerContext: Sendable {
  let router: RPCRouter
  let admission: CallerAdmission
  let limits: RPCLimits
  let load: ServerLoad
  let metrics: CallMetrics
  let logger: Logger
}
