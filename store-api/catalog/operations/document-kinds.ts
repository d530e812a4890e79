import type { Database } from '../../db/database'
import type { ChangeOptions, OperationShop, StoredDocument, ChangeResult } from './change'
import { readAttribute, setAttribute } from './set-attribute'
import { readCategory, setCategory } from './set-category'
import { readCountry, setCountry } from './set-country'
import { readMenu, removeMenu, setMenu } from './set-menu'
import { readPage, removePage, setPage } from './set-page'
import { readPicture, removePicture, setPicture } from './set-picture'
import { readProduct, setProduct } from './set-product'
import { readSection, setSection } from './set-section'
import { readShippingMethod, setShippingMethod } from './set-shipping'
import { readStoreDocument, setStoreSettings } from './set-store'
import { readTaxRate, setTaxRate } from './set-tax'

/** The operations on documents of one kind. */
interface DocumentOperations {
  /**
   * Adds a resource, or changes the fields that its document names. @throws ValidationError, DocumentError,
   * VersionConflict
   */
  set: (shop: OperationShop, input: unknown, options: ChangeOptions) => Promise<ChangeResult>
  /** The stored resource, as the document that `set` accepts; null if there is none. It is locked. */
  read: (tx: Database, key: string, shop: OperationShop) => Promise<StoredDocument | null>
  /** Removes the resource from the shop, if that is more than a field of its document. */
  remove?: (shop: OperationShop, key: string, options: ChangeOptions) => Promise<ChangeResult>
  /** Fields of its document that withdraw it. */
  archived?: Record<string, unknown>
}

export const DOCUMENT_KINDS = {
  store: { set: setStoreSettings, read: readStoreDocument },
  country: { set: setCountry, read: readCountry },
  tax: { set: setTaxRate, read: readTaxRate },
  shipping: { set: setShippingMethod, read: readShippingMethod },
  attribute: { set: setAttribute, read: readAttribute },
  picture: { set: setPicture, read: readPicture, remove: removePicture },
  category: { set: setCategory, read: readCategory, archived: { isHidden: true } },
  page: { set: setPage, read: readPage, remove: removePage },
  product: { set: setProduct, read: readProduct, archived: { status: 'archived' } },
  menu: { set: setMenu, read: readMenu, remove: removeMenu },
  section: { set: setSection, read: readSection, archived: { isHidden: true } },
} as const satisfies Record<string, DocumentOperations>

export type DocumentKind = keyof typeof DOCUMENT_KINDS

/** The same without the types of each. */
export const operationsOf = (kind: DocumentKind): DocumentOperations => DOCUMENT_KINDS[kind]

/** The identifier of a document: its key, code, class and zone, or ISO code; empty if it names none. */
export function keyOf(input: unknown): string {
  const { key, code, iso, class: taxClass, zone } = (input ?? {}) as Record<string, unknown>
  return [key ?? code ?? iso ?? taxClass, zone].filter((part) => typeof part === 'string').join(' ')
}

/** A resource as its document, with its version; null if there is none. */
export const showDocument = (shop: OperationShop, kind: DocumentKind, key: string): Promise<StoredDocument | null> =>
  shop.db.transaction((tx) => operationsOf(kind).read(tx, key, shop))
