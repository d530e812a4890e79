import { inArray, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { readMinorDigits, readStore } from '../../admin/store-settings'
import { type Database, inTransaction } from '../../db/database'
import { auditLog, product } from '../../db/schema'
import {
  type ChangeOptions,
  DocumentError,
  type OperationShop,
  type StoredDocument,
  VersionConflict,
  type ChangeResult,
} from './change'
import { differencesOf } from './difference'
import { amountsOf } from './amounts'
import { type PlannedProduct, planProduct } from './plan-product'
import { readCategoryTree, withSaleCategory } from './plan-sale-category'
import { withMoments } from './document-moments'
import { type ProductDocument, productDocumentSchema } from './product-document'
import {
  type PlannedResources,
  recordPlannedProduct,
  noPlannedResources,
  readProductReferences,
} from './product-references'
import { readProductStates } from './product-state'
import { type DocumentForm, productDocumentOf, readProductDocument } from './read-product'
import { cleanRichText } from './rich-text-field'
import { readTaxClasses, taxClassNotes } from './tax-class-notes'
import { withReferencePrices, writeProducts } from './write-products'

/** The result of one of several products: written, or rejected with a reason. */
export type ProductResult = { written: ChangeResult } | { error: unknown }

/** A valid document, and what was removed from it. */
interface ValidDocument {
  document: ProductDocument
  notes: string[]
}

interface BatchOptions extends ChangeOptions {
  /**
   * Writes nothing, and returns what would be written, based on the changes planned so far; adds the new ones to them.
   */
  dryRunPlan?: PlannedResources | undefined
}

/** @throws ValidationError */
async function validateDocument(input: unknown, timeZone: string): Promise<ValidDocument> {
  const timed = withMoments(input, timeZone)
  const written = await productDocumentSchema.validate(timed, { abortEarly: false, stripUnknown: false })
  const { html: description, notes } = cleanRichText('description', written.description)
  return { document: { ...written, description }, notes }
}

interface PlannedChange {
  /** Notes for the operator. */
  warnings?: string[]
  planned: PlannedProduct | null
  before: StoredDocument | null
  after: StoredDocument | null
  error?: unknown
}

const isChanged = ({ before, after, error }: PlannedChange) =>
  error === undefined && !isDeepStrictEqual(before?.document, after?.document)

interface BatchContext extends BatchOptions {
  shop: OperationShop
  at: Date
  digits: number
}

/** Plans products one after the other: each sees the SKUs and pictures that earlier ones claim and release. */
async function planAll(
  tx: Database,
  validDocuments: readonly ValidDocument[],
  { shop, at, digits, expectedVersion, dryRunPlan, isLocked }: BatchContext & { isLocked: boolean },
): Promise<PlannedChange[]> {
  const documents = validDocuments.map(({ document }) => document)
  const form = { own: shop.language, ...amountsOf(digits) }
  const keys = documents.map(({ key }) => key)
  const states = await readProductStates(tx, keys, { isLocked })
  const taxClasses = await readTaxClasses(tx)
  const references = await readProductReferences(tx, documents, dryRunPlan ?? noPlannedResources())
  const all = documents.map((document): PlannedChange => {
    const state = states.get(document.key) ?? null
    const before = state && productDocumentOf(state, form)
    try {
      const version = before?.version ?? 0
      if (expectedVersion !== undefined && expectedVersion !== version) throw new VersionConflict(document.key, version)
      const planned = planProduct({ document, references, at, ...form }, state)
      if (dryRunPlan) recordPlannedProduct(dryRunPlan, planned.before, planned.after)
      const warnings = taxClassNotes(taxClasses, document.taxClass, !state)
      return { planned, before, after: productDocumentOf(planned.after, form), warnings }
    } catch (error) {
      return { planned: null, before, after: null, error }
    }
  })
  return dryRunPlan && references.saleCategories.size > 0 ? withSaleCategories(tx, all, { at, form }) : all
}

/** Changed products of a dry run in their sale categories; the database lists written ones there. */
async function withSaleCategories(
  tx: Database,
  all: readonly PlannedChange[],
  { at, form }: { at: Date; form: DocumentForm },
): Promise<PlannedChange[]> {
  const tree = await readCategoryTree(tx)
  const changed = all.filter(isChanged)
  const { priced } = await withReferencePrices(
    tx,
    changed.flatMap(({ planned }) => planned ?? []),
    at,
    true,
  )
  return all.map((one) => {
    const own = changed.includes(one) && priced.find(({ after }) => after.product.key === one.planned?.document.key)
    return own ? { ...one, after: productDocumentOf(withSaleCategory(own.after, tree, at), form) } : one
  })
}

/** Records changes, and increments the versions of existing products. */
async function record(tx: Database, changes: readonly PlannedChange[], { actor, at }: BatchContext): Promise<void> {
  if (changes.length === 0) return
  await tx.insert(auditLog).values(
    changes.map(({ planned, before, after }) => ({
      ...{ at, actor, kind: 'product', key: planned?.document.key ?? '' },
      ...{ before: before?.document ?? null, after: after?.document ?? null },
    })),
  )
  const existingKeys = changes.flatMap(({ planned, before }) => (planned && before ? planned.document.key : []))
  if (existingKeys.length > 0)
    await tx
      .update(product)
      .set({ version: sql`${product.version} + 1` })
      .where(inArray(product.key, existingKeys))
}

function toProductResult(
  { before, after, error, warnings = [] }: PlannedChange,
  cleaningNotes: string[],
): ProductResult {
  if (error !== undefined) return { error }
  const notes = [...cleaningNotes, ...warnings]
  const version = before?.version ?? 0
  if (isDeepStrictEqual(before?.document, after?.document))
    return { written: { outcome: 'same', version, differences: [], notes } }
  const differences = before && after ? differencesOf(before.document, after.document) : []
  return { written: { outcome: before ? 'changed' : 'created', version: version + 1, differences, notes } }
}

/**
 * Writes valid documents of different products in one transaction. Products without changes are neither locked nor
 * written.
 */
async function writeBatch(all: readonly ValidDocument[], context: BatchContext): Promise<ProductResult[]> {
  const { shop, at, digits, dryRunPlan } = context
  const results = new Map<ValidDocument, PlannedChange>()
  const currentResults = () =>
    all.map((one) => toProductResult(results.get(one) ?? { planned: null, before: null, after: null }, one.notes))
  const plan = async (tx: Database, some: readonly ValidDocument[], isLocked: boolean) => {
    for (const [place, one] of (await planAll(tx, some, { ...context, isLocked })).entries()) {
      const validDocument = some[place]
      if (validDocument) results.set(validDocument, one)
    }
    return some.filter((one) => isChanged(results.get(one) ?? { planned: null, before: null, after: null }))
  }
  // If two creations of one key are concurrent, the second is repeated as a change.
  return inTransaction(shop.db, async (tx) => {
    results.clear()
    const changed = await plan(tx, all, false)
    if (dryRunPlan || changed.length === 0) return currentResults()
    const locked = await plan(tx, changed, true)
    const planned = locked.flatMap((one) => results.get(one)?.planned ?? [])
    if (planned.length === 0) return currentResults()
    const stored = await writeProducts(tx, planned, at)
    const form = { own: shop.language, ...amountsOf(digits) }
    for (const one of locked) {
      const state = stored.get(one.document.key)
      const result = results.get(one)
      if (state && result) results.set(one, { ...result, after: productDocumentOf(state, form) })
    }
    await record(tx, locked.flatMap((one) => results.get(one) ?? []).filter(isChanged), context)
    return currentResults()
  })
}

/** PostgreSQL's error codes for invalid content: an invalid number, text or date, or a failed check. */
const CONTENT_CODES = /^(?:22|23514)/

function contentError(error: unknown): DocumentError | null {
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown }
  if (typeof code === 'string' && CONTENT_CODES.test(code))
    return new DocumentError('the document', `the database does not take it: ${String(message)}`)
  return cause instanceof Error ? contentError(cause) : null
}

