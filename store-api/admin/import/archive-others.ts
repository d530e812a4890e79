import type { KindDocument } from '../../catalog/operations/apply-documents'
import type { ImportOptions, ImportResult } from './import-result'
import type { KnownKeys } from './known-keys'

/** Products archived per batch. */
const BATCH = 50

/** Archives active products that the file does not have. */
export async function archiveOthers(
  known: KnownKeys,
  { commands, isDryRun, actor }: ImportOptions,
): Promise<ImportResult[]> {
  const listed = await commands.run('list', { kind: 'product' })
  const gone = listed.filter(({ key, state }) => !known.inFile.has(key) && state !== 'archived')
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
  return results
}
