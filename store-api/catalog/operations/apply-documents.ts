import { ValidationError } from 'yup'
import { DocumentError, type OperationShop, VersionConflict, type Written } from './change'
import { type DocumentKind, keyOf, operationsOf } from './document-kinds'
import type { AttributeKind } from '../../db/schema/columns'
import { fillText, type TextInput } from '../../i18n/local-text'
import { checkSurplus, findSurplus, takeOut } from './mirror'
import { type Pace, PRODUCTS_AT_ONCE } from './pace'
import { type Assumed, nothingAssumed } from './product-references'
import { setProducts } from './set-product'

/** A document of one kind, and where it stands. */
export interface KindDocument {
  kind: DocumentKind
  input: unknown
  /** File and place in it, for errors: `products/tea.yaml, document 3`. */
  source: string
}

export interface DocumentResult extends Pick<Written, 'differences' | 'notes'> {
  kind: DocumentKind
  /** Its key, code or class; empty where it has none. */
  key: string
  source: string
  /** `removed` for what a mirror takes out of the shop: archived, hidden or deleted. */
  outcome: Written['outcome'] | 'refused'
  /** Why it was refused; otherwise empty. */
  problems: string[]
}

interface ApplyOptions {
  actor: string
  /** Writes nothing, and says what would be written. */
  isDryRun?: boolean
  /** Takes out of the shop what no document names, of the kinds that documents are of. */
  isMirror?: boolean
  /** Lets a mirror take more out than it may without being asked. */
  isConfirmed?: boolean
  /** The version that the only document is based on. */
  expectedVersion?: number | undefined
  /** Categories and attributes that an earlier part of a dry run would have written. */
  assumed?: readonly KindDocument[]
  /** Lets requests have their turn, in the process of a running shop. */
  pace?: Pace | undefined
  onResult?: (result: DocumentResult, done: number, total: number) => void
}

/** @throws whatever is no fault of the document */
function problemsOf(error: unknown): string[] {
  if (error instanceof ValidationError) return error.errors
  if (error instanceof DocumentError || error instanceof VersionConflict) return [error.message]
  throw error
}

/** Characters that PostgreSQL has in no text, as JSON writes them: NUL, and halves of pairs. */
const NO_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/

const NOTHING = { differences: [], notes: [], problems: [] }

/** @throws DocumentError */
function checkText(input: unknown): void {
  const [found] = NO_TEXT.exec(JSON.stringify(input) ?? '') ?? []
  if (found)
    throw new DocumentError('the document', found.endsWith('0000') ? 'has a NUL character' : 'has half a character')
}

const resultOf = ({ kind, input, source }: KindDocument) => ({ ...NOTHING, kind, key: keyOf(input), source })

async function applyOne(
  shop: OperationShop,
  document: KindDocument,
  { actor, expectedVersion }: ApplyOptions,
): Promise<DocumentResult> {
  try {
    checkText(document.input)
    const { set } = operationsOf(document.kind)
    const { outcome, differences, notes } = await set(shop, document.input, { actor, expectedVersion })
    return { ...resultOf(document), outcome, differences, notes }
  } catch (error) {
    return { ...resultOf(document), outcome: 'refused', problems: problemsOf(error) }
  }
}

/** Documents that are written together: products of different keys, or one other. @param most products at the time */
function* together(documents: readonly KindDocument[], most: () => number): Generator<KindDocument[]> {
  let products: KindDocument[] = []
  for (const document of documents) {
    const isProduct = document.kind === 'product'
    const isNext = isProduct && products.length < most()
    if (products.length > 0 && (!isNext || products.some(({ input }) => keyOf(input) === keyOf(document.input)))) {
      yield products
      products = []
    }
    if (isProduct) products.push(document)
    else yield [document]
  }
  if (products.length > 0) yield products
}

