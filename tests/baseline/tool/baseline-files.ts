import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry, Snapshot } from './snapshot'

/** Where the baseline is kept: one file a group, and what many responses share. */
export const BASELINE_FOLDER = join('tests', 'baseline')

const SHARED = 'shared'

/** Header sets and frames by the name of the first response that has them. */
interface Shared {
  headers: Record<string, Entry['headers']>
  frames: Record<string, string[]>
}

type StoredEntry = Omit<Entry, 'headers' | 'frame'> & { headers: string; own?: Entry['headers']; frame?: string }

/** Headers that name an address: they differ from response to response, and stand in the entry itself. */
const OWN_HEADERS = new Set(['location', 'refresh', 'x-nextjs-rewritten-path'])

const pick = (headers: Entry['headers'], isOwn: boolean): Entry['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => OWN_HEADERS.has(name) === isOwn))

/** Replaces equal values by the name of the first entry that has them. */
function share<Value>(shared: Record<string, Value>) {
  const nameByText = new Map<string, string>()
  return (name: string, value: Value) => {
    const text = JSON.stringify(value)
    const known = nameByText.get(text)
    if (known !== undefined) return known
    nameByText.set(text, name)
    shared[name] = value
    return name
  }
}

const write = (folder: string, name: string, value: unknown) =>
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 1)}\n`)

const read = (folder: string, name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))

/** Writes snapshots by group in place of those that were there. */
export function writeBaseline(
  snapshots: Record<string, Snapshot>,
  figures: Record<string, string>,
  folder = BASELINE_FOLDER,
) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const shared: Shared = { headers: {}, frames: {} }
  const headersName = share(shared.headers)
  const frameName = share(shared.frames)
  for (const [group, snapshot] of Object.entries(snapshots)) {
    const entries = Object.entries(snapshot).map(([name, { headers, frame, ...entry }]): [string, StoredEntry] => [
      name,
      {
        ...entry,
        headers: headersName(`${group}: ${name}`, pick(headers, false)),
        own: pick(headers, true),
        ...(frame && { frame: frameName(`${group}: ${name}`, frame) }),
      },
    ])
    write(folder, group, Object.fromEntries(entries))
  }
  write(folder, SHARED, shared)
  write(folder, 'figures', figures)
}

/** @throws Error when there is no baseline */
export function readBaseline(folder = BASELINE_FOLDER): {
  snapshots: Record<string, Snapshot>
  figures: Record<string, string>
} {
  if (!existsSync(folder)) throw new Error(`There is no baseline in ${folder}: npm run baseline -- record`)
  const shared = read(folder, SHARED) as Shared
  const groups = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => name !== SHARED && name !== 'figures')
  const snapshots = groups.map((group): [string, Snapshot] => {
    const stored = read(folder, group) as Record<string, StoredEntry>
    const entries = Object.entries(stored).map(([name, { headers, own, frame, ...entry }]): [string, Entry] => [
      name,
      {
        ...entry,
        headers: { ...shared.headers[headers], ...own },
        ...(frame !== undefined && { frame: shared.frames[frame] ?? [] }),
      },
    ])
    return [group, Object.fromEntries(entries)]
  })
  return { snapshots: Object.fromEntries(snapshots), figures: read(folder, 'figures') as Record<string, string> }
}
