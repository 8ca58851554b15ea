import Domain
import Mail
import Testing

@Suite("A transfer")
struct TransferTests {
  private func mail() throws -> MailMessage {
    MailMessage(
      to: try #require(MailAddress("ann@example.com")),
      subject: "x",
      body: "y",
      isHTML: false,
      id: "1",
      date: Instant(unixSeconds: 0)
    )
  }

  @Test("to a server that is not there says so, and may be tried again")
  func nobodyThere() async throws {
    let client = SMTPClient(
      server: MailServer(
        host: "127.0.0.1",
        port: 1,
        security: .none,
        logIn: nil,
        certificateAuthorities: nil
      ),
      sender: try #require(MailSender("no-reply@example.com"))
    )
    let mail = try mail()
    for _ in 0..<2 {
      let error = await #expect(throws: TransferError.self) { try await client.send(mail) }
      #expect(error?.kind == .unavailable)
      #expect(error?.description.contains("ann") == false)
    }
  }

  @Test("leaves nothing behind: ten thousand clients made and dropped")
  func manyClients() async throws {
    let server = MailServer(
      host: "127.0.0.1",
      port: 1,
      security: .none,
      logIn: nil,
      certificateAuthorities: nil
    )
    let sender = try #require(MailSender("no-reply@example.com"))
    for _ in 0..<10_000 { _ = SMTPClient(server: server, sender: sender) }
    let mail = try mail()
    for _ in 0..<300 {
      let client = SMTPClient(server: server, sender: sender)
      await #expect(throws: TransferError.self) { try await client.send(mail) }
    }
  }
}
