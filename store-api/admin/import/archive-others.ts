import type { KindDocument } from '../../catalog/operations/apply-documents'
import { needsConfirmation } from '../../catalog/operations/mirror'
import type { ImportOptions, ImportResult } from './import-result'
import type { KnownKeys } from './known-keys'

/** Products archived per batch. */
const BATCH = 50

/**
 * Archives active products that the file does not have.
 * @returns their results, or how many there are if they have to be confirmed
 */
export async function archiveOthers(
  known: KnownKeys,
  { commands, isDryRun, isConfirmed, actor }: ImportOptions,
): Promise<{ results: ImportResult[]; unconfirmed: number }> {
  const sold = (await commands.run('list', { kind: 'product' })).filter(({ state }) => state !== 'archived')
  const gone = sold.filter(({ key }) => !known.inFile.has(key))
  if (!isDryRun && !isConfirmed && needsConfirmation(gone.length, gone.length, sold.length))
    return { results: [], unconfirmed: gone.length }
  const results: ImportResult[] = []
  for (let at = 0; at < gone.length; at += BATCH) {
    const documents = gone
      .slice(at, at + BATCH)
      .map(({ key }): KindDocument => ({ kind: 'product', input: { key, status: 'archived' }, source: key }))
    const written = await commands.run('apply', { documents, actor, isDryRun })
    for (const [place, { key, outcome, problems }] of written.entries())
      results.push({
        ...{ key, name: gone[at + place]?.name ?? '', line: 0, problems, notes: [] },
        outcome: outcome === 'refused' ? 'refused' : 'archived',
      })
  }
  return { results, unconfirmed: 0 }
}
