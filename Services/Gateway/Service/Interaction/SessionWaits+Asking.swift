internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import RPC

extension SessionWaits {
  /// Asks the authentication service.
  convenience init(asking authentication: any RPCChannel, random: any RandomSource) {
    let client = InteractionWaitingClient(authentication)
    self.init { subjects, time in
      let context = RPCCallContext(
        requestID: random.uuid(),
        // A call that is answered late is no fault.
        deadline: .now + time + .seconds(4),
        isIdempotent: true
      )
      let request = AwaitInteractionsRequest(
        sessions: subjects.map {
          AwaitedInteraction(sessionId: $0.session, afterVersion: $0.version)
        },
        waitMillis: Int64(time / .milliseconds(1))
      )
      do throws(RPCError) {
        return Set(try await client.awaitInteractions(request, context: context).changed)
      } catch {
        // Each page asks for itself then, and is told.
        return nil
      }
    }
  }
}
