extension String {
  /// No string on the wire can hold a NUL, and what only goes along must not end the call.
  var withoutNUL: String {
    utf8.contains(0) ? replacing("\0", with: "\u{FFFD}") : self
  }
}
