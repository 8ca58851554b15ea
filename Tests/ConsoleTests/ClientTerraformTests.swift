import AuthenticationMessages
import Testing

@testable import ConsoleService

@Suite("A client as Terraform")
struct ClientTerraformTests {
  @Test("CON-9: a name cannot begin an expression or end the text, and no secret stands there")
  func quoted() {
    let text = ClientTerraform(
      UserPoolClientType(
        userPoolId: "us-east-1_Example00",
        clientName: "a\" ${file(\"/etc/passwd\")} %{ if true }",
        clientSecret: "hidden",
        callbackUrls: ["https://a.example"]
      )
    ).text
    #expect(text.contains(#"name         = "a\" $${file(\"/etc/passwd\")} %%{ if true }""#))
    #expect(text.contains("callback_urls = [\"https://a.example\"]"))
    #expect(!text.contains("hidden"))
  }
}
