import { normalizeHeaders, normalizeText } from './normalize'
import { hashOf, readPage, type Page } from './read-html'
import type { Sample } from './samples'
import type { Response } from './send'

/** A response as the baseline keeps it. */
export interface Entry {
  status: number
  headers: Record<string, string>
  page?: Omit<Page, 'frame' | 'outline'>
  /** What stands around `<main>`. */
  frame?: string[]
  /** Of a body that is no page, with all that differs from run to run taken out. */
  body?: { bytes: number; hash: string }
  outline?: string[]
}

/** Entries by request: `GET /product?page=2`. */
export type Snapshot = Record<string, Entry>

/** Longest body of JSON or text that is kept whole, in characters. */
const MAX_WHOLE_TEXT = 600

/** Longest path in the name of a request, in characters. */
const MAX_PATH = 120

/** A hint of the router, which tells the forms of an address apart. */
const HINTS = ['rsc', 'next-router-prefetch', 'origin']

export function nameOf({ method, path, headers = {}, body }: Sample): string {
  const target = path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}… (${path.length} characters)` : path
  const hints = HINTS.filter((name) => headers[name]).map((name) => `${name}: ${headers[name]}`)
  return [`${method} ${target}`, ...hints, ...(body === undefined ? [] : [body])].join(' | ')
}

const isText = (type: string) => /^(?:text\/|application\/(?:json|xml|javascript|manifest))|\+xml|\+json/.test(type)

/** Flight data names modules and files of the build: the page tells the same as HTML. */
const isOpaque = (type: string) => type.startsWith('text/x-component')

/**
 * @param names values that the run made up, and the words that stand for them
 * @param hasOutline whether the text is kept, and not its hash alone
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
  const isWhole = hasOutline || text.length <= MAX_WHOLE_TEXT
  return { ...entry, body: { bytes: text.length, hash: hashOf(text) }, ...(isWhole && { outline: text.split('\n') }) }
}
