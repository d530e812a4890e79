import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { FEW_PRODUCTS } from '../../jobs/list-spacing'
import type { OperationShop, Written } from './change'
import { applyProducts, assumedOf, canPlan, planRelated, together } from './apply-products'
import { keyOf, operationsOf } from './document-kinds'
import { dryRun } from './dry-run'
import { checkText, type DocumentResult, type KindDocument, NOTHING, problemsOf, resultOf } from './document-result'
import { checkSurplus, findSurplus, takeOut } from './mirror'
import { type Pace, PRODUCTS_AT_ONCE } from './pace'
import type { Assumed } from './product-references'

export type { DocumentResult, KindDocument } from './document-result'

interface ApplyOptions {
  actor: string
  /** Writes nothing, and reports what would be written. */
  isDryRun?: boolean
  /** Removes resources that no document names, of the kinds that have documents. */
  isMirror?: boolean
  /** Allows a mirror to archive more than the limit without confirmation. */
  isConfirmed?: boolean
  /** The version that the only document is based on. */
  expectedVersion?: number | undefined
  /** Categories and attributes that an earlier part of a dry run would have written. */
  assumed?: readonly KindDocument[]
  /** Pauses between batches, so that requests are handled in the process of a running shop. */
  pace?: Pace | undefined
  onResult?: (result: DocumentResult, done: number, total: number) => void
}

/** Ends the transaction of a change that is rolled back. */
class TakenBack extends Error {}

/** Whether a variant leaves its product, so that its SKU is free for another. */
const givesUpVariant = ({ differences }: Written) =>
  differences.some(({ path, to }) => to === '' && /^variants\[[^\]]*\]$/.test(path))

/**
 * Applies a change of a product and rolls it back at once, so that no order waits until the dry run ends. A change that
 * later documents may depend on stays until then: a new product, or a SKU that is given up.
 */
async function tryOut(shop: OperationShop, change: (shop: OperationShop) => Promise<Written>): Promise<Written> {
  const tried: { result?: Written } = {}
  try {
    return await shop.db.transaction(async (tx) => {
      const written = await change({ ...shop, db: tx })
      tried.result = written
      if (written.outcome === 'created' || givesUpVariant(written)) return written
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack) || !tried.result) throw error
    return tried.result
  }
}

async function applyOne(
  shop: OperationShop,
  document: KindDocument,
  { actor, expectedVersion, isDryRun }: ApplyOptions,
): Promise<DocumentResult> {
  const { kind, input } = document
  const set = (within: OperationShop) => operationsOf(kind).set(within, input, { actor, expectedVersion })
  try {
    checkText(input)
    const { outcome, differences, notes } = await (isDryRun && kind === 'product' ? tryOut(shop, set) : set(shop))
    return { ...resultOf(document), outcome, differences, notes }
  } catch (error) {
    return { ...resultOf(document), outcome: 'refused', problems: problemsOf(error) }
  }
}

/** Products may refer to later ones as related: such fields are written once all products exist. */
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

/** A version belongs to one document, but several were given. */
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

async function applyAll(shop: OperationShop, documents: readonly KindDocument[], options: ApplyOptions & PlanOptions) {
  const { first, then } = inTwoRounds(documents)
  const { pace, actor, isDryRun, planOnly } = options
  const results: DocumentResult[] = []
  for (const some of together(first, () => pace?.size ?? PRODUCTS_AT_ONCE)) {
    await pace?.begin()
    const start = performance.now()
    const areTogether = some[0]?.kind === 'product' && (planOnly || !isDryRun)
    const written: DocumentResult[] = areTogether ? await applyProducts(shop, some, options) : []
    if (!areTogether) for (const one of some) written.push(await applyOne(shop, one, options))
    for (const result of written) {
      results.push(result)
      options.onResult?.(result, results.length, first.length)
    }
    pace?.end(performance.now() - start, some.filter(({ kind }) => kind === 'product').length)
  }
  if (planOnly) {
    const assumed = assumedOf(shop, options.assumed ?? [])
    await planRelated(shop, documents, { actor, planOnly, results, assumed })
    return results
  }
  for (const document of then) {
    const result = results.find(({ kind, key }) => kind === 'product' && key === keyOf(document.input))
    if (!result || result.outcome === 'refused') continue
    await pace?.begin()
    const start = performance.now()
    const { outcome, problems, differences } = await applyOne(shop, document, { actor, isDryRun })
    pace?.end(performance.now() - start, 0)
    if (outcome === 'refused') Object.assign(result, { outcome, problems })
    if (outcome !== 'changed') continue
    if (result.outcome === 'same') result.outcome = 'changed'
    if (result.outcome === 'changed') result.differences.push(...differences)
  }
  return results
}

/** Removes resources that the documents do not name, unless a document was rejected: its key may be misspelt. */
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

async function applyWhole(
  shop: OperationShop,
  documents: readonly KindDocument[],
  options: ApplyOptions & PlanOptions,
) {
  const results = await applyAll(shop, documents, options)
  return options.isMirror ? [...results, ...(await mirror(shop, documents, results, options))] : results
}

/**
 * Writes documents in the given order, each atomically. Fields that a document does not name are kept; a rejected
 * document changes nothing, and the others are written.
 * @returns a result for each document, in the same order; then one for each resource that a mirror removed
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
  if (!isDryRun) {
    if (documents.filter(({ kind }) => kind === 'product').length > FEW_PRODUCTS)
      await enqueueInvalidations(shop.db, ['bulk'])
    return applyWhole(shop, documents, options)
  }
  await options.pace?.begin()
  const start = performance.now()
  const planOnly = canPlan(documents) ? assumedOf(shop, options.assumed ?? []) : undefined
  const results = await dryRun(shop.db, (tx) =>
    applyWhole({ ...shop, db: tx }, documents, { ...options, planOnly, pace: undefined }),
  )
  // A dry run is one transaction, so it cannot pause for requests.
  options.pace?.end(performance.now() - start, 0)
  return results
}