/** As `writeBatch`; if the database rejects the batch, its products are written one by one. */
async function writeOrSplit(all: readonly ValidDocument[], context: BatchContext): Promise<ProductResult[]> {
  try {
    return await writeBatch(all, context)
  } catch (error) {
    const [only] = all
    if (all.length > 1) {
      const each: ProductResult[] = []
      for (const one of all) each.push(...(await writeOrSplit([one], context)))
      return each
    }
    const refusal = contentError(error)
    if (!only || !refusal) throw error
    return [{ error: refusal }]
  }
}

/**
 * Adds products, or changes the fields that their documents name, all in one transaction. A rejected one changes
 * nothing, and the others are written.
 * @param inputs documents of different products
 * @returns the result of each, in the same order
 */
export async function setProducts(
  shop: OperationShop,
  inputs: readonly unknown[],
  options: BatchOptions,
): Promise<ProductResult[]> {
  const { timeZone } = (await readStore(shop)).country
  const validated = await Promise.all(
    inputs.map((input) => validateDocument(input, timeZone).catch((error: unknown): ProductResult => ({ error }))),
  )
  const valid = validated.filter((one) => 'document' in one)
  const digits = await readMinorDigits(shop)
  const context = { ...options, shop, digits, at: new Date(shop.now()) }
  const written = valid.length > 0 ? await writeOrSplit(valid, context) : []
  const results = new Map(valid.map((one, place) => [one as unknown, written[place]]))
  return validated.map((one) => results.get(one) ?? (one as ProductResult))
}

/**
 * Adds a product, or changes the fields that its document names. @throws ValidationError, DocumentError,
 * VersionConflict
 */
export async function setProduct(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<ChangeResult> {
  const [result] = await setProducts(shop, [input], options)
  if (result && 'written' in result) return result.written
  throw result?.error
}

/** A product as its document; locks it. */
export async function readProduct(
  tx: Database,
  key: string,
  { language }: OperationShop,
): Promise<StoredDocument | null> {
  const { toAmount } = amountsOf(await readMinorDigits({ db: tx, language }))
  return readProductDocument(tx, { key, own: language, toAmount })
}

/** Withdraws a product; its address then responds with 410. @throws VersionConflict */
export const archiveProduct = (shop: OperationShop, key: string, options: ChangeOptions): Promise<ChangeResult> =>
  setProduct(shop, { key, status: 'archived' }, options)
