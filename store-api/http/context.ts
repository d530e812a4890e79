import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Binding } from '../../contract/cipher'
import type { ContractKeys } from '../../contract/keys'
import type { Database } from '../db/database'
import type { Listing } from '../catalog/facet-index/listing'
import type { Locale } from '../i18n/locale'
import type { PaymentProvider } from '../payments/provider'
import type { Texts } from '../i18n/types'

/** What stands between readers and the database that is written. */
export interface Readers {
  db: Database
  listing: Listing
  /** Resolves when all that was committed before is seen by whoever reads. */
  caughtUp: () => Promise<void>
}

/** Everything the app works with; tests give their own. */
export interface Shop {
  db: Database
  /** What everybody is shown is read here, where a replica does that: the catalogue, lists and searches. */
  readers?: Readers | undefined
  /** The current keys first, then those still accepted during rotation. */
  keys: ContractKeys[]
  language: Locale
  texts: Texts
  publicOrigin: string
  /** Whether written mails can be read at `/dev/outbox`, and reviews approved at `/dev/approval`. */
  hasDevTools: boolean
  /** Whether `/dev/approval` and `/dev/orders` do the operator's work for whoever can reach them. */
  hasAdminPages: boolean
  /** Also take the plain hash of timestamp and path for a signature. */
  acceptsPathSign: boolean
  logger: Logger
  /** Gives the picture's bytes, from the cache or newly drawn. */
  pictures: PictureSource
  /** The products as listings see them. */
  listing: Listing
  /** Who takes the money; null where nothing can be paid. */
  payments: PaymentProvider | null
  /** Whether one may order without an account. */
  guestsMayOrder: boolean
  /** How long an order waits for its payment, and keeps its stock, in milliseconds. */
  unpaidOrderTtlMs: number
  /** The same of a guest's order. */
  unpaidGuestOrderTtlMs: number
  /** Milliseconds since the epoch. */
  now: () => number
  /** Whether the program is about to end: whoever asks again had better ask another. */
  isLeaving?: () => boolean
}

export interface PictureSource {
  /** @param width in pixels: the larger pictures are, the fewer wait to be drawn */
  get(name: string, produce: () => Promise<Buffer>, width?: number): Promise<Buffer>
}

/** Who is asking, once the signature was found good. */
export interface Caller {
  token: string
  uuid: string
  /** The shopper's network address; empty where the storefront does not know it. */
  address: string
  /** Who is signed in; null for a visitor. */
  customerId: number | null
  /** What the session is kept by; empty for a visitor. */
  sessionHash: string
}

/** What middleware leaves for handlers: the opened body, the caller, and how to seal the answer. */
export interface Variables {
  requestId: string
  rawBody: string
  body: unknown
  caller: Caller
  sealing: { keys: ContractKeys; binding: Binding }
}

export interface AppEnv {
  Variables: Variables
}
export type AppContext = Context<AppEnv>
