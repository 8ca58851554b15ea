import Testing

@testable import OutboundHTTP

@Suite("Public addresses")
struct PublicAddressTests {
  @Test(
    "none of a network of one's own is public, in any form",
    arguments: [
      "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "169.254.169.254",
      "172.16.0.1", "172.31.255.255", "192.168.1.1", "198.18.0.1", "198.19.255.255", "224.0.0.1",
      "255.255.255.255", "192.0.2.1", "::", "::1", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1",
      "::ffff:10.0.0.1", "::ffff:169.254.169.254", "64:ff9b::a00:1", "2001:db8::1", "2002:a00:1::",
      "2001:0:4136:e378::1",
    ]
  )
  func special(_ text: String) {
    #expect(!PublicAddress.holds(text), "\(text)")
  }

  @Test(
    "others are",
    arguments: [
      "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.0.0.1",
      "169.253.1.1", "172.15.0.1", "172.32.0.1", "193.0.0.1", "198.17.1.1", "198.20.0.1",
      "223.255.255.255", "::ffff:1.1.1.1", "2606:4700::1111", "2001:4860:4860::8888",
    ]
  )
  func open(_ text: String) {
    #expect(PublicAddress.holds(text), "\(text)")
  }

  @Test(
    "text that is no address is none",
    arguments: [
      "", ".", ":", "1", "1.1.1", "1.1.1.1.1", "256.1.1.1", "g::", "2606:4700", "::1%eth0",
    ]
  )
  func none(_ text: String) {
    #expect(!PublicAddress.holds(text), "\(text)")
  }
}
