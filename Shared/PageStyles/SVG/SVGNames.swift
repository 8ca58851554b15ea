/// What an SVG may hold: shapes, texts and paints, and nothing that runs, fetches or leads elsewhere.
enum SVGNames {
  static let svg = "http://www.w3.org/2000/svg"
  static let xlink = "http://www.w3.org/1999/xlink"
  static let xml = "http://www.w3.org/XML/1998/namespace"

  /// What drawing programs note for themselves: no browser knows their elements and attributes.
  static let ofEditors: Set<String> = [
    "http://creativecommons.org/ns#",
    "http://ns.adobe.com/AdobeIllustrator/10.0/",
    "http://ns.adobe.com/AdobeSVGViewerExtensions/3.0/",
    "http://ns.adobe.com/Extensibility/1.0/",
    "http://ns.adobe.com/Graphs/1.0/",
    "http://ns.adobe.com/ImageReplacement/1.0/",
    "http://ns.adobe.com/SaveForWeb/1.0/",
    "http://ns.adobe.com/Variables/1.0/",
    "http://ns.adobe.com/xap/1.0/",
    "http://purl.org/dc/elements/1.1/",
    "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
    "http://vectornator.io",
    "http://web.resource.org/cc/",
    "http://www.bohemiancoding.com/sketch/ns",
    "http://www.figma.com/figma/ns",
    "http://www.inkscape.org/namespaces/inkscape",
    "http://www.serif.com/",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "https://boxy-svg.com",
  ]

  /// Animations are not among them: they could set an address once the check is done.
  static let elements: Set<String> = [
    "circle", "clipPath", "defs", "desc", "ellipse", "feBlend", "feColorMatrix",
    "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting",
    "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB",
    "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology", "feOffset",
    "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "filter", "g",
    "image", "line", "linearGradient", "marker", "mask", "metadata", "path", "pattern", "polygon",
    "polyline", "radialGradient", "rect", "stop", "style", "svg", "switch", "symbol", "text",
    "textPath", "title", "tspan", "use",
  ]

  /// The beginnings of addresses that are an image themselves; one of an SVG would have to be read, too.
  static let embeddedImages = [
    "data:image/png;base64,", "data:image/jpeg;base64,", "data:image/webp;base64,",
  ]
}
