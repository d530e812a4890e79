import type { IncomingHttpHeaders } from 'node:http'
import { normalizeHeaders, normalizeText } from './normalize'
import { hashOf, type Page, readPage } from './read-html'
import type { Sample } from './samples'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A received response with its body decompressed. */
export interface Response {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A response in the baseline. */
export interface Entry {
  status: number
  headers: Record<string, string>
  page?: Omit<Page, 'frame' | 'outline'>
  /** Outline of the page around `<main>`. */
  frame?: string[]
  /** Of a body that is not HTML, after normalization. */
  body?: { bytes: number; hash: string }
  outline?: string[]
}

/** Entries by request: `GET /product?page=2`. */
export type Snapshot = Record<string, Entry>

/** Longest body of JSON or text that is stored whole, in characters. */
const MAX_WHOLE_TEXT = 600

/** Longest path in the name of a request, in characters. */
const MAX_PATH = 120

/** Headers that distinguish requests for the same address. */
const HINTS = ['rsc', 'next-router-prefetch', 'origin']

export function nameOf({ method, path, headers = {}, body }: Sample): string {
  const target = path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}… (${path.length} characters)` : path
  const hints = HINTS.filter((name) => headers[name]).map((name) => `${name}: ${headers[name]}`)
  return [`${method} ${target}`, ...hints, ...(body === undefined ? [] : [body])].join(' | ')
}

const isText = (type: string) => /^(?:text\/|application\/(?:json|xml|javascript|manifest))|\+xml|\+json/.test(type)

/** Flight data contains names of modules and built files; the HTML page has the same content. */
const isOpaque = (type: string) => type.startsWith('text/x-component')

/**
 * @param names random values of the run, with their replacements
 * @param hasOutline whether the text is stored, not only its hash
 */
export function entryOf(
  { status, headers, body }: Response,
  names: ReadonlyMap<string, string>,
  hasOutline = false,
): Entry {
  const type = headers['content-type'] ?? ''
  const entry: Entry = { status, headers: normalizeHeaders(headers, names) }
  if (body.length === 0 || isOpaque(type) || !isText(type)) return entry
  const text = normalizeText(body.toString('utf8'), names)
  if (type.startsWith('text/html')) {
    const { frame, outline, ...page } = readPage(text)
    return { ...entry, page, ...(frame.length > 0 && { frame }), ...(hasOutline && { outline }) }
  }
  const isRecordedInFull = hasOutline || text.length <= MAX_WHOLE_TEXT
  return {
    ...entry,
    body: { bytes: text.length, hash: hashOf(text) },
    ...(isRecordedInFull && { outline: text.split('\n') }),
  }
}

/** Contains a file for each group, and one with headers and frames that responses share. */
export const BASELINE_FOLDER = join('tests', 'baseline', 'recorded')

const SHARED = 'shared'

/** Header sets and frames, by the name of the first response with them. */
interface Shared {
  headers: Record<string, Entry['headers']>
  frames: Record<string, string[]>
}

type StoredEntry = Omit<Entry, 'headers' | 'frame'> & { headers: string; own?: Entry['headers']; frame?: string }

/** Headers with an address: they differ from response to response, and are stored in the entry itself. */
const OWN_HEADERS = new Set(['location', 'refresh', 'x-nextjs-rewritten-path'])

const pick = (headers: Entry['headers'], isOwn: boolean): Entry['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => OWN_HEADERS.has(name) === isOwn))

/** Returns a function that replaces a value by the name of the first entry with an equal one. */
function deduplicator<Value>(shared: Record<string, Value>) {
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

/** Replaces the stored baseline. */
export function writeBaseline(
  snapshots: Record<string, Snapshot>,
  figures: Record<string, string>,
  folder = BASELINE_FOLDER,
) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const shared: Shared = { headers: {}, frames: {} }
  const headersName = deduplicator(shared.headers)
  const frameName = deduplicator(shared.frames)
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

/** @throws Error if there is no baseline */
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
