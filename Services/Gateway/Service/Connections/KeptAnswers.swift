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
///
/// After a burst, and while the client takes no answers, the next one waits and nothing more is read: a
/// client that pipelines holds neither the thread nor memory.
final class KeptAnswers: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let find: @Sendable (HTTPRequest) -> KeptAnswer?
  private let pace: DocumentPace
  private var networks: [ClientNetwork] = []
  /// The turns of a connection that is counted for no client.
  private var ownTurns = DocumentTurns()
  private static let ownStep: TimeAmount = .microseconds(100)

  /// A request whose end is still to come, or whose answer waits.
  private var held: (request: HTTPRequest, answer: KeptAnswer)?
  /// Requests that what is above has to answer.
  private var answersOwed = 0

  /// The answer of `held` waits for its turn, or for the client to take those before it.
  private var isWaiting = false
  private var turn: Scheduled<Void>?
  /// What came after the request whose answer waits.
  private var later = CircularBuffer<HTTPRequestPart>()
  /// More than one read brings; the end of a connection is read at once with all that is before it.
  static let mostLater = 2048
  private var isReadOwed = false
  private var isInputClosed = false

  /// Asks `find` for the answer of each request; nil stands for one that is made as usual.
  init(_ find: @escaping @Sendable (HTTPRequest) -> KeptAnswer?, pace: DocumentPace) {
    self.find = find
    self.pace = pace
  }

  func handlerAdded(context: ChannelHandlerContext) {
    networks = pace.networks(of: context.channel.remoteAddress)
  }

  func channelActive(context: ChannelHandlerContext) {
    networks = pace.networks(of: context.channel.remoteAddress)
    context.fireChannelActive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    turn?.cancel()
    turn = nil
    later.removeAll()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    guard isWaiting else { return take(part, context) }
    guard later.count < Self.mostLater else {
      later.removeAll()
      context.close(promise: nil)
      return
    }
    later.append(part)
  }

  func read(context: ChannelHandlerContext) {
    if isWaiting { isReadOwed = true } else { context.read() }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // Said after the requests that came before it are answered.
    if isWaiting, case ChannelEvent.inputClosed? = event as? ChannelEvent {
      isInputClosed = true
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if isWaiting, turn == nil { resume(context) }
    context.fireChannelWritabilityChanged()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { answersOwed -= 1 }
    context.write(data, promise: promise)
  }

  private func take(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
    switch part {
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
      guard held != nil else { break }
      answerInTurn(context)
      return
    }
    context.fireChannelRead(wrapInboundOut(part))
  }

  private func answerInTurn(_ context: ChannelHandlerContext) {
    let now = context.eventLoop.now
    let wait =
      networks.isEmpty
      ? ownTurns.take(step: Self.ownStep, at: now) : pace.wait(of: networks, at: now)
    guard wait > .zero || !context.channel.isWritable else { return answer(context) }
    isWaiting = true
    guard wait > .zero else { return }
    // A task for now would run before the thread looks at other connections again.
    turn = context.eventLoop.assumeIsolated().scheduleTask(in: wait) {
      self.turn = nil
      self.resume(context)
    }
  }

  private func resume(_ context: ChannelHandlerContext) {
    guard context.channel.isWritable, context.channel.isActive else { return }
    isWaiting = false
    answer(context)
    while !isWaiting, let part = later.popFirst() { take(part, context) }
    guard !isWaiting else { return }
    context.fireChannelReadComplete()
    if isReadOwed {
      isReadOwed = false
      context.read()
    }
    guard isInputClosed else { return }
    isInputClosed = false
    context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
  }

  private func answer(_ context: ChannelHandlerContext) {
    guard let answer = held?.answer else { return }
    held = nil
    context.write(wrapOutboundOut(.head(answer.head)), promise: nil)
    context.write(wrapOutboundOut(.body(answer.body)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
