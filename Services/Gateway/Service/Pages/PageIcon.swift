internal import Markup

/// The drawings of the pages, in the text's colour; what they mean stands beside them in words.
enum PageIcon: Sendable, CaseIterable {
  case alert
  case done
  case person
  case key
  case app
  case message
  case mail
  case onward

  var html: HTML {
    switch self {
    case .alert:
      Self.drawn("<circle cx=\"12\" cy=\"12\" r=\"9\"/><path d=\"M12 7.5v5.5m0 3.2v.05\"/>")
    case .done:
      Self.drawn("<circle cx=\"12\" cy=\"12\" r=\"9\"/><path d=\"m8 12.5 2.7 2.7L16 9.5\"/>")
    case .person:
      Self.drawn(
        "<circle cx=\"12\" cy=\"8.5\" r=\"3.5\"/><path d=\"M5 20c.6-3.6 3.4-5.5 7-5.5s6.4 1.9 7 5.5\"/>"
      )
    case .key:
      Self.drawn("<circle cx=\"8\" cy=\"15.5\" r=\"4\"/><path d=\"m11 12.5 8-8m-3.5 3.5 3 3\"/>")
    case .app:
      Self.drawn(
        "<rect x=\"7\" y=\"3\" width=\"10\" height=\"18\" rx=\"2\"/><path d=\"M11 18h2\"/>"
      )
    case .message:
      Self.drawn("<path d=\"M4 5.5h16v11h-9l-4 3.5v-3.5H4z\"/>")
    case .mail:
      Self.drawn(
        "<rect x=\"3.5\" y=\"5.5\" width=\"17\" height=\"13\" rx=\"2\"/><path d=\"m4 7 8 6 8-6\"/>"
      )
    case .onward: Self.drawn("<path d=\"m9 6 6 6-6 6\"/>")
    }
  }

  private static func drawn(_ shapes: HTML) -> HTML {
    """
    <svg class="i" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">\(shapes)</svg>
    """
  }
}
