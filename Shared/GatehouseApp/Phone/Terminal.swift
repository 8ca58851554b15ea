import Foundation
import GatehouseApp

/// Lines and digits of the user.
struct Terminal: Sendable {
  func line(_ prompt: String) -> String? {
    print(prompt)
    return readLine()?.trimmingCharacters(in: .whitespaces)
  }

  /// A line that the terminal does not show.
  func hiddenLine(_ prompt: String) -> String? {
    hidden { line(prompt) }
  }

  /// The PIN pad: digits are taken one at a time, and are shown nowhere.
  func pin(_ prompt: String) -> PIN? {
    print(prompt)
    return hidden {
      let pin = PIN()
      while true {
        let character = getchar()
        switch character {
        case 10, 13: return pin
        case 48...57: pin.append(Int(character) - 48)
        case 8, 127: pin.removeLast()
        case EOF: return nil
        default: continue
        }
      }
    }
  }

  private func hidden<Value>(_ body: () -> Value) -> Value {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return body() }
    var quiet = settings
    quiet.c_lflag &= ~tcflag_t(ECHO | ICANON)
    tcsetattr(STDIN_FILENO, TCSANOW, &quiet)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
    return body()
  }
}
