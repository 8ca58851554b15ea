internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC
internal import Traces

/// Hands out the finished spans of this process.
struct TracesReport: TracesServing {
  let spans: SpanSource

  func takeSpans(
    _ request: TakeSpansRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> TakeSpansResponse {
    let batch = spans.take()
    return TakeSpansResponse(
      resourceSpans: batch.count == 0 ? nil : batch.resourceSpans,
      spanCount: UInt32(clamping: batch.count),
      isMore: batch.isMore
    )
  }
}
