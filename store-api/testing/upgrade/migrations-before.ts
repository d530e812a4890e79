import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../db/migrations', import.meta.url))

/**
 * A copy of the migrations before a given one. @param first name of the first omitted migration:
 * `0026_specification_as_attributes`
 */
export function migrationsBefore(first: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(FOLDER, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const at = journal.entries.findIndex(({ tag }) => tag === first)
  if (at < 0) throw new Error(`there is no migration ${first}`)
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
  return folder
}
