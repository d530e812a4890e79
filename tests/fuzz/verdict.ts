/** What a program answered. */
export interface Answer {
  status: number
  text: string
}

/** Said of a store API that is away or has too much to do, in words of our own. */
const OWN_WORDS: ReadonlySet<number> = new Set([502, 503, 504])

/** A stack, a path of the server, or words of the database: what nobody outside may read. */
const INSIDE =
  /\n\s+at .+:\d+:\d+|node_modules\/|\/store-api\/|syntax error at or near|DrizzleQueryError|violates .+ constraint/

/** What is wrong with an answer, whatever it was asked for; null when nothing is. */
export function faultOf({ status, text }: Answer): string | null {
  if (status >= 500 && !OWN_WORDS.has(status)) return `answered ${status}`
  if (INSIDE.test(text)) return 'told of its inside'
  return null
}
