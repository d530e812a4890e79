import type { ShopCommands } from '../shop-command-types'
import type { RelationKind } from '../../db/schema/columns'
import type { Note, SourceRelation } from './source-product'
import type { PreparedProduct } from './to-document'

/** Maximum related products of a kind. */
const MAX_RELATED: Record<RelationKind, number> = { 'goes-with': 24, completes: 8, replaces: 24 }

/** Products whose relations are written per batch. */
const RELATION_BATCH_SIZE = 50

type Related = Partial<Record<RelationKind, string[]>>

interface DeferredRelations {
  key: string
  name: string
  line: number
  relations: SourceRelation[]
}

/** The result of relations that were written at the end. */
export interface RelatedResult extends Omit<DeferredRelations, 'relations'> {
  outcome: 'changed' | 'same' | 'refused'
  problems: string[]
  notes: Note[]
}

interface RelationOptions {
  commands: ShopCommands
  /** Keys of the shop's products. */
  known: ReadonlySet<string>
  /** Keys of the file's products, with their lines. */
  fileKeys: ReadonlyMap<string, number>
  isDryRun: boolean
}

/** Related products in the order of the file, each once, without the product itself. */
function relatedOf(
  relations: readonly SourceRelation[],
  keys: readonly (string | undefined)[],
  ownKey: string,
): Related {
  const related: Related = {}
  for (const [place, { kind }] of relations.entries()) {
    const key = keys[place]
    const list = (related[kind] ??= [])
    if (key !== undefined && key !== ownKey && !list.includes(key) && list.length < MAX_RELATED[kind]) list.push(key)
  }
  return related
}

/**
 * Related products of a file. If the shop has them, they are written with their product; relations to later products of
 * the file are written at the end.
 */
export function openRelations({ commands, known, fileKeys, isDryRun }: RelationOptions) {
  const names = new Map<string, string>()
  const deferred: DeferredRelations[] = []

  async function keysOf(relations: readonly SourceRelation[]): Promise<(string | undefined)[]> {
    const skus = relations.flatMap(({ by, value }) => (by === 'name' && !names.has(value) ? value : []))
    const owners = skus.length > 0 ? await commands.run('productsOfSkus', { skus }) : {}
    return relations.map(({ by, value }) => (by === 'key' ? value : (names.get(value) ?? owners[value])))
  }

  /** The related products if the shop has all; undefined if they are deferred, or the file contains none. */
  async function take({ key, source }: PreparedProduct): Promise<Related | undefined> {
    const { names: ownNames = [], related, name, line } = source
    for (const one of ownNames) names.set(one, key)
    if (!related) return undefined
    const keys = await keysOf(related)
    if (keys.every((one) => one !== undefined && known.has(one))) return relatedOf(related, keys, key)
    deferred.push({ key, name, line, relations: related })
    return undefined
  }

  async function writeBatch(batch: readonly DeferredRelations[], actor: string): Promise<RelatedResult[]> {
    const results: RelatedResult[] = []
    const documents = []
    for (const { relations, ...one } of batch) {
      const keys = await keysOf(relations)
      const exists = (key: string | undefined) =>
        key !== undefined && (known.has(key) || (isDryRun && fileKeys.has(key)))
      const unknown = relations.filter(({ by }, place) => !exists(keys[place]) && !(isDryRun && by === 'name'))
      results.push({
        ...one,
        ...{ outcome: 'same', problems: [] },
        notes: unknown.map(({ value }) => ({
          line: one.line,
          message: `there is no product ${value} to relate it to`,
        })),
      })
      const existingKeys = keys.map((key) => (exists(key) ? key : undefined))
      const input = { key: one.key, related: relatedOf(relations, existingKeys, one.key) }
      documents.push({ kind: 'product' as const, input, source: one.key })
    }
    if (isDryRun) return results
    const applyResults = await commands.run('apply', { documents, actor, isDryRun })
    return results.map((result, place) => {
      const { outcome = 'same', problems = [] } = applyResults[place] ?? {}
      return { ...result, outcome: outcome === 'refused' || outcome === 'changed' ? outcome : 'same', problems }
    })
  }

  return {
    take,
    /** Writes the deferred relations to products that exist. */
    writeDeferred: async function* (actor: string): AsyncGenerator<RelatedResult> {
      const ready = deferred.filter(({ key }) => isDryRun || known.has(key))
      for (let at = 0; at < ready.length; at += RELATION_BATCH_SIZE)
        yield* await writeBatch(ready.slice(at, at + RELATION_BATCH_SIZE), actor)
    },
  }
}

export type Relations = ReturnType<typeof openRelations>
