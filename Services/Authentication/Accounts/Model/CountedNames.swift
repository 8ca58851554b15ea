/// The keys under which failed attempts on an account are counted.
struct CountedNames: Sendable {
  /// Derived from the entered name only, so it looks the same whether or not the account exists.
  let entered: String
  /// One key for all names of the user; nil where the user can be found by no other name.
  let own: String?
}
