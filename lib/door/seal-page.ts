import { createHash } from 'node:crypto'
import { isLoader } from './late-scripts'

/** Next's scripts that hand a page's data to React: each nothing but a call with one value. */
const DATA_START = '(self.__next_f=self.__next_f||[]).push([0])'
const DATA = /^self\.__next_f\.push\((\[[^<]*\])\)$/
const DATA_RUN =
  /<script>(?:\(self\.__next_f=|self\.__next_f\.push\()[^<]*<\/script>(?:<script>self\.__next_f\.push\([^<]*<\/script>)*/g

/** The build's script that names the page's chunks. */
const CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);\s*$/

const BETWEEN = '</script><script>'

/** A script that stands in the page; React writes no `>` into an attribute. */
const INLINE = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g
const HAS_SOURCE = /\ssrc=/

/** Of what stands in such an element browsers run all but data. */
const IS_DATA = /\stype="application\/(?:[a-z.]+\+)?json"/

const isJson = (text = '') => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const isData = (script: string) => script === DATA_START || isJson(DATA.exec(script)?.[1])

const isChunks = (script: string) => isJson(CHUNKS.exec(script)?.[1])

/** @param script one character for each of its bytes */
const hashOf = (script: string) => createHash('sha256').update(script, 'latin1').digest('base64')

/** A page with its data in one script. */
interface SealedPage {
  page: string
  /** SHA-256 of each inline script of the shop, in base64. */
  hashes: string[]
  /** Inline scripts that nobody knows. */
  unknown: number
}

/**
 * Which scripts of a page are the shop's own: those that only name values, and the one of the door. Whatever else stands
 * in it as a script was put there by the operator, or by somebody.
 * @param page whole, one character for each byte
 * @param trusted SHA-256 of the operator's own inline scripts, in base64
 */
export function sealPage(page: string, trusted: readonly string[] = []): SealedPage {
  const own = new Set<string>()
  const joined = page.replace(DATA_RUN, (run) => {
    const scripts = run.slice('<script>'.length, -'</script>'.length).split(BETWEEN)
    if (!scripts.every(isData)) return run
    const script = scripts.join(';')
    own.add(script)
    return `<script>${script}</script>`
  })
  const inline = [...joined.matchAll(INLINE)].flatMap(([, attributes = '', script = '']) =>
    HAS_SOURCE.test(attributes) || IS_DATA.test(attributes) ? [] : [script],
  )
  const isOwn = (script: string) => own.has(script) || isLoader(script) || isChunks(script)
  const hashes = inline.filter(isOwn).map(hashOf)
  const unknown = inline.filter((script) => !isOwn(script) && !trusted.includes(hashOf(script))).length
  return { page: joined, hashes, unknown }
}
