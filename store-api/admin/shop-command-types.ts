import type { FeedProducts } from '../../contract/entities/sitemap'
import type { Currency } from '../../contract/entities/store'
import type { TicketState } from '../../contract/entities/ticket'
import type { DocumentResult, KindDocument } from '../catalog/operations/apply-documents'
import type { CollectedMedia } from '../catalog/media/collect-media'
import type { ListedMedia, ShownMedia } from '../catalog/media/list-media'
import type { AddedPicture, AddPictureInput } from '../catalog/media/add-picture'
import type { StoredDocument, ChangeResult } from '../catalog/operations/change'
import type { RedirectInput } from '../catalog/former-addresses/plan-redirects'
import type { ListedRedirects, RedirectResult } from '../catalog/operations/set-redirects'
import type { DocumentKind } from '../catalog/operations/document-kinds'
import type { ListedDocument } from '../catalog/operations/list-documents'
import type { NewTexts } from '../catalog/operations/set-texts'
import type { EraseInput, Erasure } from '../customers/personal-data/erase-person'
import type { PersonDocument } from '../customers/personal-data/export-person'
import type { ImportCustomersInput, ImportedCustomer } from '../customers/import-customers'
import type { ImportedSubscriber, ImportSubscribersInput } from '../customers/subscribers'
import type { ImportedOrder, ImportOrdersInput } from '../orders/import-orders'
import type { ExportBatch } from './export/batch'
import type { ExportInput, ExportRecord } from './export/people-tables'
import type { ProductBatch, ProductCursor } from './export/products/read-batch'
import type { ShopContent } from './export/shop/read-content'
import type { ListedTicket, ShownTicket } from '../feedback/operator-tickets'
import type { FormerNames } from '../catalog/former-addresses/save-former-names'
import type { ImportFacts } from './import/shop-facts'

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
  show: { input: { kind: DocumentKind; key: string }; output: StoredDocument | null }
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
  /** The hashes without a photograph in the shop. */
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
  /** Hashes of photographs by their source addresses. */
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
  /** A file of a ticket; null if its bytes are missing. */
  readTicketFile: { input: { number: string; id: string }; output: { base64: string | null } }
  recordSavedFiles: { input: { number: string; actor: string; count: number }; output: null }
  /** The shop's content besides products, as documents. */
  exportContent: { input: null; output: ShopContent }
  /** The next products in the shop's order, as documents. */
  exportProducts: { input: { after: ProductCursor | null }; output: ProductBatch }
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

export interface Outcome {
  outcome: ChangeResult['outcome'] | 'unknown' | 'refused'
  /** The reason of a rejection. */
  problem: string
}
