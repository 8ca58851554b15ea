/// Light or dark.
enum ColorMode: Sendable, CaseIterable {
  case light
  case dark

  /// The member of the settings that has its colours.
  var member: String {
    switch self {
    case .light: "lightMode"
    case .dark: "darkMode"
    }
  }

  /// As CSS calls it.
  var word: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    }
  }
}

/// Which modes a page has: Cognito's ColorSchemeMode.
public enum ColorScheme: String, Sendable {
  /// Light alone.
  case light = "LIGHT"
  /// Dark alone.
  case dark = "DARK"
  /// What the user's system asks for.
  case dynamic = "DYNAMIC"

  var modes: [ColorMode] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .dynamic: [.light, .dark]
    }
  }
}
