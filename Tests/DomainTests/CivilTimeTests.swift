import Domain
import Testing

@Suite("Dates and times of UTC")
struct CivilTimeTests {
  private static let moments: [(Int64, String, String)] = [
    (0, "19700101T000000Z", "Thu, 01 Jan 1970 00:00:00"),
    (784_111_777, "19941106T084937Z", "Sun, 06 Nov 1994 08:49:37"),
    (951_782_399, "20000228T235959Z", "Mon, 28 Feb 2000 23:59:59"),
    (951_782_400, "20000229T000000Z", "Tue, 29 Feb 2000 00:00:00"),
    (951_868_800, "20000301T000000Z", "Wed, 01 Mar 2000 00:00:00"),
    (1_767_225_599, "20251231T235959Z", "Wed, 31 Dec 2025 23:59:59"),
    (4_107_542_400, "21000301T000000Z", "Mon, 01 Mar 2100 00:00:00"),
    (-1, "19691231T235959Z", "Wed, 31 Dec 1969 23:59:59"),
  ]

  @Test("moments are written as the calendar has them", arguments: moments)
  func texts(_ seconds: Int64, _ basic: String, _ internet: String) {
    let time = CivilTime(Instant(unixSeconds: seconds))
    #expect(time.basicText == basic)
    #expect(time.internetText == internet)
  }

  @Test("milliseconds are part of a moment, before 1970 too")
  func milliseconds() {
    #expect(CivilTime(Instant(unixMillis: 1_042)).text == "1970-01-01T00:00:01.042Z")
    #expect(CivilTime(Instant(unixMillis: -1)).text == "1969-12-31T23:59:59.999Z")
  }

  @Test("each day of five centuries follows the one before it, and is found again by its date")
  func everyDay() throws {
    var before = CivilTime(Instant(unixSeconds: -11_676_096_000))  // 1600-01-01
    #expect(before.basicText == "16000101T000000Z")
    var days = 0
    while before.year < 2101 {
      let next = CivilTime(before.instant.adding(seconds: 86_400))
      #expect(next.weekday == (before.weekday + 1) % 7)
      let isNextDay = next.day == before.day + 1 && next.month == before.month
      let isNextMonth =
        next.day == 1 && before.day == Self.length(of: before.month, in: before.year)
        && next.month == before.month % 12 + 1
      #expect(isNextDay || isNextMonth)
      let found = try #require(
        CivilTime(
          year: next.year,
          month: next.month,
          day: next.day,
          hour: next.hour,
          minute: next.minute,
          second: next.second
        )
      )
      #expect(found == next)
      (before, days) = (next, days + 1)
    }
    // 501 years, 122 of which have a leap day.
    #expect(days == 501 * 365 + 122)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  @Test(
    "a date or time that does not exist is none",
    arguments: [
      [2026, 2, 29, 0, 0, 0], [2100, 2, 29, 0, 0, 0], [2026, 4, 31, 0, 0, 0],
      [2026, 0, 1, 0, 0, 0], [2026, 13, 1, 0, 0, 0], [2026, 1, 0, 0, 0, 0],
      [2026, 1, 32, 0, 0, 0], [2026, 1, 1, 24, 0, 0], [2026, 1, 1, 0, 60, 0],
      [2026, 1, 1, 0, 0, 60], [-1, 1, 1, 0, 0, 0], [10_000, 1, 1, 0, 0, 0],
      [2026, 1, 1, -1, 0, 0], [.max, .max, .max, .max, .max, .max],
      [.min, .min, .min, .min, .min, .min],
    ]
  )
  func none(_ parts: [Int]) {
    let time = CivilTime(
      year: parts[0],
      month: parts[1],
      day: parts[2],
      hour: parts[3],
      minute: parts[4],
      second: parts[5]
    )
    #expect(time == nil)
  }

  @Test("the first and the last moment that can be said are written like any other")
  func extremes() {
    for millis in [Int64.min, .max] {
      let time = CivilTime(Instant(unixMillis: millis))
      #expect(!time.text.isEmpty && !time.basicText.isEmpty && !time.internetText.isEmpty)
    }
  }
}
