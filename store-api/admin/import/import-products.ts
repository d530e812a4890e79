import { archiveMissing } from './archive-missing'
import { importBatch } from './import-batch'
import { emptySummary, type ImportOptions, type ImportResult, type ImportSummary } from './import-result'
import { readKnownKeys } from './known-keys'
import { openRelations } from './relations'
import type { SourceProduct } from './source-product'

/** Maximum products and variants of a batch. After a crash, the unfinished batch is imported again. */
const MAX_BATCH = { products: 50, variants: 500 }

/** Products of a stream in batches: only one batch is in memory. */
async function* batches(products: AsyncIterable<SourceProduct>): AsyncGenerator<SourceProduct[]> {
  let batch: SourceProduct[] = []
  let variants = 0
  for await (const product of products) {
    batch.push(product)
    variants += product.variants.length
    if (batch.length < MAX_BATCH.products && variants < MAX_BATCH.variants) continue
    yield batch
    batch = []
    variants = 0
  }
  if (batch.length > 0) yield batch
}

function countSources(summary: ImportSummary, sources: readonly SourceProduct[]): void {
  summary.products += sources.length
  for (const { variants, pictures, rows } of sources) {
    summary.variants += variants.length
    summary.namedPictures += pictures.length
    summary.rows += rows
  }
}

/**
 * Writes products of another shop in batches, each product atomically. Importing the same file again changes nothing,
 * so an interrupted import is resumed by starting it again.
 */
export async function importProducts(
  products: AsyncIterable<SourceProduct>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { commands, isDryRun } = options
  const known = await readKnownKeys(commands)
  const relations = openRelations({ commands, isDryRun, known: known.products, fileKeys: known.fileKeys })
  const summary = emptySummary()
  /** Products that are unchanged so far: related products may follow. */
  const unchangedKeys = new Set<string>()
  const reportResult = (result: ImportResult) => {
    summary.counts[result.outcome]++
    if (result.outcome === 'same') unchangedKeys.add(result.key)
    options.onResult(result)
  }
  for await (const batch of batches(products)) {
    const { sent, results } = await importBatch(batch, { known, relations }, options)
    countSources(summary, batch)
    for (const { prepared, added, problems } of sent) {
      const { options: optionGroups } = prepared.document as { options?: unknown[] }
      summary.choices += optionGroups?.length ? prepared.source.variants.length : 0
      summary.pictures += added
      summary.pictureProblems += problems.length
    }
    results.forEach(reportResult)
    if (!options.signal?.aborted) continue
    summary.isCanceled = true
    return summary
  }
  for await (const result of relations.writeDeferred(options.actor)) {
    if (result.outcome === 'changed' && unchangedKeys.delete(result.key)) {
      summary.counts.same--
      summary.counts.changed++
    }
    if (result.outcome !== 'same' || result.notes.length > 0) options.onResult(result)
  }
  // Products that could not be read must not be archived.
  if (options.mode === 'mirror' && summary.counts.refused === 0) {
    const { results, unconfirmed } = await archiveMissing(known, options)
    results.forEach(reportResult)
    summary.unconfirmed = unconfirmed
  }
  return summary
}