async function applyProducts(
  shop: OperationShop,
  documents: readonly KindDocument[],
  options: ApplyOptions & PlanOptions,
): Promise<DocumentResult[]> {
  const problems = documents.map(({ input }) => {
    try {
      checkText(input)
      return []
    } catch (error) {
      return problemsOf(error)
    }
  })
  const readable = documents.filter((_, place) => problems[place]?.length === 0)
  const settled = await setProducts(
    shop,
    readable.map(({ input }) => input),
    options,
  )
  return documents.map((document, place): DocumentResult => {
    const result = resultOf(document)
    const refused = problems[place] ?? []
    if (refused.length > 0) return { ...result, outcome: 'refused', problems: refused }
    const one = settled[readable.indexOf(document)]
    if (!one || 'error' in one) return { ...result, outcome: 'refused', problems: problemsOf(one?.error) }
    const { outcome, differences, notes } = one.written
    return { ...result, outcome, differences, notes }
  })
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

/** A version is of one document, and several were given. */
export class VersionMisuse extends Error {
  override readonly name = 'VersionMisuse'
  constructor() {
    super('A version is expected of one document, and the file has several.')
  }
}

/** How a dry run plans products without writing them. */
interface PlanOptions {
  planOnly?: Assumed | undefined
}

/** Whether no document needs another to be written before: products that others name as related do. */
function canPlan(documents: readonly KindDocument[], { isMirror }: ApplyOptions): boolean {
  const products = documents.filter(({ kind }) => kind === 'product')
  const keys = new Set(products.map(({ input }) => keyOf(input)))
  const isRelated = ({ input }: KindDocument) => (input as { related?: unknown } | null)?.related !== undefined
  return !isMirror && keys.size === products.length && !products.some(isRelated)
}

/** Categories and attributes of documents, as products refer to them. */
function assumedOf({ language }: OperationShop, documents: readonly KindDocument[]): Assumed {
  const assumed = nothingAssumed()
  for (const { kind, input } of documents) {
    const key = keyOf(input)
    const { name = '', kind: form = 'text' } = input as { name?: TextInput; kind?: AttributeKind }
    const row = { id: 0, key, position: 0, version: 1, unit: '', isShown: true, isFilter: false }
    if (kind === 'category') assumed.categories.add(key)
    if (kind === 'attribute') assumed.attributes.set(key, { ...row, kind: form, name: fillText(name, language) })
  }
  return assumed
}

/** Ends the transaction of a dry run. */
class DryRunEnd extends Error {}

async function applyAll(shop: OperationShop, documents: readonly KindDocument[], options: ApplyOptions & PlanOptions) {
  const { first, then } = inTwoRounds(documents)
  const results: DocumentResult[] = []
  const { pace } = options
  for (const some of together(first, () => pace?.size ?? PRODUCTS_AT_ONCE)) {
    const start = performance.now()
    const [only] = some
    const isProduct = only?.kind === 'product'
    const written = isProduct
      ? await applyProducts(shop, some, options)
      : only
        ? [await applyOne(shop, only, options)]
        : []
    for (const result of written) {
      results.push(result)
      options.onResult?.(result, results.length, first.length)
    }
    await pace?.rest(performance.now() - start)
  }
  for (const document of then) {
    const result = results.find(({ kind, key }) => kind === 'product' && key === keyOf(document.input))
    if (!result || result.outcome === 'refused') continue
    const { outcome, problems, differences } = await applyOne(shop, document, { actor: options.actor })
    if (outcome === 'refused') Object.assign(result, { outcome, problems })
    if (outcome !== 'changed') continue
    if (result.outcome === 'same') result.outcome = 'changed'
    if (result.outcome === 'changed') result.differences.push(...differences)
  }
  return results
}

/** Takes out what the documents do not name, unless one was refused: it may be one that is not named right. */
async function mirror(
  shop: OperationShop,
  documents: readonly KindDocument[],
  results: readonly DocumentResult[],
  { actor }: ApplyOptions,
): Promise<DocumentResult[]> {
  if (results.some(({ outcome }) => outcome === 'refused')) return []
  const removed: DocumentResult[] = []
  for (const one of await findSurplus(shop, documents)) {
    await takeOut(shop, one, actor)
    removed.push({ ...NOTHING, ...one, source: 'not in the folder', outcome: 'removed' })
  }
  return removed
}

async function applyWhole(
  shop: OperationShop,
  documents: readonly KindDocument[],
  options: ApplyOptions & PlanOptions,
) {
  const results = await applyAll(shop, documents, options)
  return options.isMirror ? [...results, ...(await mirror(shop, documents, results, options))] : results
}

/**
 * Writes documents in the given order, each whole or not at all. What a document does not name stays; a refused document
 * changes nothing, and the others are written.
 * @returns a result for each document, in the same order; then one for each thing that a mirror took out of the shop
 * @throws MirrorRefused before anything is written
 */
export async function applyDocuments(
  shop: OperationShop,
  documents: readonly KindDocument[],
  options: ApplyOptions,
): Promise<DocumentResult[]> {
  const { isDryRun, isMirror, isConfirmed, expectedVersion } = options
  if (expectedVersion !== undefined && documents.length !== 1) throw new VersionMisuse()
  if (isMirror && !isDryRun && !isConfirmed) await checkSurplus(shop, await findSurplus(shop, documents))
  if (!isDryRun) return applyWhole(shop, documents, options)
  let results: DocumentResult[] = []
  const start = performance.now()
  try {
    await shop.db.transaction(async (tx) => {
      const planOnly = canPlan(documents, options) ? assumedOf(shop, options.assumed ?? []) : undefined
      results = await applyWhole({ ...shop, db: tx }, documents, { ...options, planOnly, pace: undefined })
      throw new DryRunEnd()
    })
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error
  }
  // All of it is one transaction, which leaves no turn to others.
  await options.pace?.rest(performance.now() - start)
  return results
}
