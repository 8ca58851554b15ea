import Testing

@testable import AuthenticationTokens

@Suite("What a session was last used with")
struct SessionDeviceTests {
  @Test(
    "SES-21: product and system are told from the User-Agents of SDKs and browsers",
    arguments: [
      ("Boto3/1.40.1 md/Botocore#1.40.1 ua/2.1 os/linux#6.1.0 md/arch#x86_64", "Boto3 1 on Linux"),
      ("aws-cli/2.15.0 Python/3.11.6 Darwin/23.1.0 exe/x86_64", "aws-cli 2 on macOS"),
      (
        "aws-amplify/6.4.0 auth/4 framework/2 Mozilla/5.0 (Windows NT 10.0; Win64; x64) "
          + "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/117.0.0.0 Safari/537.36",
        "Amplify JS 6 on Windows"
      ),
      (
        "aws-sdk-swift/1.0 ua/2.1 api/cognito_identity_provider#1.0 os/iOS#17.1 lang/swift#5.9",
        "AWS SDK for Swift 1 on iOS"
      ),
      (
        "aws-sdk-kotlin/1.3.2 ua/2.1 api/cognito#1.3.2 os/android#14 lang/kotlin#2.0",
        "AWS SDK for Kotlin 1 on Android"
      ),
      ("aws-sdk-java/2.20.0 Linux/5.4.0 OpenJDK_64-Bit", "AWS SDK for Java 2 on Linux"),
      ("aws-sdk-go-v2/1.24.0 os/linux lang/go#1.21.5 md/GOOS#linux", "AWS SDK for Go 1 on Linux"),
      ("aws-sdk-go/1.44.0 (go1.19; windows; amd64)", "AWS SDK for Go 1 on Windows"),
      ("aws-sdk-dotnet-coreclr/3.7.200 ua/2.0 os/windows#10", "AWS SDK for .NET 3 on Windows"),
      ("aws-sdk-php/3.279 ua/2.0 OS/Linux#5.15 lang/php#8.2", "AWS SDK for PHP 3 on Linux"),
      (
        "aws-sdk-ruby3/3.190.0 ua/2.0 api/cognito os/linux md/x86_64", "AWS SDK for Ruby 3 on Linux"
      ),
      (
        "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 "
          + "Safari/537.36 Edg/120.0", "Edge 120 on Windows"
      ),
      (
        "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/119.0 Safari/537.36",
        "Chrome 119 on ChromeOS"
      ),
      (
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
          + "Version/17.1 Safari/605.1.15", "Safari 17 on macOS"
      ),
      (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 "
          + "Version/17.1 Mobile/15E148 Safari/604.1", "Safari 17 on iOS"
      ),
      (
        "Mozilla/5.0 (iPad; CPU OS 17_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/119.0 "
          + "Mobile/15E148 Safari/604.1", "Chrome 119 on iPadOS"
      ),
      (
        "Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0",
        "Firefox 120 on Linux"
      ),
      (
        "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36 "
          + "OPR/79.0", "Opera 79 on Android"
      ),
      ("curl/8.4.0", "unknown"), ("ExampleApp (Windows NT 11.0)", "Windows"), ("Boto3", "Boto3"),
    ]
  )
  func known(_ userAgent: String, _ expected: String) {
    #expect(SessionDevice.text(of: userAgent) == expected)
  }

  @Test(
    "SES-21: whatever a header holds, nothing of it but a version is repeated",
    arguments: [
      nil, "", " ", "////", "<script>alert(1)</script>", String(repeating: "x", count: 512),
      "\u{0}\u{1}", "Chrome/", "Chrome/<b>", "boto3/", "é/1",
    ]
  )
  func hostile(_ userAgent: String?) {
    #expect(["unknown", "Chrome", "Boto3"].contains(SessionDevice.text(of: userAgent)))
  }

  @Test("SES-21: a version is at most six digits")
  func longVersion() {
    #expect(
      SessionDevice.text(of: "Chrome/" + String(repeating: "9", count: 400)) == "Chrome 999999"
    )
  }
}
