import { checkNode } from './check-node'
import { missingFields } from './google-fields'
import { Vocabulary } from './vocabulary'

let vocabulary: Vocabulary | undefined

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A thing that a page tells of. */
export type Block = Record<string, unknown>

/** The things told of in a document's JSON-LD scripts. @throws SyntaxError where one is no JSON */
export function blocksOf(html: string): Block[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return scripts.flatMap(([, text = '']) => {
    const parsed: unknown = JSON.parse(text)
    if (!isObject(parsed) || parsed['@context'] !== 'https://schema.org') throw new SyntaxError('not of schema.org')
    return [parsed['@graph'] ?? parsed].flat().filter(isObject)
  })
}

/** What is wrong with the things of one page, by schema.org's vocabulary and by what Google requires. */
export function checkBlocks(blocks: readonly Block[]): string[] {
  const words = (vocabulary ??= new Vocabulary())
  const ids = new Set(blocks.map((block) => String(block['@id'])))
  return blocks.flatMap((block) => [...checkNode(words, block), ...missingFields(block, ids)])
}
