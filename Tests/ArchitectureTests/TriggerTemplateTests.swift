import Foundation
import Testing

@Suite("functions to begin with")
struct TriggerTemplateTests {
  @Test("there is one for each trigger of a pool, under Cognito's name for it")
  func eachTrigger() throws {
    let tree = try SourceTree.shared()
    let names = { (file: String, pattern: Regex<(Substring, Substring)>) in
      let text = tree.files.first { $0.path == "Services/\(file).swift" }?.text ?? ""
      return Set(text.matches(of: pattern).map { String($0.output.1) })
    }
    let triggers = names("Authentication/Core/Pools/LambdaTrigger", /case \w+ = "(\w+)"/)
    #expect(triggers.count > 10)
    #expect(names("Control/Service/Functions/FunctionTemplate", /trigger: "(\w+)"/) == triggers)
  }
}
