import AuthenticationMessages
import Testing

@Suite("Rows of import files")
struct ImportRowTests {
  static let unverified =
    "The User Record does not set any of the auto verified attributes to true. "
    + "(Example: email_verified to true)."

  @Test("a row becomes a user who must reset the password, with its attributes")
  func user() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.importFile(
      """
      name,email,email_verified,birthdate,updated_at,address,cognito:mfa_enabled,cognito:username
       Ann A. ,ann@example.com,TRUE,02/29/1984,1471453471,12 Any Street\\, Town,,Ann

      """
    )
    #expect(job.status == "Succeeded")
    let user = try await stage.describeUser("Ann")
    #expect(user.userStatus == "RESET_REQUIRED")
    #expect(user.enabled == true)
    #expect(
      try await stage.attributes("Ann") == [
        "name": "Ann A.", "email": "ann@example.com", "email_verified": "true",
        "birthdate": "1984-02-29", "updated_at": "1471453471", "address": "12 Any Street, Town",
      ]
    )
    try await stage.forgot("Ann")
    try await stage.recover("Ann", try await stage.newestCode("Ann"))
    #expect(try await stage.tokens("Ann", "N3w!Password").accessToken != nil)
  }

  @Test("a preferred_username may be the username too, and no address where those find users")
  func preferredUsername() async throws {
    let stage = try await Stage.importing(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        aliasAttributes: ["email", "preferred_username"]
      )
    )
    let job = try await stage.importFile(
      """
      cognito:username,email,email_verified,preferred_username
      ann,a@example.com,true,a@example.com
      bob,b@example.com,true,bobby
      cyd,c@example.com,true,cyd
      eve,e@example.com,true,b@example.com

      """
    )
    #expect(job.importedUsers == 2)
    #expect(try await stage.describeUser("b@example.com").username == "bob")
    #expect(try await stage.describeUser("bobby").username == "bob")
    #expect(try await stage.describeUser("cyd").username == "cyd")
    let reason = """
      Preferred username cannot be of email format, since user pool is configured for email alias.
      """
    #expect(
      try await stage.log(job) == [
        "[FAILED] Line Number 2 - \(reason)",
        "[FAILED] Line Number 5 - \(reason)",
      ]
    )
  }

  @Test("truth is true or false in any case, of the pool's own attributes too")
  func truth() async throws {
    let stage = try await Stage.importing(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        schema: [SchemaAttributeType(name: "vip", attributeDataType: "Boolean", mutable: true)]
      )
    )
    let job = try await stage.importFile(
      """
      cognito:username,email,email_verified,custom:vip
      ann,a@example.com,TRUE,True
      bob,b@example.com,true,FALSE
      cyd,c@example.com,true,yes

      """
    )
    #expect(try await stage.attributes("ann")["custom:vip"] == "true")
    #expect(try await stage.attributes("bob")["custom:vip"] == "false")
    #expect(
      try await stage.log(job) == [
        "[FAILED] Line Number 4 - The custom:vip must be true or false."
      ]
    )
  }

  @Test("names that only look the same are several users, in one batch too")
  func spellings() async throws {
    let names = ["\u{E9}1", "e\u{301}1", "\u{C5}1", "A\u{30A}1", "\u{212B}1"]
    let rows = names.enumerated().map { "\($1),\($0)@example.com,true" }
    let stage = try await Stage.importing()
    let job = try await stage.importFile(
      "cognito:username,email,email_verified\n" + rows.joined(separator: "\n") + "\n"
    )
    #expect(job.status == "Succeeded")
    #expect(job.importedUsers == 5)
    #expect(try await stage.log(job).isEmpty)
    for (index, name) in names.enumerated() {
      #expect(try await stage.attributes(name)["email"] == "\(index)@example.com")
    }
  }

  @Test("formulas are data")
  func formulas() async throws {
    let stage = try await Stage.importing()
    _ = try await stage.importFile(
      "cognito:username,email,email_verified,name\n=1+1,a@example.com,true,@SUM(A1)\n"
    )
    #expect(try await stage.attributes("=1+1")["name"] == "@SUM(A1)")
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let row: String
    let reason: String

    var testDescription: String { reason }

    init(_ row: String, _ reason: String) {
      self.row = row
      self.reason = reason
    }
  }

  /// Below cognito:username,email,email_verified,phone_number,phone_number_verified,name,birthdate,
  /// updated_at,cognito:mfa_enabled,password_hash.
  static let refused = [
    Refused("a,a@example.com,false,,,,,,,", unverified),
    Refused("a,a@example.com,,,,,,,,", unverified),
    Refused("a,,,+12345550100,true,,,,,", unverified),
    Refused("a,,true,,,,,,,", "The email_verified is true, but there is no email."),
    Refused(
      "a,a@example.com,true,,TRUE,,,,,",
      "The phone_number_verified is true, but there is no phone_number."
    ),
    Refused("a,a@example.com,yes,,,,,,,", "The email_verified must be true or false."),
    Refused(",a@example.com,true,,,,,,,", "The cognito:username is missing."),
    Refused("   ,a@example.com,true,,,,,,,", "The cognito:username is missing."),
    Refused(
      "a b,a@example.com,true,,,,,,,",
      "The cognito:username has a character that is not allowed, such as a space."
    ),
    Refused(
      "a\tb,a@example.com,true,,,,,,,",
      "The cognito:username has a character that is not allowed, such as a space."
    ),
    Refused(
      "a\u{202E}b,a@example.com,true,,,,,,,",
      "The cognito:username has a character that is not allowed, such as a space."
    ),
    Refused(
      "\"a\nb\",a@example.com,true,,,,,,,",
      "The cognito:username has a character that is not allowed, such as a space."
    ),
    Refused(
      "\(String(repeating: "x", count: 129)),a@example.com,true,,,,,,,",
      "The cognito:username is longer than 128 characters."
    ),
    Refused("a,a@example.com,true,,,,,,", "The row has 9 columns, the header has 10."),
    Refused("a,a@example.com,true,,,,,,,,x", "The row has 11 columns, the header has 10."),
    Refused("a", "The row has 1 columns, the header has 10."),
    Refused("a,not an address,true,,,,,,,", "Invalid email address format."),
    Refused("a,a@example.com,true,123,,,,,,", "Invalid phone number format."),
    Refused(
      "a,a@example.com,true,,,\(String(repeating: "x", count: 2049)),,,,",
      "A value is longer than 2048 characters."
    ),
    Refused(
      "a,a@example.com,true,,,,13/01/2000,,,",
      "The birthdate must have the form mm/dd/yyyy."
    ),
    Refused(
      "a,a@example.com,true,,,,02/29/2001,,,",
      "The birthdate must have the form mm/dd/yyyy."
    ),
    Refused(
      "a,a@example.com,true,,,,2000-01-01,,,",
      "The birthdate must have the form mm/dd/yyyy."
    ),
    Refused(
      "a,a@example.com,true,,,,,soon,,",
      "Attributes did not conform to the schema: updated_at: Value must be a number"
    ),
    Refused(
      "a,a@example.com,true,,,,,,true,",
      "The cognito:mfa_enabled must be false or empty: the user pool has no MFA."
    ),
    Refused("a,a@example.com,true,,,,,,1,", "The cognito:mfa_enabled must be true or false."),
    Refused(
      "a,a@example.com,true,,,,,,,$2b$10$abc",
      "There is a password_hash, but the import job names no algorithm."
    ),
    Refused("\"a,a@example.com,true,,,,,,,", "A quote is opened and never closed."),
    Refused("\"a\"b,a@example.com,true,,,,,,,", "Something follows a closing quote."),
    Refused("a\u{0},a@example.com,true,,,,,,,", "A value has a NUL character."),
    Refused(
      "a,a@example.com,true,,,\(String(repeating: "x", count: 70_000)),,,,",
      "The row is longer than 16000 characters."
    ),
  ]

  @Test("a row that is refused is told with its line and reason, and the others are imported")
  func refusals() async throws {
    let stage = try await Stage.importing()
    var text =
      "cognito:username,email,email_verified,phone_number,phone_number_verified,name,birthdate,"
      + "updated_at,cognito:mfa_enabled,password_hash\n"
    var expected: [String] = []
    var line = 2
    for (index, each) in Self.refused.enumerated() {
      expected.append("[FAILED] Line Number \(line) - \(each.reason)")
      text += each.row + "\n"
      line += each.row.split(separator: "\n", omittingEmptySubsequences: false).count
      // More that are good than not: the job succeeds.
      for name in ["good\(index)", "fine\(index)"] {
        text += "\(name),\(name)@example.com,true,,,,,,,\n"
        line += 1
      }
    }
    let job = try await stage.importFile(text)
    let log = try await stage.log(job)
    for (found, wanted) in zip(log, expected) { #expect(found == wanted) }
    #expect(log.count == expected.count)
    #expect(job.failedUsers == Int64(Self.refused.count))
    #expect(job.importedUsers == Int64(2 * Self.refused.count))
    #expect(job.status == "Succeeded")
    #expect(try await stage.userCount() == 2 * Self.refused.count)
  }

  @Test("who is there already is skipped, and so is the second of two rows")
  func duplicates() async throws {
    let stage = try await Stage.importing(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        aliasAttributes: ["email"],
        usernameConfiguration: UsernameConfigurationType(caseSensitive: false)
      )
    )
    try await stage.addUser("ann")
    let job = try await stage.importFile(
      ImportFile.header + "ANN,new@example.com,true\n" + ImportFile.row("bob")
        + "Bob,other@example.com,true\n" + "carl,BOB@example.com,true\n" + ImportFile.row("dora")
        + ImportFile.row("emil") + ImportFile.row("fay")
    )
    #expect(
      try await stage.log(job) == [
        "[SKIPPED] Line Number 2 - The user already exists.",
        "[SKIPPED] Line Number 4 - The user already exists.",
        "[FAILED] Line Number 5 - An account with the email already exists.",
      ]
    )
    #expect([job.importedUsers, job.skippedUsers, job.failedUsers] == [4, 2, 1])
    #expect(try await stage.attributes("ann")["email"] == nil)
    #expect(try await stage.describeUser("bob@example.com").username == "bob")
  }

  @Test("where addresses stand in for usernames, the row's username is one")
  func addressPools() async throws {
    let stage = try await Stage.importing(
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"], usernameAttributes: ["email"])
    )
    let job = try await stage.importFile(
      ImportFile.header + "ann@example.com,ann@example.com,true\n"
        + "bob,bob@example.com,true\n" + "c@example.com,other@example.com,true\n"
        + "ann@example.com,ann@example.com,true\n" + "d@example.com,d@example.com,true\n"
    )
    #expect(
      try await stage.log(job) == [
        "[FAILED] Line Number 3 - Username should be an email.",
        "[FAILED] Line Number 4 - The username and the attribute email differ.",
        "[SKIPPED] Line Number 5 - The user already exists.",
      ]
    )
    let user = try await stage.describeUser("ann@example.com")
    #expect(user.username == user.userAttributes?.first { $0.name == "sub" }?.value)
    // Fewer than were refused.
    #expect(job.status == "Failed")
    #expect(
      job.completionMessage == "Too many users have failed or been skipped during the import."
    )
  }

  @Test("what the pool requires of everyone, every row must have")
  func required() async throws {
    let stage = try await Stage.importing(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        schema: [SchemaAttributeType(name: "name", required: true)]
      )
    )
    let job = try await stage.importFile(
      "cognito:username,email,email_verified,name\na,a@example.com,true,\n"
        + "b,b@example.com,true,Bob\n"
    )
    #expect(
      try await stage.log(job) == [
        """
        [FAILED] Line Number 2 - Attributes did not conform to the schema: name: The attribute \
        is required
        """
      ]
    )
  }

  @Test("cognito:mfa_enabled switches codes by SMS on where the pool leaves the choice")
  func secondFactor() async throws {
    let stage = try await Stage.importing(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["phone_number"],
        mfaConfiguration: "OPTIONAL",
        smsConfiguration: SmsConfigurationType(
          snsCallerArn: "arn:aws:iam::123456789012:role/sms"
        )
      )
    )
    _ = try await stage.importFile(
      "cognito:username,phone_number,phone_number_verified,cognito:mfa_enabled\n"
        + "a,+12345550100,true,TRUE\nb,+12345550101,true,false\nc,+12345550102,true,\n"
    )
    #expect(try await stage.describeUser("a").userMfaSettingList == ["SMS_MFA"])
    #expect(try await stage.describeUser("b").userMfaSettingList ?? [] == [])
    #expect(try await stage.describeUser("c").userMfaSettingList ?? [] == [])
  }

  static let headers: [(String, String)] = [
    ("", "The CSV file is empty."),
    ("\n\n", "The CSV file is empty."),
    (
      "email,email_verified\na@example.com,true\n",
      "The CSV header lacks the column cognito:username."
    ),
    ("a,b,c\n", "The CSV header names a column that is no attribute of the pool."),
    (
      "cognito:username,custom:none\n",
      "The CSV header names a column that is no attribute of the pool."
    ),
    ("cognito:username,sub\n", "The CSV header names a column that is no attribute of the pool."),
    ("cognito:username,\n", "The CSV header names a column that is no attribute of the pool."),
    ("cognito:username,email,email\n", "The CSV header names a column more than once."),
    ("\"cognito:username", "The CSV header cannot be read."),
    ("cognito:username\u{0}\n", "The CSV file is not in UTF-8."),
  ]

  @Test("a file with a wrong header fails as a whole", arguments: headers)
  func header(_ text: String, _ message: String) async throws {
    let stage = try await Stage.importing()
    let job = try await stage.importFile(text)
    #expect(job.status == "Failed")
    #expect(job.completionMessage == message)
    #expect(message.count <= 128)
    #expect(try await stage.userCount() == 0)
    #expect(try await stage.pieceCount() == 0)
  }

  @Test("UTF-16 fails as a whole; the mark of UTF-8 is left out")
  func encodings() async throws {
    let stage = try await Stage.importing()
    let text = ImportFile.users(1)
    let wide: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
    #expect(try await stage.importFile(wide).completionMessage == "The CSV file is not in UTF-8.")
    let marked = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    #expect(try await stage.importFile(marked).importedUsers == 1)
  }

  @Test("the header alone is a file without users")
  func headerAlone() async throws {
    let stage = try await Stage.importing()
    let job = try await stage.importFile(ImportFile.header)
    #expect(job.status == "Succeeded")
    #expect(job.importedUsers == 0)
  }
}
