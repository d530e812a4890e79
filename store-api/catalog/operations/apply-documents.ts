import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { MAX_MANUAL_PRODUCTS } from '../../jobs/list-throttle'
import type { OperationShop, ChangeResult } from './change'
import { applyProducts, plannedResourcesOf, canPlan, planRelated, groupIntoBatches } from './apply-products'
import { keyOf, operationsOf } from './document-kinds'
import { dryRun } from './dry-run'
import {
  checkText,
  type DocumentResult,
  type KindDocument,
  EMPTY_RESULT,
  problemsOf,
  resultOf,
} from './document-result'
import { checkSurplus, findSurplus, removeResource } from './mirror'
import { type Pace, MAX_BATCH_PRODUCTS } from './pace'
import type { PlannedResources } from './product-references'

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
class RollbackSignal extends Error {}

/** Whether a variant is removed from its product, which frees its SKU. */
const removesVariant = ({ differences }: ChangeResult) =>
  differences.some(({ path, to }) => to === '' && /^variants\[[^\]]*\]$/.test(path))

/**
 * Applies a change of a product and rolls it back at once, so that no order waits until the dry run ends. A change that
 * later documents may depend on stays until then: a new product, or a released SKU.
 */
async function runAndRollBack(
  shop: OperationShop,
  change: (shop: OperationShop) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  const captured: { result?: ChangeResult } = {}
  try {
    return await shop.db.transaction(async (tx) => {
      const written = await change({ ...shop, db: tx })
      captured.result = written
      if (written.outcome === 'created' || removesVariant(written)) return written
      throw new RollbackSignal()
    })
  } catch (error) {
    if (!(error instanceof RollbackSignal) || !captured.result) throw error
    return captured.result
  }
}

async function applyOne(
  shop: OperationShop,
  document: KindDocument,
  { actor, expectedVersion, isDryRun }: ApplyOptions,
): Promise<DocumentResult> {
  const { kind, input } = document
  const set = (targetShop: OperationShop) => operationsOf(kind).set(targetShop, input, { actor, expectedVersion })
  try {
    checkText(input)
    const { outcome, differences, notes } = await (isDryRun && kind === 'product'
      ? runAndRollBack(shop, set)
      : set(shop))
    return { ...resultOf(document), outcome, differences, notes }
  } catch (error) {
    return { ...resultOf(document), outcome: 'refused', problems: problemsOf(error) }
  }
}

/** Products may refer to later ones as related: such fields are written once all products exist. */
function deferRelations(documents: readonly KindDocument[]): { first: KindDocument[]; deferred: KindDocument[] } {
  const deferred: KindDocument[] = []
  const first = documents.map((document) => {
    const { related, ...rest } = (document.input ?? {}) as Record<string, unknown>
    if (document.kind !== 'product' || related === undefined) return document
    deferred.push({ ...document, input: { key: rest.key, related } })
    return { ...document, input: rest }
  })
  return { first, deferred }
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
  dryRunPlan?: PlannedResources | undefined
}

async function applyAll(shop: OperationShop, documents: readonly KindDocument[], options: ApplyOptions & PlanOptions) {
  const { first, deferred } = deferRelations(documents)
  const { pace, actor, isDryRun, dryRunPlan } = options
  const results: DocumentResult[] = []
  for (const batch of groupIntoBatches(first, () => pace?.size ?? MAX_BATCH_PRODUCTS)) {
    await pace?.begin()
    const start = performance.now()
    const isProductBatch = batch[0]?.kind === 'product' && (dryRunPlan || !isDryRun)
    const written: DocumentResult[] = isProductBatch ? await applyProducts(shop, batch, options) : []
    if (!isProductBatch) for (const one of batch) written.push(await applyOne(shop, one, options))
    for (const result of written) {
      results.push(result)
      options.onResult?.(result, results.length, first.length)
    }
    pace?.end(performance.now() - start, batch.filter(({ kind }) => kind === 'product').length)
  }
  if (dryRunPlan) {
    const assumed = plannedResourcesOf(shop, options.assumed ?? [])
    await planRelated(shop, documents, { actor, dryRunPlan, results, assumed })
    return results
  }
  for (const document of deferred) {
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
    const remove = (targetShop: OperationShop) => removeResource(targetShop, one, actor)
    await (isDryRun && one.kind === 'product' ? runAndRollBack(shop, remove) : remove(shop))
    removed.push({ ...EMPTY_RESULT, ...one, source: 'not in the folder', outcome: 'removed' })
  }
  return removed
}

async function applyAndMirror(
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
    if (documents.filter(({ kind }) => kind === 'product').length > MAX_MANUAL_PRODUCTS)
      await enqueueInvalidations(shop.db, ['bulk'])
    return applyAndMirror(shop, documents, options)
  }
  await options.pace?.begin()
  const start = performance.now()
  const dryRunPlan = canPlan(documents) ? plannedResourcesOf(shop, options.assumed ?? []) : undefined
  const results = await dryRun(shop.db, (tx) =>
    applyAndMirror({ ...shop, db: tx }, documents, { ...options, dryRunPlan, pace: undefined }),
  )
  // A dry run is one transaction, so it cannot pause for requests.
  options.pace?.end(performance.now() - start, 0)
  return results
}
