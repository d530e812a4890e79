import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { AssociatedData } from '../../contract/cipher'
import type { ContractKeys } from '../../contract/keys'
import type { CatalogIndex } from '../catalog/facet-index/catalog-index'
import type { ImageRenderer } from '../catalog/images/drawing'
import type { RenderSize } from '../catalog/images/image-cache'
import type { MediaStorage } from '../catalog/media/storage'
import type { Database } from '../db/database'
import type { Locale } from '../i18n/locale'
import type { Texts } from '../i18n/types'
import type { PaymentProvider } from '../payments/provider'
import type { SearchCounts } from '../search/search-counts'

/** The read side: a replica, or the primary. */
export interface Readers {
  db: Database
  catalog: CatalogIndex
  /** Resolves when the reader has replayed everything committed before the call. */
  catchUp: () => Promise<void>
}

/** Dependencies of the app; tests pass their own. */
export interface Shop {
  db: Database
  /** A read replica for public reads: catalogue, lists and searches. */
  readers?: Readers | undefined
  /** The current keys first, then those still accepted during rotation. */
  keys: ContractKeys[]
  language: Locale
  texts: Texts
  publicOrigin: string
  /** Whether written mails can be read at `/dev/outbox`, and reviews approved at `/dev/approval`. */
  hasDevTools: boolean
  /** Serves the admin pages `/dev/approval` and `/dev/orders`, without authentication. */
  hasAdminPages: boolean
  /** Also accepts the plain hash of timestamp and path as a signature. */
  acceptsPathSign: boolean
  logger: Logger
  /** Product images, cached or rendered on demand. */
  pictures: ImageSource
  /** Originals of photographs. */
  media: MediaStorage
  /** Maximum total size of all originals, in bytes. */
  mediaMaxBytes: number
  /** Renders the images that are not cached. */
  imageRenderer: ImageRenderer
  /** The products as listings see them. */
  catalog: CatalogIndex
  /** Counts the keywords that are searched for; omitted by commands. */
  searchCounts?: SearchCounts | undefined
  /** The payment provider; null without one. */
  payments: PaymentProvider | null
  /** Whether guest checkout is enabled. */
  guestsMayOrder: boolean
  /** Addresses that get an email about each paid order. */
  orderEmails: readonly string[]
  /** How long an unpaid order keeps its stock, in milliseconds. */
  unpaidOrderTtlMs: number
  /** The same of a guest's order. */
  unpaidGuestOrderTtlMs: number
  /** Milliseconds since the epoch. */
  now: () => number
  /** True during graceful shutdown; readiness probes then fail. */
  isShuttingDown?: () => boolean
}

interface ImageSource {
  /**
   * @param size larger images and photographs allow fewer to wait in the queue
   * @param signal of the request: once no request waits for an image, it leaves the queue
   */
  get(name: string, produce: () => Promise<Buffer>, size?: RenderSize, signal?: AbortSignal): Promise<Buffer>
}

/** The authenticated caller. */
export interface Caller {
  token: string
  uuid: string
  /** The shopper's network address; empty if the storefront does not know it. */
  address: string
  /** The logged-in customer; null for a guest. */
  customerId: number | null
  /** Hash of the session token; empty for a guest. */
  sessionHash: string
}

/** Set by middleware for handlers: decrypted body, caller, and the keys for the encrypted reply. */
export interface Variables {
  requestId: string
  rawBody: string
  body: unknown
  caller: Caller
  replyCipher: { keys: ContractKeys; associatedData: AssociatedData }
}

export interface AppEnv {
  Variables: Variables
}
export type AppContext = Context<AppEnv>
