import { ValidationError } from 'yup'
import type { FeedProducts } from '../../contract/entities/sitemap'
import type { Currency } from '../../contract/entities/store'
import type { TicketState } from '../../contract/entities/ticket'
import { applyDocuments, type DocumentResult, type KindDocument } from '../catalog/operations/apply-documents'
import { inArray } from 'drizzle-orm'
import { type CollectedMedia, collectMedia } from '../catalog/media/collect-media'
import { MediaError } from '../catalog/media/inspect'
import { type ListedMedia, listMedia, type ShownMedia, showMedia } from '../catalog/media/list-media'
import { type MediaShop, storeMedia } from '../catalog/media/store-media'
import { dryRun } from '../catalog/operations/dry-run'
import { removePicture } from '../catalog/operations/set-picture'
import { type AddedPicture, addPicture, type AddPictureInput } from '../catalog/media/add-picture'
import type { Database } from '../db/database'
import { DocumentError, type OperationShop, type Stored, type Written } from '../catalog/operations/change'
import type { RedirectInput } from '../catalog/former-addresses/plan-redirects'
import {
  type ListedRedirects,
  listRedirects,
  type RedirectResult,
  removeRedirect,
  setRedirects,
} from '../catalog/operations/set-redirects'
import type { Pace } from '../catalog/operations/pace'
import { setPrices } from '../catalog/operations/set-prices'
import { media } from '../db/schema'
import { type DocumentKind, showDocument } from '../catalog/operations/document-kinds'
import { listDocuments, type ListedDocument } from '../catalog/operations/list-documents'
import { listFeed } from '../catalog/feed/list-feed'
import { momentOf } from '../i18n/zoned-time'
import { readMinorDigits, readStore } from './store-settings'
import { type NewTexts, setTexts } from '../catalog/operations/set-texts'
import { type EraseInput, erasePerson, type Erasure } from '../customers/personal-data/erase-person'
import { exportPerson, type PersonDocument } from '../customers/personal-data/export-person'
import { importCustomers, type ImportCustomersInput, type ImportedCustomer } from '../customers/import-customers'
import {
  type ImportedSubscriber,
  importSubscribers,
  type ImportSubscribersInput,
  unsubscribe,
} from '../customers/subscribers'
import { type ImportedOrder, importOrders, type ImportOrdersInput } from '../orders/import-orders'
import type { ExportBatch } from './export/batch'
import { type ExportInput, type ExportRecord, readExport, recordExport } from './export/people-tables'
import { type ProductBatch, type ProductPlace, readPictureFile, readProductBatch } from './export/products/read-batch'
import { readContent, type ShopContent } from './export/shop/read-content'
import {
  listAllTickets,
  type ListedTicket,
  readTicketFile,
  recordSavedFiles,
  type ShownTicket,
  showTicketOf,
} from '../feedback/operator-tickets'
import type { Shop } from '../http/context'
import { rebuildSearch } from '../search/refresh-search'
import { type FormerNames, keepFormerNames } from '../catalog/former-addresses/keep-former-names'
import {
  type ImportFacts,
  keepMapping,
  mediaOfAddresses,
  noteMediaSource,
  productsOfSkus,
  readImportFacts,
} from './import/shop-facts'

interface ApplyInput {
  documents: KindDocument[]
  /** Name of the account that runs the command. */
  actor: string
  isDryRun: boolean
  isMirror?: boolean
  isConfirmed?: boolean
  expectedVersion?: number | undefined
  /** Categories and attributes that an earlier part of a dry run would have written. */
  assumed?: KindDocument[]
}

