/// What reads bytes that a client, a provider or a file may have made.
enum Reader: String, CaseIterable {
  case address
  case json
  case frames
  case csv
  case jose
  case signatures
  case saml
  case messages
  case calls
  case connections
  case bodies
  case proofs
  case manifests
  case passkeys
  case sealed
  case styles

  /// Reads the bytes; what a reader may never do ends the process.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .address: AddressReading.read(bytes)
    case .json: JSONReading.read(bytes)
    case .frames: FrameReading.read(bytes)
    case .csv: CSVReading.read(bytes)
    case .jose: JOSEReading.read(bytes)
    case .signatures: SignatureReading.read(bytes)
    case .saml: SAMLReading.read(bytes)
    case .messages: MessageReading.read(bytes)
    case .calls: CallReading.read(bytes)
    case .connections: HTTPReading.read(bytes)
    case .bodies: BodyReading.read(bytes)
    case .proofs: ProofReading.read(bytes)
    case .manifests: ManifestReading.read(bytes)
    case .passkeys: PasskeyReading.read(bytes)
    case .sealed: SealedReading.read(bytes)
    case .styles: StyleReading.read(bytes)
    }
  }
}
