extension QRCode {
  /// Modules of a side of the picture, with the quiet zone.
  public var extent: Int { side + 2 * Self.quietZone }

  /// The dark modules as the data of one SVG path, in modules of the picture.
  public var path: String {
    var path = ""
    for row in 0..<side {
      var column = 0
      while column < side {
        guard isDark(column: column, row: row) else {
          column += 1
          continue
        }
        let start = column
        while isDark(column: column, row: row) { column += 1 }
        let width = column - start
        path += "M\(start + Self.quietZone) \(row + Self.quietZone)h\(width)v1h-\(width)z"
      }
    }
    return path
  }

  /// The picture as SVG: dark modules on white, one path, which scales to any size.
  ///
  /// - Parameter pixels: The width and height that the document names.
  /// - Returns: The document.
  public func svg(pixels: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(pixels)" height="\(pixels)" \
    viewBox="0 0 \(extent) \(extent)" shape-rendering="crispEdges">\
    <path fill="#fff" d="M0 0h\(extent)v\(extent)H0z"/><path d="\(path)"/></svg>

    """
  }
}
