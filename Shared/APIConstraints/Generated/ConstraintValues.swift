// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

extension TextPattern {
  static let userPoolNameType: TextPattern = TextPattern(
    source: "[\\w\\s+=,.@-]+",
    classes: [
      CharacterClass(low: 0x23ff780100003e00, high: 0x7fffffe87ffffff, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let arnType: TextPattern = TextPattern(
    source: "arn:[\\w+=/,.@-]+:[\\w+=/,.@-]+:([\\w+=/,.@-]*)?:[0-9]+:[\\w+=/,.@-]+(:[\\w+=/,.@-]+)?(:[\\w+=/,.@-]+)?",
    classes: [
      CharacterClass(low: 0x0, high: 0x200000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x4000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x400000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x400000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x23fff80000000000, high: 0x7fffffe87ffffff, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x3ff000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1, 0x2, 0x4, 0xaaa8, 0x15150, 0x400],
    first: 0x1,
    last: 0x15000,
    matchesEmptyText: false,
    follow: [0x2, 0x4, 0x8, 0x10, 0x30, 0x40, 0xc0, 0x300, 0x300, 0x400, 0xc00, 0x1000, 0xb000, 0x4000, 0xc000, 0x10000, 0x10000]
  )
  static let smsVerificationMessageType: TextPattern = TextPattern(
    source: ".*\\{####\\}.*",
    classes: [
      CharacterClass(low: 0xffffffffffffdbff, high: 0xffffffffffffffff, categories: 0x7f, hasLineSeparators: false),
      CharacterClass(low: 0x0, high: 0x800000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x800000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x2000000000000000, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x81, 0x2, 0x3c, 0x40],
    first: 0x3,
    last: 0xc0,
    matchesEmptyText: false,
    follow: [0x3, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80, 0x80]
  )
  static let emailVerificationMessageType: TextPattern = TextPattern(
    source: "[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\s*]*\\{####\\}[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\s*]*",
    classes: [
      CharacterClass(low: 0xffffffff00003e00, high: 0x7fffffffffffffff, categories: 0x1f, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x800000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x800000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x2000000000000000, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x81, 0x2, 0x3c, 0x40],
    first: 0x3,
    last: 0xc0,
    matchesEmptyText: false,
    follow: [0x3, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80, 0x80]
  )
  static let emailVerificationSubjectType: TextPattern = TextPattern(
    source: "[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\s]+",
    classes: [
      CharacterClass(low: 0xffffffff00003e00, high: 0x7fffffffffffffff, categories: 0x1f, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let emailVerificationMessageByLinkType: TextPattern = TextPattern(
    source: "[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\s*]*\\{##[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\s*]*##\\}[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\s*]*",
    classes: [
      CharacterClass(low: 0xffffffff00003e00, high: 0x7fffffffffffffff, categories: 0x1f, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x800000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x800000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x2000000000000000, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x111, 0x2, 0x6c, 0x80],
    first: 0x3,
    last: 0x180,
    matchesEmptyText: false,
    follow: [0x3, 0x4, 0x8, 0x30, 0x30, 0x40, 0x80, 0x100, 0x100]
  )
  static let emailAddressType: TextPattern = TextPattern(
    source: "[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+@[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+",
    classes: [
      CharacterClass(low: 0xfffffffe00000000, high: 0x7fffffffffffffff, categories: 0x1f, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x1, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x5, 0x2],
    first: 0x1,
    last: 0x4,
    matchesEmptyText: false,
    follow: [0x3, 0x4, 0x4]
  )
  static let sESConfigurationSet: TextPattern = TextPattern(
    source: "^[a-zA-Z0-9_-]+$",
    classes: [
      CharacterClass(low: 0x3ff200000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let optionalArnType: TextPattern = TextPattern(
    source: "(arn:[\\w+=/,.@-]+:[\\w+=/,.@-]+:([\\w+=/,.@-]*)?:[0-9]+:[\\w+=/,.@-]+(:[\\w+=/,.@-]+)?(:[\\w+=/,.@-]+)?)?",
    classes: [
      CharacterClass(low: 0x0, high: 0x200000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x4000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x400000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x400000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x23fff80000000000, high: 0x7fffffe87ffffff, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x3ff000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1, 0x2, 0x4, 0xaaa8, 0x15150, 0x400],
    first: 0x1,
    last: 0x15000,
    matchesEmptyText: true,
    follow: [0x2, 0x4, 0x8, 0x10, 0x30, 0x40, 0xc0, 0x300, 0x300, 0x400, 0xc00, 0x1000, 0xb000, 0x4000, 0xc000, 0x10000, 0x10000]
  )
  static let smsInviteMessageType: TextPattern = TextPattern(
    source: "(?s).*",
    classes: [
      CharacterClass(low: 0xffffffffffffffff, high: 0xffffffffffffffff, categories: 0x7f, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: true,
    follow: [0x1]
  )
  static let emailInviteMessageType: TextPattern = TextPattern(
    source: "[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\s*]*",
    classes: [
      CharacterClass(low: 0xffffffff00003e00, high: 0x7fffffffffffffff, categories: 0x1f, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: true,
    follow: [0x1]
  )
  static let customAttributeNameType: TextPattern = TextPattern(
    source: "[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+",
    classes: [
      CharacterClass(low: 0xfffffffe00000000, high: 0x7fffffffffffffff, categories: 0x1f, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let scopeType: TextPattern = TextPattern(
    source: "[\\x21\\x23-\\x5B\\x5D-\\x7E]+",
    classes: [
      CharacterClass(low: 0xfffffffa00000000, high: 0x7fffffffefffffff, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let acrLevelKeyType: TextPattern = TextPattern(
    source: "Level[1-4]",
    classes: [
      CharacterClass(low: 0x0, high: 0x1000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x2000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x40000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x100000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x1e000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1, 0xa, 0x4, 0x10, 0x20],
    first: 0x1,
    last: 0x20,
    matchesEmptyText: false,
    follow: [0x2, 0x4, 0x8, 0x10, 0x20, 0x0]
  )
  static let userPoolIdType: TextPattern = TextPattern(
    source: "[\\w-]+_[0-9a-zA-Z]+",
    classes: [
      CharacterClass(low: 0x3ff200000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x80000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x3ff000000000000, high: 0x7fffffe07fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1, 0x2, 0x4],
    first: 0x1,
    last: 0x4,
    matchesEmptyText: false,
    follow: [0x3, 0x4, 0x4]
  )
  static let paginationKeyType: TextPattern = TextPattern(
    source: "[\\S]+",
    classes: [
      CharacterClass(low: 0xfffffffeffffc1ff, high: 0xffffffffffffffff, categories: 0x7f, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let clientSecretType: TextPattern = TextPattern(
    source: "[\\w+]+",
    classes: [
      CharacterClass(low: 0x3ff080000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let providerNameType: TextPattern = TextPattern(
    source: "[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\p{Z}]+",
    classes: [
      CharacterClass(low: 0xffffffff00000000, high: 0x7fffffffffffffff, categories: 0x3f, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let hexStringType: TextPattern = TextPattern(
    source: "^[0-9a-fA-F]+$",
    classes: [
      CharacterClass(low: 0x3ff000000000000, high: 0x7e0000007e, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let domainType: TextPattern = TextPattern(
    source: "^[a-z0-9](?:[a-z0-9.\\-]*[a-z0-9])?$",
    classes: [
      CharacterClass(low: 0x3ff000000000000, high: 0x7fffffe00000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x3ff600000000000, high: 0x7fffffe00000000, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x5, 0x2],
    first: 0x1,
    last: 0x5,
    matchesEmptyText: false,
    follow: [0x6, 0x6, 0x0]
  )
  static let secretHashType: TextPattern = TextPattern(
    source: "[\\w+=/]+",
    classes: [
      CharacterClass(low: 0x23ff880000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let passwordType: TextPattern = TextPattern(
    source: "^[\\S]+.*[\\S]+$",
    classes: [
      CharacterClass(low: 0xfffffffeffffc1ff, high: 0xffffffffffffffff, categories: 0x7f, hasLineSeparators: true),
      CharacterClass(low: 0xffffffffffffdbff, high: 0xffffffffffffffff, categories: 0x7f, hasLineSeparators: false)
    ],
    classPositions: [0x5, 0x2],
    first: 0x1,
    last: 0x4,
    matchesEmptyText: false,
    follow: [0x7, 0x6, 0x4]
  )
  static let attributeNameType: TextPattern = TextPattern(
    source: "[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\t\\n\\r ]+",
    classes: [
      CharacterClass(low: 0xffffffff00002600, high: 0x7fffffffffffffff, categories: 0x1f, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let tokenModelType: TextPattern = TextPattern(
    source: "[A-Za-z0-9-_=.]+",
    classes: [
      CharacterClass(low: 0x23ff600000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let deviceKeyType: TextPattern = TextPattern(
    source: "[\\w-]+_[0-9a-f-]+",
    classes: [
      CharacterClass(low: 0x3ff200000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x80000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x3ff200000000000, high: 0x7e00000000, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1, 0x2, 0x4],
    first: 0x1,
    last: 0x4,
    matchesEmptyText: false,
    follow: [0x3, 0x4, 0x4]
  )
  static let sessionIdType: TextPattern = TextPattern(
    source: "^(tkn|sso)[a-z0-9]{25}$",
    classes: [
      CharacterClass(low: 0x0, high: 0x10000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x80000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x400000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x8000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x800000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x3ff000000000000, high: 0x7fffffe00000000, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1, 0x2, 0x4, 0x18, 0x20, 0x7fffffc0],
    first: 0x9,
    last: 0x40000000,
    matchesEmptyText: false,
    follow: [0x2, 0x4, 0x40, 0x10, 0x20, 0x40, 0x80, 0x100, 0x200, 0x400, 0x800, 0x1000, 0x2000, 0x4000, 0x8000, 0x10000, 0x20000, 0x40000, 0x80000, 0x100000, 0x200000, 0x400000, 0x800000, 0x1000000, 0x2000000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000, 0x0]
  )
  static let softwareTokenMFAUserCodeType: TextPattern = TextPattern(
    source: "[0-9]+",
    classes: [
      CharacterClass(low: 0x3ff000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let userImportJobIdType: TextPattern = TextPattern(
    source: "import-[0-9a-zA-Z-]+",
    classes: [
      CharacterClass(low: 0x0, high: 0x20000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x200000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x1000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x800000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x4000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x10000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x200000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x3ff200000000000, high: 0x7fffffe07fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1, 0x2, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80],
    first: 0x1,
    last: 0x80,
    matchesEmptyText: false,
    follow: [0x2, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80, 0x80]
  )
  static let providerNameTypeV2: TextPattern = TextPattern(
    source: "[^_\\p{Z}][\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}][^_\\p{Z}]+",
    classes: [
      CharacterClass(low: 0xfffffffeffffffff, high: 0xffffffff7fffffff, categories: 0x5f, hasLineSeparators: true),
      CharacterClass(low: 0xfffffffe00000000, high: 0x7fffffffffffffff, categories: 0x1f, hasLineSeparators: true)
    ],
    classPositions: [0x5, 0x2],
    first: 0x1,
    last: 0x4,
    matchesEmptyText: false,
    follow: [0x2, 0x4, 0x4]
  )
  static let idpIdentifierType: TextPattern = TextPattern(
    source: "[\\w\\s+=.@-]+",
    classes: [
      CharacterClass(low: 0x23ff680100003e00, high: 0x7fffffe87ffffff, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let resourceServerScopeNameType: TextPattern = TextPattern(
    source: "[\\x21\\x23-\\x2E\\x30-\\x5B\\x5D-\\x7E]+",
    classes: [
      CharacterClass(low: 0xffff7ffa00000000, high: 0x7fffffffefffffff, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let resourceIdType: TextPattern = TextPattern(
    source: "^[\\w\\- ]+$",
    classes: [
      CharacterClass(low: 0x3ff200100000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let managedLoginBrandingIdType: TextPattern = TextPattern(
    source: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[4][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$",
    classes: [
      CharacterClass(low: 0x3ff000000000000, high: 0x7e0000007e, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x200000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x10000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x300000000000000, high: 0x600000006, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0xfff739eff, 0x842100, 0x4000, 0x80000],
    first: 0x1,
    last: 0x800000000,
    matchesEmptyText: false,
    follow: [0x2, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80, 0x100, 0x200, 0x400, 0x800, 0x1000, 0x2000, 0x4000, 0x8000, 0x10000, 0x20000, 0x40000, 0x80000, 0x100000, 0x200000, 0x400000, 0x800000, 0x1000000, 0x2000000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000, 0x80000000, 0x100000000, 0x200000000, 0x400000000, 0x800000000, 0x0]
  )
  static let termsNameType: TextPattern = TextPattern(
    source: "^(terms-of-use|privacy-policy)$",
    classes: [
      CharacterClass(low: 0x0, high: 0x10000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x2000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x4000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x200000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x8000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x200000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x800000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x4000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x20000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x1000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x20000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x40000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x200000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x800000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x200000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x100000000000, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1, 0x802, 0x2004, 0x8, 0x410, 0x80120, 0x200040, 0x80, 0x200, 0x101000, 0x804000, 0x8000, 0x10000, 0x1020000, 0x2040000, 0x400000],
    first: 0x1001,
    last: 0x2000800,
    matchesEmptyText: false,
    follow: [0x2, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80, 0x100, 0x200, 0x400, 0x800, 0x0, 0x2000, 0x4000, 0x8000, 0x10000, 0x20000, 0x40000, 0x80000, 0x100000, 0x200000, 0x400000, 0x800000, 0x1000000, 0x2000000, 0x0]
  )
  static let languageIdType: TextPattern = TextPattern(
    source: "^cognito:(default|dutch|english|french|spanish|german|bahasa-indonesia|italian|japanese|korean|portuguese-brazil|chinese-(simplified|traditional))$",
    words: [
      "cognito:default",
      "cognito:dutch",
      "cognito:english",
      "cognito:french",
      "cognito:spanish",
      "cognito:german",
      "cognito:bahasa-indonesia",
      "cognito:italian",
      "cognito:japanese",
      "cognito:korean",
      "cognito:portuguese-brazil",
      "cognito:chinese-simplified",
      "cognito:chinese-traditional",
    ]
  )
  static let linkUrlType: TextPattern = TextPattern(
    source: "^[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+$",
    classes: [
      CharacterClass(low: 0xfffffffe00000000, high: 0x7fffffffffffffff, categories: 0x1f, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let getDerivedTokenTokenModelType: TextPattern = TextPattern(
    source: "[A-Za-z0-9-_+/=.]+",
    classes: [
      CharacterClass(low: 0x23ffe80000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let emailNotificationBodyType: TextPattern = TextPattern(
    source: "[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\s*]+",
    classes: [
      CharacterClass(low: 0xffffffff00003e00, high: 0x7fffffffffffffff, categories: 0x1f, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let eventIdType: TextPattern = TextPattern(
    source: "[\\w+-]+",
    classes: [
      CharacterClass(low: 0x3ff280000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let s3ArnType: TextPattern = TextPattern(
    source: "arn:[\\w+=/,.@-]+:[\\w+=/,.@-]+:::[\\w+=/,.@-]+(:[\\w+=/,.@-]+)?(:[\\w+=/,.@-]+)?",
    classes: [
      CharacterClass(low: 0x0, high: 0x200000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x4000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x400000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x400000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x23fff80000000000, high: 0x7fffffe87ffffff, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1, 0x2, 0x4, 0x2ba8, 0x5450],
    first: 0x1,
    last: 0x5400,
    matchesEmptyText: false,
    follow: [0x2, 0x4, 0x8, 0x10, 0x30, 0x40, 0xc0, 0x100, 0x200, 0x400, 0x2c00, 0x1000, 0x3000, 0x4000, 0x4000]
  )
  static let identityProviderId: TextPattern = TextPattern(
    source: "[\\w.;_/-]+",
    classes: [
      CharacterClass(low: 0xbffe00000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let identityDeveloperProviderName: TextPattern = TextPattern(
    source: "[\\w._-]+",
    classes: [
      CharacterClass(low: 0x3ff600000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let identityCognitoIdentityProviderName: TextPattern = TextPattern(
    source: "[\\w._:/-]+",
    classes: [
      CharacterClass(low: 0x7ffe00000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let identityCognitoIdentityProviderClientId: TextPattern = TextPattern(
    source: "[\\w_]+",
    classes: [
      CharacterClass(low: 0x3ff000000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let identityIdentityPoolId: TextPattern = TextPattern(
    source: "[\\w-]+:[0-9a-f-]+",
    classes: [
      CharacterClass(low: 0x3ff200000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x400000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x3ff200000000000, high: 0x7e00000000, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1, 0x2, 0x4],
    first: 0x1,
    last: 0x4,
    matchesEmptyText: false,
    follow: [0x3, 0x4, 0x4]
  )
  static let identityRoleType: TextPattern = TextPattern(
    source: "(un)?authenticated",
    classes: [
      CharacterClass(low: 0x0, high: 0x20000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x400000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x200000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x10000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x10000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x2000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x20000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x800000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x1000000000, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x9, 0x82, 0x804, 0x1110, 0x20, 0x2040, 0x200, 0x400, 0x4000],
    first: 0x5,
    last: 0x4000,
    matchesEmptyText: false,
    follow: [0x2, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80, 0x100, 0x200, 0x400, 0x800, 0x1000, 0x2000, 0x4000, 0x0]
  )
  static let identityAccountId: TextPattern = TextPattern(
    source: "\\d+",
    classes: [
      CharacterClass(low: 0x3ff000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let syncDatasetName: TextPattern = TextPattern(
    source: "[a-zA-Z0-9_.:-]+",
    classes: [
      CharacterClass(low: 0x7ff600000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let syncApplicationArn: TextPattern = TextPattern(
    source: "arn:aws:sns:[-0-9a-z]+:\\d+:app/[A-Z_]+/[a-zA-Z0-9_.-]+",
    classes: [
      CharacterClass(low: 0x0, high: 0x200000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x4000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x400000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x400000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x80000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x8000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x3ff200000000000, high: 0x7fffffe00000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x3ff000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x1000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x800000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x87fffffe, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x3ff600000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x10011, 0x2, 0x204, 0xa888, 0x20, 0x540, 0x1000, 0x4000, 0x60000, 0x280000, 0x100000, 0x400000],
    first: 0x1,
    last: 0x400000,
    matchesEmptyText: false,
    follow: [0x2, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80, 0x100, 0x200, 0x400, 0x800, 0x1000, 0x3000, 0x4000, 0xc000, 0x10000, 0x20000, 0x40000, 0x80000, 0x100000, 0x300000, 0x400000, 0x400000]
  )
  static let syncAssumeRoleArn: TextPattern = TextPattern(
    source: "arn:aws:iam::\\d+:role/.*",
    classes: [
      CharacterClass(low: 0x0, high: 0x200000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x4000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x400000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x400000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x80000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x8000000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x20000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x200000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x3ff000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x800000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x100000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x0, high: 0x2000000000, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0x800000000000, high: 0x0, categories: 0x0, hasLineSeparators: true),
      CharacterClass(low: 0xffffffffffffdbff, high: 0xffffffffffffffff, categories: 0x7f, hasLineSeparators: false)
    ],
    classPositions: [0x211, 0x8002, 0x4, 0x5888, 0x20, 0x40, 0x100, 0x400, 0x2000, 0x10000, 0x20000, 0x40000, 0x80000, 0x100000],
    first: 0x1,
    last: 0x180000,
    matchesEmptyText: false,
    follow: [0x2, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80, 0x100, 0x200, 0x400, 0x800, 0x1000, 0x2000, 0x6000, 0x8000, 0x10000, 0x20000, 0x40000, 0x80000, 0x100000, 0x100000]
  )
  static let securityTokenArnType: TextPattern = TextPattern(
    source: "[\\u0009\\u000A\\u000D\\u0020-\\u007E\\u0085\\u00A0-\\uD7FF\\uE000-\\uFFFD\\u10000-\\u10FFFF]+",
    classes: [
      CharacterClass(low: 0xffffffff00002600, high: 0xffffffffffffffff, categories: 0x0, hasLineSeparators: true, ranges: [0x85...0x85, 0xa0...0xd7ff, 0xe000...0xfffd, 0x1000...0x1000, 0x80...0x10ff])
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let securityTokenRoleSessionNameType: TextPattern = TextPattern(
    source: "[\\w+=,.@-]*",
    classes: [
      CharacterClass(low: 0x23ff780000000000, high: 0x7fffffe87ffffff, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: true,
    follow: [0x1]
  )
  static let securityTokenUnrestrictedSessionPolicyDocumentType: TextPattern = TextPattern(
    source: "[\\u0009\\u000A\\u000D\\u0020-\\u00FF]+",
    classes: [
      CharacterClass(low: 0xffffffff00002600, high: 0xffffffffffffffff, categories: 0x0, hasLineSeparators: true, ranges: [0x80...0xff])
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let securityTokenTagKeyType: TextPattern = TextPattern(
    source: "[\\p{L}\\p{Z}\\p{N}_.:/=+\\-@]+",
    classes: [
      CharacterClass(low: 0x27ffe80100000000, high: 0x7fffffe87ffffff, categories: 0x25, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: false,
    follow: [0x1]
  )
  static let securityTokenTagValueType: TextPattern = TextPattern(
    source: "[\\p{L}\\p{Z}\\p{N}_.:/=+\\-@]*",
    classes: [
      CharacterClass(low: 0x27ffe80100000000, high: 0x7fffffe87ffffff, categories: 0x25, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: true,
    follow: [0x1]
  )
  static let securityTokenExternalIdType: TextPattern = TextPattern(
    source: "[\\w+=,.@:\\/-]*",
    classes: [
      CharacterClass(low: 0x27fff80000000000, high: 0x7fffffe87ffffff, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: true,
    follow: [0x1]
  )
  static let securityTokenSerialNumberType: TextPattern = TextPattern(
    source: "[\\w+=/:,.@-]*",
    classes: [
      CharacterClass(low: 0x27fff80000000000, high: 0x7fffffe87ffffff, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: true,
    follow: [0x1]
  )
  static let securityTokenTokenCodeType: TextPattern = TextPattern(
    source: "[\\d]*",
    classes: [
      CharacterClass(low: 0x3ff000000000000, high: 0x0, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: true,
    follow: [0x1]
  )
  static let securityTokenAccessKeyIdType: TextPattern = TextPattern(
    source: "[\\w]*",
    classes: [
      CharacterClass(low: 0x3ff000000000000, high: 0x7fffffe87fffffe, categories: 0x0, hasLineSeparators: true)
    ],
    classPositions: [0x1],
    first: 0x1,
    last: 0x1,
    matchesEmptyText: true,
    follow: [0x1]
  )
}

extension TextConstraint {
  static let userPoolNameType: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .userPoolNameType)
  static let authFactorType: TextConstraint = TextConstraint(values: ["PASSWORD", "EMAIL_OTP", "SMS_OTP", "WEB_AUTHN", "SOFTWARE_TOKEN"])
  static let deletionProtectionType: TextConstraint = TextConstraint(values: ["ACTIVE", "INACTIVE"])
  static let arnType: TextConstraint = TextConstraint(minimum: 20, maximum: 2048, pattern: .arnType)
  static let preTokenGenerationLambdaVersionType: TextConstraint = TextConstraint(values: ["V1_0", "V2_0", "V3_0"])
  static let customSMSSenderLambdaVersionType: TextConstraint = TextConstraint(values: ["V1_0"])
  static let customEmailSenderLambdaVersionType: TextConstraint = TextConstraint(values: ["V1_0"])
  static let inboundFederationLambdaVersionType: TextConstraint = TextConstraint(values: ["V1_0"])
  static let verifiedAttributeType: TextConstraint = TextConstraint(values: ["phone_number", "email"])
  static let aliasAttributeType: TextConstraint = TextConstraint(values: ["phone_number", "email", "preferred_username"])
  static let usernameAttributeType: TextConstraint = TextConstraint(values: ["phone_number", "email"])
  static let smsVerificationMessageType: TextConstraint = TextConstraint(minimum: 6, maximum: 140, pattern: .smsVerificationMessageType)
  static let emailVerificationMessageType: TextConstraint = TextConstraint(minimum: 6, maximum: 20000, pattern: .emailVerificationMessageType)
  static let emailVerificationSubjectType: TextConstraint = TextConstraint(minimum: 1, maximum: 140, pattern: .emailVerificationSubjectType)
  static let emailVerificationMessageByLinkType: TextConstraint = TextConstraint(minimum: 6, maximum: 20000, pattern: .emailVerificationMessageByLinkType)
  static let emailVerificationSubjectByLinkType: TextConstraint = TextConstraint(minimum: 1, maximum: 140, pattern: .emailVerificationSubjectType)
  static let defaultEmailOptionType: TextConstraint = TextConstraint(values: ["CONFIRM_WITH_LINK", "CONFIRM_WITH_CODE"])
  static let userPoolMfaType: TextConstraint = TextConstraint(values: ["OFF", "ON", "OPTIONAL"])
  static let emailAddressType: TextConstraint = TextConstraint(pattern: .emailAddressType)
  static let emailSendingAccountType: TextConstraint = TextConstraint(values: ["COGNITO_DEFAULT", "DEVELOPER"])
  static let stringType: TextConstraint = TextConstraint(maximum: 131072)
  static let sESConfigurationSet: TextConstraint = TextConstraint(minimum: 1, maximum: 64, pattern: .sESConfigurationSet)
  static let optionalArnType: TextConstraint = TextConstraint(maximum: 2048, pattern: .optionalArnType)
  static let regionCodeType: TextConstraint = TextConstraint(minimum: 5, maximum: 32)
  static let tagKeysType: TextConstraint = TextConstraint(minimum: 1, maximum: 128)
  static let tagValueType: TextConstraint = TextConstraint(maximum: 256)
  static let smsInviteMessageType: TextConstraint = TextConstraint(minimum: 6, maximum: 140, pattern: .smsInviteMessageType)
  static let emailInviteMessageType: TextConstraint = TextConstraint(minimum: 6, maximum: 20000, pattern: .emailInviteMessageType)
  static let customAttributeNameType: TextConstraint = TextConstraint(minimum: 1, maximum: 20, pattern: .customAttributeNameType)
  static let attributeDataType: TextConstraint = TextConstraint(values: ["String", "Number", "DateTime", "Boolean"])
  static let advancedSecurityModeType: TextConstraint = TextConstraint(values: ["OFF", "AUDIT", "ENFORCED"])
  static let advancedSecurityEnabledModeType: TextConstraint = TextConstraint(values: ["AUDIT", "ENFORCED"])
  static let statusType: TextConstraint = TextConstraint(values: ["Enabled", "Disabled"])
  static let oAuthFlowType: TextConstraint = TextConstraint(values: ["code", "implicit", "client_credentials"])
  static let scopeType: TextConstraint = TextConstraint(minimum: 1, maximum: 256, pattern: .scopeType)
  static let recoveryOptionNameType: TextConstraint = TextConstraint(values: ["verified_email", "verified_phone_number", "admin_only"])
  static let userPoolTierType: TextConstraint = TextConstraint(values: ["LITE", "ESSENTIALS", "PLUS"])
  static let encryptionKeyType: TextConstraint = TextConstraint(values: ["AWS_OWNED_KEY", "CUSTOMER_MANAGED_KEY"])
  static let encryptionKeyArnType: TextConstraint = TextConstraint(minimum: 20, maximum: 2048, pattern: .arnType)
  static let issuerType: TextConstraint = TextConstraint(values: ["ORIGINAL", "UPDATED"])
  static let acrLevelKeyType: TextConstraint = TextConstraint(pattern: .acrLevelKeyType)
  static let acrValueType: TextConstraint = TextConstraint(minimum: 1, maximum: 64, pattern: .scopeType)
  static let userPoolIdType: TextConstraint = TextConstraint(minimum: 1, maximum: 55, pattern: .userPoolIdType)
  static let paginationKeyType: TextConstraint = TextConstraint(minimum: 1, pattern: .paginationKeyType)
  static let emailMfaMessageType: TextConstraint = TextConstraint(minimum: 6, maximum: 20000, pattern: .emailVerificationMessageType)
  static let emailMfaSubjectType: TextConstraint = TextConstraint(pattern: .emailVerificationSubjectType)
  static let relyingPartyIdType: TextConstraint = TextConstraint(minimum: 1, maximum: 127)
  static let userVerificationType: TextConstraint = TextConstraint(values: ["required", "preferred"])
  static let webAuthnFactorConfigurationType: TextConstraint = TextConstraint(values: ["SINGLE_FACTOR", "MULTI_FACTOR_WITH_USER_VERIFICATION"])
  static let clientNameType: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .userPoolNameType)
  static let clientSecretType: TextConstraint = TextConstraint(minimum: 24, maximum: 64, pattern: .clientSecretType, isSensitive: true, allowsNUL: true)
  static let timeUnitsType: TextConstraint = TextConstraint(values: ["seconds", "minutes", "hours", "days"])
  static let clientPermissionType: TextConstraint = TextConstraint(minimum: 1, maximum: 2048)
  static let explicitAuthFlowsType: TextConstraint = TextConstraint(values: ["ADMIN_NO_SRP_AUTH", "CUSTOM_AUTH_FLOW_ONLY", "USER_PASSWORD_AUTH", "ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_CUSTOM_AUTH", "ALLOW_USER_PASSWORD_AUTH", "ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH", "ALLOW_USER_AUTH", "ALLOW_TOKEN_EXCHANGE_DELEGATION", "ALLOW_TOKEN_EXCHANGE_IMPERSONATION", "ALLOW_CLIENT_TOKEN_AUTH"])
  static let providerNameType: TextConstraint = TextConstraint(minimum: 1, maximum: 32, pattern: .providerNameType)
  static let redirectUrlType: TextConstraint = TextConstraint(minimum: 1, maximum: 1024, pattern: .customAttributeNameType)
  static let hexStringType: TextConstraint = TextConstraint(pattern: .hexStringType)
  static let preventUserExistenceErrorTypes: TextConstraint = TextConstraint(values: ["LEGACY", "ENABLED"])
  static let featureType: TextConstraint = TextConstraint(values: ["ENABLED", "DISABLED"])
  static let clientIdType: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .clientSecretType)
  static let paginationKey: TextConstraint = TextConstraint(minimum: 1, maximum: 131072, pattern: .paginationKeyType)
  static let clientTypeType: TextConstraint = TextConstraint(values: ["REGULAR", "DCR"])
  static let clientSecretIdType: TextConstraint = TextConstraint(minimum: 1, maximum: 128)
  static let domainType: TextConstraint = TextConstraint(minimum: 1, maximum: 63, pattern: .domainType)
  static let securityPolicyType: TextConstraint = TextConstraint(values: ["TLS_V1", "TLS_V1_2_2021", "TLS_V1_3_2025"])
  static let regionNameType: TextConstraint = TextConstraint(minimum: 5, maximum: 32)
  static let healthCheckIdType: TextConstraint = TextConstraint(maximum: 64)
  static let userSessionTrackingType: TextConstraint = TextConstraint(values: ["ENABLED", "DISABLED"])
  static let secretHashType: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .secretHashType, isSensitive: true, allowsNUL: true)
  static let usernameType: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .customAttributeNameType, isSensitive: true)
  static let passwordType: TextConstraint = TextConstraint(maximum: 256, pattern: .passwordType, isSensitive: true, allowsNUL: true)
  static let attributeNameType: TextConstraint = TextConstraint(minimum: 1, maximum: 32, pattern: .attributeNameType)
  static let attributeValueType: TextConstraint = TextConstraint(maximum: 2048, isSensitive: true)
  static let confirmationCodeType: TextConstraint = TextConstraint(minimum: 1, maximum: 2048, pattern: .paginationKeyType)
  static let sessionType: TextConstraint = TextConstraint(minimum: 20, maximum: 4096, isSensitive: true, allowsNUL: true)
  static let messageActionType: TextConstraint = TextConstraint(values: ["RESEND", "SUPPRESS"])
  static let deliveryMediumType: TextConstraint = TextConstraint(values: ["SMS", "EMAIL"])
  static let tokenModelType: TextConstraint = TextConstraint(pattern: .tokenModelType, isSensitive: true, allowsNUL: true)
  static let authFlowType: TextConstraint = TextConstraint(values: ["USER_SRP_AUTH", "REFRESH_TOKEN_AUTH", "REFRESH_TOKEN", "CUSTOM_AUTH", "ADMIN_NO_SRP_AUTH", "USER_PASSWORD_AUTH", "ADMIN_USER_PASSWORD_AUTH", "USER_AUTH"])
  static let challengeNameType: TextConstraint = TextConstraint(values: ["SMS_MFA", "EMAIL_OTP", "SOFTWARE_TOKEN_MFA", "SELECT_MFA_TYPE", "MFA_SETUP", "PASSWORD_VERIFIER", "CUSTOM_CHALLENGE", "SELECT_CHALLENGE", "DEVICE_SRP_AUTH", "DEVICE_PASSWORD_VERIFIER", "ADMIN_NO_SRP_AUTH", "NEW_PASSWORD_REQUIRED", "SMS_OTP", "PASSWORD", "WEB_AUTHN", "PASSWORD_SRP"])
  static let deviceKeyType: TextConstraint = TextConstraint(minimum: 1, maximum: 55, pattern: .deviceKeyType)
  static let revokeAssociatedSessionsType: TextConstraint = TextConstraint(values: ["NONE", "LINKED"])
  static let searchPaginationTokenType: TextConstraint = TextConstraint(minimum: 1, pattern: .paginationKeyType)
  static let userFilterType: TextConstraint = TextConstraint(maximum: 256)
  static let groupNameType: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .customAttributeNameType)
  static let descriptionType: TextConstraint = TextConstraint(maximum: 2048)
  static let deviceNameType: TextConstraint = TextConstraint(minimum: 1, maximum: 1024)
  static let deviceRememberedStatusType: TextConstraint = TextConstraint(values: ["remembered", "not_remembered"])
  static let sessionIdType: TextConstraint = TextConstraint(minimum: 28, maximum: 28, pattern: .sessionIdType)
  static let softwareTokenMFAUserCodeType: TextConstraint = TextConstraint(minimum: 6, maximum: 6, pattern: .softwareTokenMFAUserCodeType, isSensitive: true)
  static let userImportJobNameType: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .userPoolNameType)
  static let passwordHashingAlgorithmType: TextConstraint = TextConstraint(values: ["BCRYPT", "SCRYPT", "ARGON2ID", "PBKDF2_SHA256"])
  static let userImportJobIdType: TextConstraint = TextConstraint(minimum: 1, maximum: 55, pattern: .userImportJobIdType)
  static let providerNameTypeV2: TextConstraint = TextConstraint(minimum: 1, maximum: 32, pattern: .providerNameTypeV2)
  static let identityProviderTypeType: TextConstraint = TextConstraint(values: ["SAML", "Facebook", "Google", "LoginWithAmazon", "SignInWithApple", "OIDC"])
  static let attributeMappingKeyType: TextConstraint = TextConstraint(minimum: 1, maximum: 32)
  static let idpIdentifierType: TextConstraint = TextConstraint(minimum: 1, maximum: 40, pattern: .idpIdentifierType)
  static let acrMappingKeyType: TextConstraint = TextConstraint(pattern: .acrLevelKeyType)
  static let resourceServerIdentifierType: TextConstraint = TextConstraint(minimum: 1, maximum: 256, pattern: .scopeType)
  static let resourceServerNameType: TextConstraint = TextConstraint(minimum: 1, maximum: 256, pattern: .userPoolNameType)
  static let resourceServerScopeNameType: TextConstraint = TextConstraint(minimum: 1, maximum: 256, pattern: .resourceServerScopeNameType)
  static let resourceServerScopeDescriptionType: TextConstraint = TextConstraint(minimum: 1, maximum: 256)
  static let assetCategoryType: TextConstraint = TextConstraint(values: ["FAVICON_ICO", "FAVICON_SVG", "EMAIL_GRAPHIC", "SMS_GRAPHIC", "AUTH_APP_GRAPHIC", "PASSWORD_GRAPHIC", "PASSKEY_GRAPHIC", "PAGE_HEADER_LOGO", "PAGE_HEADER_BACKGROUND", "PAGE_FOOTER_LOGO", "PAGE_FOOTER_BACKGROUND", "PAGE_BACKGROUND", "FORM_BACKGROUND", "FORM_LOGO", "IDP_BUTTON_ICON"])
  static let colorSchemeModeType: TextConstraint = TextConstraint(values: ["LIGHT", "DARK", "DYNAMIC"])
  static let assetExtensionType: TextConstraint = TextConstraint(values: ["ICO", "JPEG", "PNG", "SVG", "WEBP"])
  static let resourceIdType: TextConstraint = TextConstraint(minimum: 1, maximum: 40, pattern: .resourceIdType)
  static let managedLoginBrandingIdType: TextConstraint = TextConstraint(pattern: .managedLoginBrandingIdType)
  static let cSSType: TextConstraint = TextConstraint(maximum: 131072)
  static let termsNameType: TextConstraint = TextConstraint(pattern: .termsNameType)
  static let termsSourceType: TextConstraint = TextConstraint(values: ["LINK"])
  static let termsEnforcementType: TextConstraint = TextConstraint(values: ["NONE"])
  static let languageIdType: TextConstraint = TextConstraint(pattern: .languageIdType)
  static let linkUrlType: TextConstraint = TextConstraint(minimum: 1, maximum: 1024, pattern: .linkUrlType)
  static let termsIdType: TextConstraint = TextConstraint(pattern: .managedLoginBrandingIdType)
  static let getDerivedTokenTokenModelType: TextConstraint = TextConstraint(maximum: 131072, pattern: .getDerivedTokenTokenModelType, isSensitive: true, allowsNUL: true)
  static let tokenTypeIdentifierType: TextConstraint = TextConstraint(values: ["ACCESS_TOKEN", "ID_TOKEN", "SAML2"])
  static let audienceType: TextConstraint = TextConstraint(minimum: 1, maximum: 256, pattern: .scopeType)
  static let issuedTokenTypeIdentifierType: TextConstraint = TextConstraint(values: ["ACCESS_TOKEN", "ID_TOKEN"])
  static let eventFilterType: TextConstraint = TextConstraint(values: ["SIGN_IN", "PASSWORD_CHANGE", "SIGN_UP"])
  static let compromisedCredentialsEventActionType: TextConstraint = TextConstraint(values: ["BLOCK", "NO_ACTION"])
  static let emailNotificationSubjectType: TextConstraint = TextConstraint(minimum: 1, maximum: 140, pattern: .emailVerificationSubjectType)
  static let emailNotificationBodyType: TextConstraint = TextConstraint(minimum: 6, maximum: 20000, pattern: .emailNotificationBodyType)
  static let accountTakeoverEventActionType: TextConstraint = TextConstraint(values: ["BLOCK", "MFA_IF_CONFIGURED", "MFA_REQUIRED", "NO_ACTION"])
  static let eventIdType: TextConstraint = TextConstraint(minimum: 1, maximum: 50, pattern: .eventIdType)
  static let feedbackValueType: TextConstraint = TextConstraint(values: ["Valid", "Invalid"])
  static let logLevel: TextConstraint = TextConstraint(values: ["ERROR", "INFO"])
  static let eventSourceName: TextConstraint = TextConstraint(values: ["userNotification", "userAuthEvents"])
  static let s3ArnType: TextConstraint = TextConstraint(minimum: 3, maximum: 1024, pattern: .s3ArnType)
  static let updateReplicaStatusType: TextConstraint = TextConstraint(values: ["ACTIVE", "INACTIVE"])
  static let limitClass: TextConstraint = TextConstraint(values: ["API_CATEGORY"])
  static let identityPoolName: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .userPoolNameType)
  static let identityProviderName: TextConstraint = TextConstraint(minimum: 1, maximum: 128)
  static let identityProviderId: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .identityProviderId)
  static let identityDeveloperProviderName: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .identityDeveloperProviderName)
  static let identityARNString: TextConstraint = TextConstraint(minimum: 20, maximum: 2048)
  static let identityCognitoIdentityProviderName: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .identityCognitoIdentityProviderName)
  static let identityCognitoIdentityProviderClientId: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .identityCognitoIdentityProviderClientId)
  static let identityTagKeysType: TextConstraint = TextConstraint(minimum: 1, maximum: 128)
  static let identityTagValueType: TextConstraint = TextConstraint(maximum: 256)
  static let identityIdentityPoolId: TextConstraint = TextConstraint(minimum: 1, maximum: 55, pattern: .identityIdentityPoolId)
  static let identityPaginationKey: TextConstraint = TextConstraint(minimum: 1, maximum: 65535, pattern: .paginationKeyType)
  static let identityRoleType: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .identityRoleType)
  static let identityRoleMappingType: TextConstraint = TextConstraint(values: ["Token", "Rules"])
  static let identityAmbiguousRoleResolutionType: TextConstraint = TextConstraint(values: ["AuthenticatedRole", "Deny"])
  static let identityClaimName: TextConstraint = TextConstraint(minimum: 1, maximum: 64, pattern: .customAttributeNameType)
  static let identityMappingRuleMatchType: TextConstraint = TextConstraint(values: ["Equals", "Contains", "StartsWith", "NotEqual"])
  static let identityClaimValue: TextConstraint = TextConstraint(minimum: 1, maximum: 128)
  static let identityPrincipalTagID: TextConstraint = TextConstraint(minimum: 1, maximum: 128)
  static let identityPrincipalTagValue: TextConstraint = TextConstraint(minimum: 1, maximum: 256)
  static let identityAccountId: TextConstraint = TextConstraint(minimum: 1, maximum: 15, pattern: .identityAccountId)
  static let identityProviderToken: TextConstraint = TextConstraint(minimum: 1, maximum: 50000, isSensitive: true, allowsNUL: true)
  static let identityIdentityId: TextConstraint = TextConstraint(minimum: 1, maximum: 55, pattern: .identityIdentityPoolId)
  static let identityDeveloperUserIdentifier: TextConstraint = TextConstraint(minimum: 1, maximum: 1024)
  static let syncIdentityPoolId: TextConstraint = TextConstraint(minimum: 1, maximum: 55, pattern: .identityIdentityPoolId)
  static let syncIdentityId: TextConstraint = TextConstraint(minimum: 1, maximum: 55, pattern: .identityIdentityPoolId)
  static let syncString: TextConstraint = TextConstraint()
  static let syncDatasetName: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .syncDatasetName)
  static let syncSessionToken: TextConstraint = TextConstraint(allowsNUL: true)
  static let syncDeviceId: TextConstraint = TextConstraint(minimum: 1, maximum: 256)
  static let syncOperation: TextConstraint = TextConstraint(values: ["replace", "remove"])
  static let syncRecordKey: TextConstraint = TextConstraint(minimum: 1, maximum: 1024)
  static let syncRecordValue: TextConstraint = TextConstraint(maximum: 1048575, allowsNUL: true)
  static let syncClientContext: TextConstraint = TextConstraint()
  static let syncPlatform: TextConstraint = TextConstraint(values: ["APNS", "APNS_SANDBOX", "GCM", "ADM"])
  static let syncPushToken: TextConstraint = TextConstraint(allowsNUL: true)
  static let syncApplicationArn: TextConstraint = TextConstraint(pattern: .syncApplicationArn)
  static let syncAssumeRoleArn: TextConstraint = TextConstraint(minimum: 20, maximum: 2048, pattern: .syncAssumeRoleArn)
  static let syncStreamName: TextConstraint = TextConstraint(minimum: 1, maximum: 128)
  static let syncStreamingStatus: TextConstraint = TextConstraint(values: ["ENABLED", "DISABLED"])
  static let syncCognitoEventType: TextConstraint = TextConstraint()
  static let syncLambdaFunctionArn: TextConstraint = TextConstraint()
  static let securityTokenArnType: TextConstraint = TextConstraint(minimum: 20, maximum: 2048, pattern: .securityTokenArnType)
  static let securityTokenRoleSessionNameType: TextConstraint = TextConstraint(minimum: 2, maximum: 64, pattern: .securityTokenRoleSessionNameType)
  static let securityTokenUnrestrictedSessionPolicyDocumentType: TextConstraint = TextConstraint(minimum: 1, pattern: .securityTokenUnrestrictedSessionPolicyDocumentType)
  static let securityTokenTagKeyType: TextConstraint = TextConstraint(minimum: 1, maximum: 128, pattern: .securityTokenTagKeyType)
  static let securityTokenTagValueType: TextConstraint = TextConstraint(maximum: 256, pattern: .securityTokenTagValueType)
  static let securityTokenExternalIdType: TextConstraint = TextConstraint(minimum: 2, maximum: 1224, pattern: .securityTokenExternalIdType)
  static let securityTokenSerialNumberType: TextConstraint = TextConstraint(minimum: 9, maximum: 256, pattern: .securityTokenSerialNumberType)
  static let securityTokenTokenCodeType: TextConstraint = TextConstraint(minimum: 6, maximum: 6, pattern: .securityTokenTokenCodeType)
  static let securityTokenSourceIdentityType: TextConstraint = TextConstraint(minimum: 2, maximum: 64, pattern: .securityTokenRoleSessionNameType)
  static let securityTokenContextAssertionType: TextConstraint = TextConstraint(minimum: 4, maximum: 2048)
  static let securityTokenSAMLAssertionType: TextConstraint = TextConstraint(minimum: 4, maximum: 100000, isSensitive: true, allowsNUL: true)
  static let securityTokenSessionPolicyDocumentType: TextConstraint = TextConstraint(minimum: 1, maximum: 2048, pattern: .securityTokenUnrestrictedSessionPolicyDocumentType)
  static let securityTokenClientTokenType: TextConstraint = TextConstraint(minimum: 4, maximum: 20000, isSensitive: true, allowsNUL: true)
  static let securityTokenUrlType: TextConstraint = TextConstraint(minimum: 4, maximum: 2048)
  static let securityTokenTargetPrincipalType: TextConstraint = TextConstraint(minimum: 12, maximum: 2048)
  static let securityTokenEncodedMessageType: TextConstraint = TextConstraint(minimum: 1, maximum: 10240)
  static let securityTokenAccessKeyIdType: TextConstraint = TextConstraint(minimum: 16, maximum: 128, pattern: .securityTokenAccessKeyIdType)
  static let securityTokenTradeInTokenType: TextConstraint = TextConstraint(isSensitive: true, allowsNUL: true)
  static let securityTokenUserNameType: TextConstraint = TextConstraint(minimum: 2, maximum: 32, pattern: .securityTokenRoleSessionNameType)
  static let securityTokenWebIdentityTokenAudienceStringType: TextConstraint = TextConstraint(minimum: 1, maximum: 1000)
  static let securityTokenJwtAlgorithmType: TextConstraint = TextConstraint(minimum: 5, maximum: 5)
}
