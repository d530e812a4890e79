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

/** Lines that only one of two texts contains, in order: `- removed`, `+ added`. */
export function diffLines(before: readonly string[], after: readonly string[]): string[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const oldLines = before.slice(start, before.length - end)
  const newLines = after.slice(start, after.length - end)
  if (oldLines.length > MAX_LINES || newLines.length > MAX_LINES)
    return [`- ${oldLines.length} lines`, `+ ${newLines.length} lines`]
  // Longest common subsequence, by dynamic programming from the end.
  const common = Array.from({ length: oldLines.length + 1 }, () => new Uint16Array(newLines.length + 1))
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  for (let row = oldLines.length - 1; row >= 0; row--)
    for (let column = newLines.length - 1; column >= 0; column--) {
      const longest = Math.max(at(row + 1, column), at(row, column + 1))
      const cells = common[row]
      if (cells) cells[column] = oldLines[row] === newLines[column] ? at(row + 1, column + 1) + 1 : longest
    }
  const lines: string[] = []
  let [row, column] = [0, 0]
  while (row < oldLines.length || column < newLines.length) {
    if (row < oldLines.length && column < newLines.length && oldLines[row] === newLines[column])
      [row, column] = [row + 1, column + 1]
    else if (row < oldLines.length && (column === newLines.length || at(row + 1, column) >= at(row, column + 1)))
      lines.push(`- ${oldLines[row++]}`)
    else lines.push(`+ ${newLines[column++]}`)
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

/** Describes the differences between two records of values. */
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
    const [old, current] = [before[group] ?? {}, after[group] ?? {}]
    for (const name of new Set([...Object.keys(old), ...Object.keys(current)]))
      for (const what of changesOf(old[name], current[name]))
        where.set(what, [...(where.get(what) ?? []), `${group}: ${name}`])
  }
  return [...where]
    .map(([what, requests]) => ({ what, where: requests }))
    .sort((a, b) => b.where.length - a.where.length)
}

/** Maximum number of requests listed for a difference. */
const MAX_LISTED_REQUESTS = 4

export function describeChanges(changes: readonly Change[]): string {
  return changes
    .map(({ what, where }) => {
      const omitted = where.length > MAX_LISTED_REQUESTS ? `\n  … and ${where.length - MAX_LISTED_REQUESTS} more` : ''
      return `${what}\n${where
        .slice(0, MAX_LISTED_REQUESTS)
        .map((request) => `  ${request}`)
        .join('\n')}${omitted}`
    })
    .join('\n\n')
}

const SNAPSHOTS = join('store-api', 'db', 'migrations', 'meta')

/** Hash of the newest snapshot of the database schema, without the random ids of drizzle-kit. */
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

/** Scripts and styles of a page, and the sum of their gzipped sizes: `14 files, 231 kB`. */
export function bundleOf(html: string, buildFolder = '.next'): string {
  const files = [...new Set(html.match(SCRIPT) ?? [])].map((path) => join(buildFolder, path.replace('/_next/', '')))
  const existing = files.filter((file) => statSync(file, { throwIfNoEntry: false }))
  const bytes = existing.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
  return `${existing.length} files, ${Math.round(bytes / 1000)} kB`
}
