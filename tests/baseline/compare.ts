import type { Entry, Snapshot } from './snapshot'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A difference, and the requests that show it. */
export interface Change {
  what: string
  where: string[]
}

/** Longest lists that are compared line by line. */
const MAX_LINES = 2000

/** The lines that only one of two texts has, in their order: `- gone`, `+ new`. */
export function diffLines(before: readonly string[], after: readonly string[]): string[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const old = before.slice(start, before.length - end)
  const young = after.slice(start, after.length - end)
  if (old.length > MAX_LINES || young.length > MAX_LINES) return [`- ${old.length} lines`, `+ ${young.length} lines`]
  // The longest common subsequence, by dynamic programming from the end.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(young.length + 1))
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = young.length - 1; column >= 0; column--) {
      const rest = Math.max(at(row + 1, column), at(row, column + 1))
      const cells = common[row]
      if (cells) cells[column] = old[row] === young[column] ? at(row + 1, column + 1) + 1 : rest
    }
  const lines: string[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < young.length) {
    if (row < old.length && column < young.length && old[row] === young[column]) [row, column] = [row + 1, column + 1]
    else if (row < old.length && (column === young.length || at(row + 1, column) >= at(row, column + 1)))
      lines.push(`- ${old[row++]}`)
    else lines.push(`+ ${young[column++]}`)
  }
  return lines
}

const flatten = ({ status, headers, page = undefined, body = undefined }: Entry): Record<string, string> => ({
  status: String(status),
  ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [`header ${name}`, value])),
  ...Object.fromEntries(Object.entries({ ...page, ...body }).map(([name, value]) => [name, String(value)])),
})

function changesOf(before: Entry | undefined, after: Entry | undefined): string[] {
  if (!before) return ['only recorded now']
  if (!after) return ['no longer recorded']
  const changes = diffRecords(flatten(before), flatten(after))
  const texts = [
    { name: 'text', lines: diffLines(before.outline ?? [], after.outline ?? []) },
    { name: 'frame', lines: diffLines(before.frame ?? [], after.frame ?? []) },
  ]
  return [
    ...changes,
    ...texts
      .filter(({ lines }) => lines.length > 0)
      .map(({ name, lines }) => `${name}:\n${lines.map((line) => `    ${line}`).join('\n')}`),
  ]
}

/** What differs between two records of values, a sentence each. */
export function diffRecords(before: Record<string, string>, after: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? '(none)'} → ${after[name] ?? '(none)'}`)
}

/** All differences; one that many responses share is listed once. */
export function compareSnapshots(before: Record<string, Snapshot>, after: Record<string, Snapshot>): Change[] {
  const where = new Map<string, string[]>()
  for (const group of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, young] = [before[group] ?? {}, after[group] ?? {}]
    for (const name of new Set([...Object.keys(old), ...Object.keys(young)]))
      for (const what of changesOf(old[name], young[name]))
        where.set(what, [...(where.get(what) ?? []), `${group}: ${name}`])
  }
  return [...where]
    .map(([what, requests]) => ({ what, where: requests }))
    .sort((one, other) => other.where.length - one.where.length)
}

/** Requests named for one difference. */
const MAX_NAMED = 4

/** The differences to read: what changed, and where. */
export function describeChanges(changes: readonly Change[]): string {
  return changes
    .map(({ what, where }) => {
      const more = where.length > MAX_NAMED ? `\n  … and ${where.length - MAX_NAMED} more` : ''
      return `${what}\n${where
        .slice(0, MAX_NAMED)
        .map((one) => `  ${one}`)
        .join('\n')}${more}`
    })
    .join('\n\n')
}

const SNAPSHOTS = join('store-api', 'db', 'migrations', 'meta')

/** A hash of the newest snapshot of the database's schema, without the ids that drizzle-kit makes up. */
export function schemaHash(folder = SNAPSHOTS): string {
  const newest = readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  if (!newest) throw new Error(`There is no schema in ${folder}.`)
  const {
    id: _id,
    prevId: _prevId,
    ...schema
  } = JSON.parse(readFileSync(join(folder, newest), 'utf8')) as Record<string, unknown>
  return createHash('sha256').update(JSON.stringify(schema)).digest('hex')
}

const SCRIPT = /\/_next\/static\/[^"'\s)<>?,\\]+\.(?:js|css)/g

/** Scripts and styles a page names, and their size when each is compressed by gzip: `14 files, 231 kB`. */
export function bundleOf(html: string, buildFolder = '.next'): string {
  const files = [...new Set(html.match(SCRIPT) ?? [])].map((path) => join(buildFolder, path.replace('/_next/', '')))
  const there = files.filter((file) => statSync(file, { throwIfNoEntry: false }))
  const bytes = there.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
  return `${there.length} files, ${Math.round(bytes / 1000)} kB`
}
