import { createHash } from 'node:crypto'
import { POLICY_HEADER, allowsInline, withHashes } from '../../lib/routing/content-security'
import { countPassthrough } from '../../lib/http/middleware'
import { isLoader } from './defer-scripts'
import type { HtmlStep } from './transform-html'

/** Next's scripts that pass a page's data to React: each calls one function with one value. */
const DATA_START = '(self.__next_f=self.__next_f||[]).push([0])'
const DATA = /^self\.__next_f\.push\((\[[^<]*\])\)$/
const DATA_RUN =
  /<script>(?:\(self\.__next_f=|self\.__next_f\.push\()[^<]*<\/script>(?:<script>self\.__next_f\.push\([^<]*<\/script>)*/g

/** The build's script that lists the page's chunks. */
const CHUNKS = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);\s*$/

const BETWEEN = '</script><script>'

/** React escapes `>` in attributes. */
const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g
const ANY_SCRIPT = /<script\b/gi
const HAS_SOURCE = /\ssrc=/

/** Browsers do not run these. */
const IS_JSON_TYPE = /\stype="application\/(?:[a-z.]+\+)?json"/

const isJson = (text = '') => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const isData = (script: string) => script === DATA_START || isJson(DATA.exec(script)?.[1])

const isChunkList = (script: string) => isJson(CHUNKS.exec(script)?.[1])

const JOINT = /;(?=self\.__next_f\.push\()/

/** Whether a script only passes JSON to Next: as Next writes it, or joined by `hashInlineScripts`. */
export const isPageData = (script: string): boolean => isChunkList(script) || script.split(JOINT).every(isData)

/** @param script one character per byte */
const hashOf = (script: string) => createHash('sha256').update(script, 'latin1').digest('base64')

interface HashedPage {
  /** The page with its data scripts joined into one: a hash for each would add some kilobytes of headers. */
  page: string
  /** SHA-256 of each known inline script, in base64. */
  hashes: string[]
  /** Number of scripts that are neither recognized nor the operator's. */
  unknown: number
}

/**
 * Finds a page's own inline scripts: those that only pass JSON, and the loader of deferred scripts.
 * @param page the complete page, one character per byte
 * @param trusted SHA-256 of the operator's inline scripts, in base64
 */
export function hashInlineScripts(page: string, trusted: readonly string[] = []): HashedPage {
  const own = new Set<string>()
  const joined = page.replace(DATA_RUN, (run) => {
    const scripts = run.slice('<script>'.length, -'</script>'.length).split(BETWEEN)
    if (!scripts.every(isData)) return run
    const script = scripts.join(';')
    own.add(script)
    return `<script>${script}</script>`
  })
  const scripts = [...joined.matchAll(SCRIPT)]
  const inline = scripts.flatMap(([, attributes = '', script = '']) =>
    HAS_SOURCE.test(attributes) || IS_JSON_TYPE.test(attributes) ? [] : [script],
  )
  const isOwn = (script: string) => own.has(script) || isLoader(script) || isPageData(script)
  const hashes = inline.filter(isOwn).map(hashOf)
  const unknown = inline.filter((script) => !isOwn(script) && !trusted.includes(hashOf(script))).length
  // Scripts that `SCRIPT` does not match, such as an element that is not closed.
  const unread = (joined.match(ANY_SCRIPT)?.length ?? 0) - scripts.length
  return { page: joined, hashes, unknown: unknown + unread }
}

/**
 * Replaces `'unsafe-inline'` in the policy of a cached page, which cannot have a nonce, by the hashes of its own inline
 * scripts. Buffers the page until it is complete. A page with an unrecognised script keeps its policy and is counted:
 * the script probably belongs to another version of Next, and the page would not hydrate without it.
 * @param trusted SHA-256 of the operator's inline scripts, in base64
 */
export const cspHashes =
  (trusted: readonly string[]): HtmlStep =>
  (_, response) => {
    const policy = String(response.getHeader(POLICY_HEADER) ?? '')
    if (!allowsInline(policy)) return null
    const parts: string[] = []
    return {
      push: (part) => {
        parts.push(part)
        return ''
      },
      end: () => {
        const { page, hashes, unknown } = hashInlineScripts(parts.join(''), trusted)
        if (unknown > 0) countPassthrough('cspHashes')
        else response.setHeader(POLICY_HEADER, withHashes(policy, [...hashes, ...trusted]))
        return page
      },
    }
  }
