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
const INLINE = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g

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

/** Where scripts that were made one are put together. */
const SEAM = /;(?=self\.__next_f\.push\()/

/** Whether a script names values alone, of the page or of its build: as Next writes it, or as `sealPage` does. */
export const namesValues = (script: string): boolean => isChunks(script) || script.split(SEAM).every(isData)

/** @param script one character for each of its bytes */
const hashOf = (script: string) => createHash('sha256').update(script, 'latin1').digest('base64')

/**
 * Which scripts of a page are the shop's own: those that only name values, and the one of the door. Whatever else stands
 * in it as a script was put there by somebody.
 * @param page whole, one character for each byte
 * @returns the page, the scripts with its data made one, and the SHA-256 of each of its own, in base64
 */
export function sealPage(page: string): { page: string; hashes: string[] } {
  const own = new Set<string>()
  const joined = page.replace(DATA_RUN, (run) => {
    const scripts = run.slice('<script>'.length, -'</script>'.length).split(BETWEEN)
    if (!scripts.every(isData)) return run
    const script = scripts.join(';')
    own.add(script)
    return `<script>${script}</script>`
  })
  const inline = [...joined.matchAll(INLINE)].map(([, script = '']) => script)
  const hashes = inline.filter((script) => own.has(script) || isLoader(script) || isChunks(script)).map(hashOf)
  return { page: joined, hashes }
}
