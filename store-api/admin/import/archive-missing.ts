import type { KindDocument } from '../../catalog/operations/apply-documents'
import { needsConfirmation } from '../../catalog/operations/mirror'
import type { ImportOptions, ImportResult } from './import-result'
import type { KnownKeys } from './known-keys'

/** Products archived per batch. */
const ARCHIVE_BATCH_SIZE = 50

/**
 * Archives active products that the file does not have.
 * @returns their results, or their number if they have to be confirmed
 */
export async function archiveMissing(
  known: KnownKeys,
  { commands, isDryRun, isConfirmed, actor }: ImportOptions,
): Promise<{ results: ImportResult[]; unconfirmed: number }> {
  const activeProducts = (await commands.run('list', { kind: 'product' })).filter(({ state }) => state !== 'archived')
  const missing = activeProducts.filter(({ key }) => !known.fileKeys.has(key))
  if (!isDryRun && !isConfirmed && needsConfirmation(missing.length, missing.length, activeProducts.length))
    return { results: [], unconfirmed: missing.length }
  const results: ImportResult[] = []
  for (let at = 0; at < missing.length; at += ARCHIVE_BATCH_SIZE) {
    const documents = missing
      .slice(at, at + ARCHIVE_BATCH_SIZE)
      .map(({ key }): KindDocument => ({ kind: 'product', input: { key, status: 'archived' }, source: key }))
    const applyResults = await commands.run('apply', { documents, actor, isDryRun })
    for (const [place, { key, outcome, problems }] of applyResults.entries())
      results.push({
        ...{ key, name: missing[at + place]?.name ?? '', line: 0, problems, notes: [] },
        outcome: outcome === 'refused' ? 'refused' : 'archived',
      })
  }
  return { results, unconfirmed: 0 }
}