/** Operations of owners' commands: on the running shop through its socket, or on its database directly. */
export interface ShopCommandTypes {
  apply: { input: ApplyInput; output: DocumentResult[] }
  list: { input: { kind: DocumentKind }; output: ListedDocument[] }
  /** A resource as its document; null if it does not exist. */
  show: { input: { kind: DocumentKind; key: string }; output: Stored | null }
  /** Decimals of the shop's currency. */
  currency: { input: null; output: { minorDigits: number } }
  /** The shop's data for files for other systems; `origin` is `https://shop.example`. */
  exportFacts: { input: null; output: { origin: string; name: string; currency: Currency } }
  /** Amounts in minor units, times as an operator writes them (momentOf); `problem` is the reason of a rejection. */
  setPrice: {
    input: {
      name: string
      price: number
      specialPrice: number | null
      saleStarts: string | null
      saleEnds: string | null
      actor: string
    }
    output: Outcome
  }
  /** New texts in one language; `problem` is the reason of a rejection. */
  setTexts: { input: NewTexts & { actor: string }; output: Outcome }
  reindex: { input: null; output: { products: number } }
  /** Which photographs of these hashes the shop has not. */
  missingMedia: { input: { hashes: string[] }; output: string[] }
  listMedia: { input: null; output: ListedMedia[] }
  /** A photograph by its hash or a prefix of it. */
  showMedia: { input: { hash: string }; output: ShownMedia | null }
  /** Deletes originals that no picture uses. */
  collectMedia: { input: { actor: string; isDryRun: boolean }; output: CollectedMedia[] }
  /** Stores a photograph, and its source address, if any; `problem` is the reason of a rejection. */
  addMedia: { input: { base64: string; source?: string }; output: { hash: string; problem: string } }
  /** Stores a photograph as a picture of no product. */
  addPicture: { input: AddPictureInput; output: AddedPicture }
  /** Removes an unused picture; `problem` is the reason of a rejection. */
  removePicture: { input: { name: string; actor: string; isDryRun: boolean }; output: Outcome }
  importFacts: { input: null; output: ImportFacts }
  /** Keys of products by the SKUs of their variants. */
  productsOfSkus: { input: { skus: string[] }; output: Record<string, string> }
  /** Hashes of photographs by the addresses they are of. */
  mediaOfAddresses: { input: { addresses: string[] }; output: Record<string, string> }
  /** Stores the names of products in the shop that they were imported from. */
  keepFormerNames: { input: { names: FormerNames[] }; output: null }
  listRedirects: { input: { text: string }; output: ListedRedirects }
  setRedirects: {
    input: { redirects: RedirectInput[]; hosts: string[]; actor: string; isDryRun: boolean }
    output: RedirectResult[]
  }
  removeRedirect: { input: { from: string; actor: string }; output: boolean }
  keepMapping: { input: { dialect: string; headings: Record<string, string> }; output: null }
  /** A part of an export; `after` of one part selects the next. */
  readExport: { input: ExportInput; output: ExportBatch & { headings: readonly string[] } }
  /** All personal data of a person; null if the shop has none for the email. */
  exportPerson: { input: { email: string; actor: string }; output: PersonDocument | null }
  /** Adds accounts without a password, and, on request, mails their owners to choose one. */
  importCustomers: { input: ImportCustomersInput; output: ImportedCustomer[] }
  /** Adds orders of another shop as history. */
  importOrders: { input: ImportOrdersInput; output: ImportedOrder[] }
  /** Adds subscribers of another list. */
  importSubscribers: { input: ImportSubscribersInput; output: ImportedSubscriber[] }
  /** Whether the email was subscribed. */
  unsubscribe: { input: { email: string; actor: string }; output: boolean }
  erasePerson: { input: EraseInput; output: Erasure }
  recordExport: { input: ExportRecord; output: null }
  listTickets: { input: { state: TicketState | null }; output: ListedTicket[] }
  showTicket: { input: { number: string }; output: ShownTicket | null }
  /** A file of a ticket; null where its bytes are not there. */
  readTicketFile: { input: { number: string; id: string }; output: { base64: string | null } }
  recordSavedFiles: { input: { number: string; actor: string; count: number }; output: null }
  /** The shop's content besides products, as documents. */
  exportContent: { input: null; output: ShopContent }
  /** The next products in the shop's order, as documents. */
  exportProducts: { input: { after: ProductPlace | null }; output: ProductBatch }
  /** Products of the shop's feed, from a number on. */
  exportFeed: { input: { after: number }; output: FeedProducts }
  /** The file of a product's picture; null if the name is unknown. */
  exportPicture: { input: { name: string }; output: { base64: string | null } }
}

export type ShopCommandName = keyof ShopCommandTypes

/** Receives a command's progress. */
export type OnProgress = (progress: { done: number; total: number; result?: DocumentResult }) => void

/** Runs commands. */
export interface ShopCommands {
  run: <Name extends ShopCommandName>(
    name: Name,
    input: ShopCommandTypes[Name]['input'],
    onProgress?: OnProgress,
  ) => Promise<ShopCommandTypes[Name]['output']>
}

/** `pace` is of a shop that serves requests in the same process. */
type CommandShop = OperationShop & MediaShop & Pick<Shop, 'imageRenderer' | 'publicOrigin'> & { pace?: Pace }

type Handlers = {
  [Name in ShopCommandName]: (
    shop: CommandShop,
    input: ShopCommandTypes[Name]['input'],
    onProgress: OnProgress,
  ) => Promise<ShopCommandTypes[Name]['output']>
}

interface Outcome {
  outcome: Written['outcome'] | 'unknown' | 'refused'
  /** Why it is rejected. */
  problem: string
}

/** The outcome of a change of a resource that may not exist. */
async function outcomeOf(change: () => Promise<Written | null>): Promise<Outcome> {
  try {
    return { outcome: (await change())?.outcome ?? 'unknown', problem: '' }
  } catch (error) {
    if (error instanceof DocumentError || error instanceof ValidationError)
      return { outcome: 'refused', problem: error.message }
    throw error
  }
}

