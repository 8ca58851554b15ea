internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// An answer that is in memory.
struct KeptAnswer: Sendable {
  let head: HTTPResponse
  let body: ByteBuffer
}

/// Answers requests whose answers are in memory on the connection's thread at once, without a task.
///
/// Stands above `RequestDeadline`, which sees these requests like all others. What is above this handler
/// never sees them, so that they must have no body, and no request before them may be unanswered.
final class KeptAnswers: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let find: @Sendable (HTTPRequest) -> KeptAnswer?
  /// A request whose end is still to come.
  private var held: (request: HTTPRequest, answer: KeptAnswer)?
  /// Requests that what is above has to answer.
  private var answersOwed = 0

  /// Asks `find` for the answer of each request; nil stands for one that is made as usual.
  init(_ find: @escaping @Sendable (HTTPRequest) -> KeptAnswer?) {
    self.find = find
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let request):
      if answersOwed == 0, let answer = find(request) {
        held = (request, answer)
        return
      }
      answersOwed += 1
    case .body:
      // It has a body after all.
      guard let held else { break }
      self.held = nil
      answersOwed += 1
      context.fireChannelRead(wrapInboundOut(.head(held.request)))
    case .end:
      guard let held else { break }
      self.held = nil
      write(held.answer, context)
      return
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { answersOwed -= 1 }
    context.write(data, promise: promise)
  }

  private func write(_ answer: KeptAnswer, _ context: ChannelHandlerContext) {
    context.write(wrapOutboundOut(.head(answer.head)), promise: nil)
    context.write(wrapOutboundOut(.body(answer.body)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
