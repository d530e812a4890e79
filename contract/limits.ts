/** Limits enforced by both programs. */
export const LIMITS = {
  /** Largest body of one request, in bytes. */
  bodyBytes: 64 * 1024,
  /** Deepest nesting of a JSON body. */
  jsonDepth: 20,
  /** Longest array in a JSON body. */
  arrayLength: 1000,
  /** Longest query string, in bytes. */
  queryBytes: 2 * 1024,
  /** Longest header that is read, in bytes. */
  headerBytes: 1024,
  /** Items on one page of a list. */
  pageSize: 1000,
  /** Highest page number of a list. */
  page: 10_000,
  /** Quantity of one cart line (spec §5 and §9). */
  quantity: { min: 1, max: 30 },
  /** Children of one cart line. */
  children: 8,
  /** Highest id of an option: the maximum of a database integer. */
  optionId: 2_147_483_647,
  /** Option groups of a product, values of a group, variants of a product. */
  optionGroups: 5,
  optionValues: 100,
  variants: 2000,
  /** A printed name: length in characters. */
  customName: 12,
  /** A printed number: highest value. */
  customNumber: 99,
  /** Fields of a personalization, length of a text in code units, highest number of a field without bounds. */
  personalizationFields: 10,
  personalizationText: 500,
  personalizationNumber: 9999,
  /** An email address: length in characters (RFC 5321). */
  email: 254,
  /** A search keyword: length in characters. */
  keyword: 100,
  /** A first or last name: length in characters (spec §5). */
  name: { min: 2, max: 60 },
  /** A password: length in characters (spec §5). */
  password: { min: 8, max: 128 },
  /** Street, city, state, postal code, phone: length of each in characters. */
  addressLine: 120,
  /** Addresses in one address book. */
  addresses: 50,
  /** A customer's message in a ticket: length in characters. */
  ticketText: 4000,
  /** Attachments: bytes per file, files per message, bytes per customer, characters of a name. */
  attachmentBytes: 5 * 1024 * 1024,
  attachments: 5,
  attachmentBytesOfCustomer: 50 * 1024 * 1024,
  attachmentName: 120,
  /** A form with its files: size in bytes. */
  uploadBytes: 5 * 5 * 1024 * 1024 + 128 * 1024,
  /** A review's title and text, a question: length in characters. */
  reviewTitle: 80,
  reviewText: 2000,
  questionText: 500,
  /** An order number: length in characters. */
  orderNumber: 32,
  /** A customer's note on an order: length in characters. */
  orderNote: 500,
  /** A coupon's code: length in characters. */
  couponCode: 32,
  /** An absolute URL: length in characters. */
  url: 500,
  /** Longest return period in days: ten years. */
  returnDays: 3650,
} as const

/** Format of a key or an id in a path. */
export const KEY_PATTERN = /^[A-Za-z0-9_-]{1,128}$/

/** SHA-256 of a file, in hex. */
export const HASH_PATTERN = /^[0-9a-f]{64}$/

/** Format of an `Idempotency-Key`. */
export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9_-]{1,64}$/

/** Format of a device uuid. The storefront issues it, and a visitor's cart belongs to it. */
export const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The option group displayed as Size (spec §3). */
export const SIZE_GROUP_ID = 2

/** Up to this stock the remaining number is displayed; above it only that the size is available. */
export const LOW_STOCK = 3
