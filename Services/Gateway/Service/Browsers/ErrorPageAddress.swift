/// The parameters of `/error` beside `error` and `client_id`.
enum ErrorPageAddress {
  /// The id of the refused request: the page's own request is another one, and events have the reason under the
  /// refused one's.
  static let reference = "reference"
}
