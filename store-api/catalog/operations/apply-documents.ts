import { ValidationError } from 'yup'
import { type ChangeOptions, DocumentError, type OperationShop, VersionConflict, type Written } from './change'
import { setAttribute } from './set-attribute'
import { setCategory } from './set-category'
import { setMenu, setPage, setSection } from './set-page'
import { setProduct } from './set-product'
import { setShippingMethod, setStoreSettings, setTaxRate } from './set-store'

type Operation = (shop: OperationShop, input: unknown, options: ChangeOptions) => Promise<Written>

const OPERATIONS = {
  store: setStoreSettings,
  tax: setTaxRate,
  shipping: setShippingMethod,
  attribute: setAttribute,
  category: setCategory,
  page: setPage,
  product: setProduct,
  menu: setMenu,
  section: setSection,
} as const satisfies Record<string, Operation>

export type DocumentKind = keyof typeof OPERATIONS

/** A document of one kind, and where it stands. */
export interface KindDocument {
  kind: DocumentKind
  input: unknown
  /** File and place in it, for errors: `products/tea.yaml, document 3`. */
  source: string
}

export interface DocumentResult {
  kind: DocumentKind
  /** Its key, code or class; empty where it has none. */
  key: string
  source: string
  outcome: Written['outcome'] | 'refused'
  /** Why it was refused; otherwise empty. */
  problems: string[]
}

interface ApplyOptions {
  actor: string
  /** Writes nothing, and says what would be written. */
  isDryRun?: boolean
  onResult?: (result: DocumentResult, done: number, total: number) => void
}

function keyOf(input: unknown): string {
  const { key, code, class: taxClass, zone } = (input ?? {}) as Record<string, unknown>
  return [key ?? code ?? taxClass, zone].filter((part) => typeof part === 'string').join(' ')
}

/** @throws whatever is no fault of the document */
function problemsOf(error: unknown): string[] {
  if (error instanceof ValidationError) return error.errors
  if (error instanceof DocumentError || error instanceof VersionConflict) return [error.message]
  throw error
}

async function applyOne(shop: OperationShop, document: KindDocument, actor: string): Promise<DocumentResult> {
  const { kind, input, source } = document
  const result = { kind, key: keyOf(input), source }
  try {
    const { outcome } = await OPERATIONS[kind](shop, input, { actor })
    return { ...result, outcome, problems: [] }
  } catch (error) {
    return { ...result, outcome: 'refused', problems: problemsOf(error) }
  }
}

/** Products may name others that come later as related: such fields are written once all are there. */
function inTwoRounds(documents: readonly KindDocument[]): { first: KindDocument[]; then: KindDocument[] } {
  const then: KindDocument[] = []
  const first = documents.map((document) => {
    const { related, ...rest } = (document.input ?? {}) as Record<string, unknown>
    if (document.kind !== 'product' || related === undefined) return document
    then.push({ ...document, input: { key: rest.key, related } })
    return { ...document, input: rest }
  })
  return { first, then }
}

/** Ends the transaction of a dry run. */
class DryRunEnd extends Error {}

async function applyAll(shop: OperationShop, documents: readonly KindDocument[], options: ApplyOptions) {
  const { first, then } = inTwoRounds(documents)
  const results: DocumentResult[] = []
  for (const document of first) {
    const result = await applyOne(shop, document, options.actor)
    results.push(result)
    options.onResult?.(result, results.length, first.length)
  }
  for (const document of then) {
    const result = results.find(({ kind, key }) => kind === 'product' && key === keyOf(document.input))
    if (!result || result.outcome === 'refused') continue
    const { outcome, problems } = await applyOne(shop, document, options.actor)
    if (outcome === 'refused') Object.assign(result, { outcome, problems })
    else if (outcome === 'changed' && result.outcome === 'same') result.outcome = 'changed'
  }
  return results
}

/**
 * Writes documents in the given order, each in a transaction of its own. What a document does not name stays; a refused
 * document changes nothing, and the others are written.
 * @returns a result for each document, in the same order
 */
export async function applyDocuments(
  shop: OperationShop,
  documents: readonly KindDocument[],
  options: ApplyOptions,
): Promise<DocumentResult[]> {
  if (!options.isDryRun) return applyAll(shop, documents, options)
  let results: DocumentResult[] = []
  try {
    await shop.db.transaction(async (tx) => {
      results = await applyAll({ ...shop, db: tx }, documents, options)
      throw new DryRunEnd()
    })
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error
  }
  return results
}