const HANDLERS: Handlers = {
  apply: (shop, { documents, ...options }, onProgress) =>
    applyDocuments(shop, documents, {
      ...options,
      pace: shop.pace,
      onResult: (result, done, total) => onProgress({ done, total, result }),
    }),
  list: (shop, { kind }) => listDocuments(shop, kind),
  show: (shop, { kind, key }) => showDocument(shop, kind, key),
  currency: async (shop) => ({ minorDigits: await readMinorDigits(shop) }),
  exportFacts: async (shop) => {
    const { name, currency } = await readStore(shop)
    return { origin: shop.publicOrigin, name, currency: currency[shop.language] }
  },
  setPrice: async (shop, { saleStarts, saleEnds, actor, ...asked }) => {
    const { timeZone } = (await readStore(shop)).country
    const time = (text: string | null, isEnd: boolean) =>
      text === null ? null : (momentOf(text, timeZone, { isEnd }) ?? null)
    const sale = { saleStartsAt: time(saleStarts, false), saleEndsAt: time(saleEnds, true) }
    return outcomeOf(() => setPrices(shop, { ...asked, ...sale }, { actor }))
  },
  setTexts: (shop, { actor, ...texts }) => outcomeOf(() => setTexts(shop, texts, { actor })),
  reindex: async ({ db }, _, onProgress) => {
    let products = 0
    await db.transaction((tx) =>
      rebuildSearch(tx, (done, total) => {
        products = total
        onProgress({ done, total })
      }),
    )
    return { products }
  },
  missingMedia: async ({ db }, { hashes }) => {
    if (hashes.length === 0) return []
    const rows = await db.select({ hash: media.hash }).from(media).where(inArray(media.hash, hashes))
    const known = new Set(rows.map(({ hash }) => hash))
    return hashes.filter((hash) => !known.has(hash))
  },
  addMedia: async (shop, { base64, source }) => {
    try {
      const { hash } = await storeMedia(shop, Buffer.from(base64, 'base64'), { at: new Date(shop.now()) })
      if (source) await noteMediaSource(shop.db, source, hash)
      return { hash, problem: '' }
    } catch (error) {
      if (error instanceof MediaError) return { hash: '', problem: error.message }
      throw error
    }
  },
  addPicture: (shop, input) => addPicture(shop, input),
  removePicture: (shop, { name, actor, isDryRun }) =>
    outcomeOf(() => {
      const remove = (db: Database) => removePicture({ ...shop, db }, name, { actor })
      return isDryRun ? dryRun(shop.db, remove) : remove(shop.db)
    }),
  listMedia: ({ db }) => listMedia(db),
  showMedia: ({ db }, { hash }) => showMedia(db, hash),
  collectMedia: (shop, input) => collectMedia(shop, input),
  importFacts: ({ db, language }) => readImportFacts(db, language),
  productsOfSkus: ({ db }, { skus }) => productsOfSkus(db, skus),
  mediaOfAddresses: ({ db }, { addresses }) => mediaOfAddresses(db, addresses),
  keepFormerNames: async ({ db }, { names }) => {
    await keepFormerNames(db, names)
    return null
  },
  listRedirects: (shop, { text }) => listRedirects(shop, text),
  setRedirects: (shop, { redirects, ...options }, onProgress) =>
    setRedirects(shop, redirects, { ...options, onProgress: (done, total) => onProgress({ done, total }) }),
  removeRedirect: (shop, { from, actor }) => removeRedirect(shop, from, { actor }),
  keepMapping: async ({ db, now }, mapping) => {
    await keepMapping(db, { ...mapping, now: now() })
    return null
  },
  readExport: (shop, input) => readExport(shop, input),
  exportPerson: (shop, input) => exportPerson(shop, input),
  importCustomers: (shop, input) => importCustomers(shop, input),
  importOrders: (shop, input) => importOrders(shop, input),
  importSubscribers: (shop, input) => importSubscribers(shop, input),
  unsubscribe: (shop, input) => unsubscribe(shop, input),
  erasePerson: (shop, input) => erasePerson(shop, input),
  recordExport: async (shop, input) => {
    await recordExport(shop, input)
    return null
  },
  listTickets: (shop, input) => listAllTickets(shop, input),
  showTicket: (shop, { number }) => showTicketOf(shop, number),
  readTicketFile: async (shop, input) => ({
    base64: (await readTicketFile(shop, input))?.toString('base64') ?? null,
  }),
  recordSavedFiles: async (shop, input) => {
    await recordSavedFiles(shop, input)
    return null
  },
  exportContent: (shop) => readContent(shop),
  exportProducts: (shop, input) => readProductBatch(shop, input),
  exportFeed: (shop, { after }) => listFeed(shop, after),
  exportPicture: async (shop, { name }) => ({
    base64: (await readPictureFile(shop, name))?.toString('base64') ?? null,
  }),
}

export const isShopCommand = (name: string): name is ShopCommandName => Object.hasOwn(HANDLERS, name)

/** Commands that work on the database of this process. */
export const localCommands = (shop: CommandShop): ShopCommands => ({
  run: (name, input, onProgress = () => {}) => HANDLERS[name](shop, input, onProgress),
})
