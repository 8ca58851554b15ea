internal import CLibXML2
internal import CLibXMLSec

/// The state that both libraries keep for the whole process.
enum XMLLibraries {
  /// Whether they can be used; made ready at the first look, by one thread.
  static let areReady: Bool = {
    gatehouse_xml_start()
    return gatehouse_xmlsec_start() == 0
  }()
}
