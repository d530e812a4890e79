import { ValidationError } from 'yup'
import { applyDocuments } from '../catalog/operations/apply-documents'
import { inArray } from 'drizzle-orm'
import { collectMedia } from '../catalog/media/collect-media'
import { MediaError } from '../catalog/media/inspect'
import { listMedia, showMedia } from '../catalog/media/list-media'
import { type MediaShop, storeMedia } from '../catalog/media/store-media'
import { dryRun } from '../catalog/operations/dry-run'
import { removePicture } from '../catalog/operations/set-picture'
import { addPicture } from '../catalog/media/add-picture'
import type { Database } from '../db/database'
import { DocumentError, type OperationShop, type ChangeResult } from '../catalog/operations/change'
import { listRedirects, removeRedirect, setRedirects } from '../catalog/operations/set-redirects'
import type { Pace } from '../catalog/operations/pace'
import { setPrices } from '../catalog/operations/set-prices'
import { media } from '../db/schema'
import { showDocument } from '../catalog/operations/document-kinds'
import { listDocuments } from '../catalog/operations/list-documents'
import { listFeed } from '../catalog/feed/list-feed'
import { parseDateTime } from '../i18n/zoned-time'
import { readMinorDigits, readStore } from './store-settings'
import { setTexts } from '../catalog/operations/set-texts'
import { erasePerson } from '../customers/personal-data/erase-person'
import { exportPerson } from '../customers/personal-data/export-person'
import { importCustomers } from '../customers/import-customers'
import { importSubscribers, unsubscribe } from '../customers/subscribers'
import { importOrders } from '../orders/import-orders'
import { readExport, recordExport } from './export/people-tables'
import { readPictureFile, readProductBatch } from './export/products/read-batch'
import { readContent } from './export/shop/read-content'
import { listAllTickets, readTicketFile, recordSavedFiles, showTicketOf } from '../feedback/operator-tickets'
import type { Shop } from '../http/context'
import { rebuildSearchIndex } from '../search/refresh-search'
import { saveFormerNames } from '../catalog/former-addresses/save-former-names'
import { saveMapping, mediaOfAddresses, recordMediaSource, productsOfSkus, readImportFacts } from './import/shop-facts'
import type { OnProgress, Outcome, ShopCommandName, ShopCommands, ShopCommandTypes } from './shop-command-types'

/** `pace` is of a shop that serves requests in the same process. */
type CommandShop = OperationShop & MediaShop & Pick<Shop, 'imageRenderer' | 'publicOrigin'> & { pace?: Pace }

type Handlers = {
  [Name in ShopCommandName]: (
    shop: CommandShop,
    input: ShopCommandTypes[Name]['input'],
    onProgress: OnProgress,
  ) => Promise<ShopCommandTypes[Name]['output']>
}

/** The outcome of a change of a resource that may not exist. */
async function outcomeOf(change: () => Promise<ChangeResult | null>): Promise<Outcome> {
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
  setPrice: async (shop, { saleStarts, saleEnds, actor, ...prices }) => {
    const { timeZone } = (await readStore(shop)).country
    const toTime = (text: string | null, isEnd: boolean) =>
      text === null ? null : (parseDateTime(text, timeZone, { isEnd }) ?? null)
    const sale = { saleStartsAt: toTime(saleStarts, false), saleEndsAt: toTime(saleEnds, true) }
    return outcomeOf(() => setPrices(shop, { ...prices, ...sale }, { actor }))
  },
  setTexts: (shop, { actor, ...texts }) => outcomeOf(() => setTexts(shop, texts, { actor })),
  reindex: async ({ db }, _, onProgress) => {
    let products = 0
    await db.transaction((tx) =>
      rebuildSearchIndex(tx, (done, total) => {
        products = total
        onProgress({ done, total })
      }),
    )
    return { products }
  },
  missingMedia: async ({ db }, { hashes }) => {
    if (hashes.length === 0) return []
    const rows = await db.select({ hash: media.hash }).from(media).where(inArray(media.hash, hashes))
    const stored = new Set(rows.map(({ hash }) => hash))
    return hashes.filter((hash) => !stored.has(hash))
  },
  addMedia: async (shop, { base64, source }) => {
    try {
      const { hash } = await storeMedia(shop, Buffer.from(base64, 'base64'), { at: new Date(shop.now()) })
      if (source) await recordMediaSource(shop.db, source, hash)
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
    await saveFormerNames(db, names)
    return null
  },
  listRedirects: (shop, { text }) => listRedirects(shop, text),
  setRedirects: (shop, { redirects, ...options }, onProgress) =>
    setRedirects(shop, redirects, { ...options, onProgress: (done, total) => onProgress({ done, total }) }),
  removeRedirect: (shop, { from, actor }) => removeRedirect(shop, from, { actor }),
  keepMapping: async ({ db, now }, mapping) => {
    await saveMapping(db, { ...mapping, now: now() })
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
