internal import Markup

/// What each page begins with.
enum Document {
  static func head(_ title: String) -> HTML {
    """
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title) – Gatehouse console</title>
    <link rel="stylesheet" href="/console.css">
    <script src="/console.js" defer></script>
    """
  }

  static let logo: HTML = """
    <a class="logo" href="/"><svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path \
    fill-rule="evenodd" d="M4 21V11a8 8 0 0 1 16 0v10h-4.5V11a3.5 3.5 0 0 0-7 0v10z"/><path d="M10.2 \
    21v-9.5h3.6V21z"/></svg>Gatehouse</a>
    """
}
