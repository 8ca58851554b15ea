internal import Glibc

/// The way between two places on the earth, along a great circle.
enum GreatCircle {
  private static let earthKilometres = 6371.0

  /// In kilometres, by the haversine formula; places in degrees.
  static func kilometres(
    from one: (latitude: Double, longitude: Double),
    to other: (latitude: Double, longitude: Double)
  ) -> Double {
    let degree = Double.pi / 180
    let (first, second) = (one.latitude * degree, other.latitude * degree)
    let rise = sin((second - first) / 2)
    let turn = sin((other.longitude - one.longitude) * degree / 2)
    let chord = rise * rise + cos(first) * cos(second) * turn * turn
    return 2 * earthKilometres * asin(min(chord.squareRoot(), 1))
  }
}
