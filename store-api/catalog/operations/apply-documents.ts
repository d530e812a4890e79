import { ValidationError } from 'yup'
import { DocumentError, type OperationShop, VersionConflict, type Written } from './change'
import { type DocumentKind, keyOf, operationsOf } from './document-kinds'
import { checkSurplus, findSurplus, takeOut } from './mirror'

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
  onResult?: (result: DocumentResult, done: number, total: number) => void
}

/** @throws whatever is no fault of the document */
function problemsOf(error: unknown): string[] {
  if (error instanceof ValidationError) return error.errors
  if (error instanceof DocumentError || error instanceof VersionConflict) return [error.message]
  throw error
}

/** The character that PostgreSQL has in no text, as JSON writes it. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

const NOTHING = { differences: [], notes: [], problems: [] }

/** Ends a transaction of a dry run. */
class DryRunEnd extends Error {}

/** Whether a variant leaves its product, and its SKU is free for another. */
const givesUpVariant = ({ differences }: Written) =>
  differences.some(({ path, to }) => to === '' && /^variants\[[^\]]*\]$/.test(path))

/**
 * Changes a product that shoppers buy and takes it back at once, so that no order waits until the dry run ends. A change
 * that later documents may build upon stays until then: a new product, and a SKU that is given up.
 */
async function tryOut(shop: OperationShop, change: (shop: OperationShop) => Promise<Written>): Promise<Written> {
  const tried: { result?: Written } = {}
  try {
    return await shop.db.transaction(async (tx) => {
      const written = await change({ ...shop, db: tx })
      tried.result = written
      if (written.outcome === 'created' || givesUpVariant(written)) return written
      throw new DryRunEnd()
    })
  } catch (error) {
    if (!(error instanceof DryRunEnd) || !tried.result) throw error
    return tried.result
  }
}

async function applyOne(
  shop: OperationShop,
  { kind, input, source }: KindDocument,
  { actor, expectedVersion, isDryRun }: ApplyOptions,
): Promise<DocumentResult> {
  const result = { ...NOTHING, kind, key: keyOf(input), source }
  const set = (within: OperationShop) => operationsOf(kind).set(within, input, { actor, expectedVersion })
  try {
    if (NUL.test(JSON.stringify(input) ?? '')) throw new DocumentError('the document', 'has a NUL character')
    const { outcome, differences, notes } = await (isDryRun && kind === 'product' ? tryOut(shop, set) : set(shop))
    return { ...result, outcome, differences, notes }
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

/** A version is of one document, and several were given. */
export class VersionMisuse extends Error {
  override readonly name = 'VersionMisuse'
  constructor() {
    super('A version is expected of one document, and the file has several.')
  }
}

async function applyAll(shop: OperationShop, documents: readonly KindDocument[], options: ApplyOptions) {
  const { first, then } = inTwoRounds(documents)
  const results: DocumentResult[] = []
  for (const document of first) {
    const result = await applyOne(shop, document, options)
    results.push(result)
    options.onResult?.(result, results.length, first.length)
  }
  for (const document of then) {
    const result = results.find(({ kind, key }) => kind === 'product' && key === keyOf(document.input))
    if (!result || result.outcome === 'refused') continue
    const { outcome, problems, differences } = await applyOne(shop, document, {
      actor: options.actor,
      isDryRun: options.isDryRun,
    })
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
  { actor, isDryRun }: ApplyOptions,
): Promise<DocumentResult[]> {
  if (results.some(({ outcome }) => outcome === 'refused')) return []
  const removed: DocumentResult[] = []
  for (const one of await findSurplus(shop, documents)) {
    const remove = (within: OperationShop) => takeOut(within, one, actor)
    await (isDryRun && one.kind === 'product' ? tryOut(shop, remove) : remove(shop))
    removed.push({ ...NOTHING, ...one, source: 'not in the folder', outcome: 'removed' })
  }
  return removed
}

async function applyWhole(shop: OperationShop, documents: readonly KindDocument[], options: ApplyOptions) {
  const results = await applyAll(shop, documents, options)
  return options.isMirror ? [...results, ...(await mirror(shop, documents, results, options))] : results
}

/**
 * Writes documents in the given order, each in a transaction of its own. What a document does not name stays; a refused
 * document changes nothing, and the others are written.
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
  try {
    await shop.db.transaction(async (tx) => {
      results = await applyWhole({ ...shop, db: tx }, documents, options)
      throw new DryRunEnd()
    })
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error
  }
  return results
}
