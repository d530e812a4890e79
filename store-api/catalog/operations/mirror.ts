import { sql } from 'drizzle-orm'
import { product } from '../../db/schema'
import type { OperationShop } from './change'
import { type DocumentKind, keyOf, operationsOf } from './document-kinds'
import { listDocuments } from './list-documents'

/** Kinds of which a mirrored folder is complete. Tax, delivery, attributes and countries stay: products and orders name them. */
const MIRRORED_KINDS = ['product', 'category', 'page', 'menu', 'section'] as const satisfies readonly DocumentKind[]

/** A resource that the shop has and a folder does not. */
export interface Surplus {
  kind: DocumentKind
  key: string
}

/** Documents, or share of the products, above which archiving has to be confirmed. */
const MAX_UNCONFIRMED_REMOVALS = 10
const MAX_UNCONFIRMED_SHARE = 0.2

/** A mirror would remove more than it may without a confirmation. */
export class MirrorRefused extends Error {
  override readonly name = 'MirrorRefused'
}

/**
 * The resources that no document names. A kind without documents is ignored: a shop's pages may be managed elsewhere.
 * Archived or hidden resources are omitted.
 */
export async function findSurplus(
  shop: OperationShop,
  documents: readonly { kind: DocumentKind; input: unknown }[],
): Promise<Surplus[]> {
  const surplus: Surplus[] = []
  for (const kind of MIRRORED_KINDS) {
    const named = new Set(documents.flatMap((document) => (document.kind === kind ? keyOf(document.input) : [])))
    if (named.size === 0) continue
    for (const { key, state } of await listDocuments(shop, kind))
      if (!named.has(key) && state !== 'archived' && state !== 'hidden') surplus.push({ kind, key })
  }
  return surplus
}

/**
 * Whether so much would be archived that it has to be confirmed: a file that was cut off must not empty a shop.
 * @param surplus number of resources that would be removed
 * @param products how many products are among it
 * @param sold how many products the shop has
 */
export const needsConfirmation = (surplus: number, products: number, sold: number): boolean =>
  surplus > MAX_UNCONFIRMED_REMOVALS || products > sold * MAX_UNCONFIRMED_SHARE

/** @throws MirrorRefused for more than 10 documents, or a fifth of the products */
export async function checkSurplus({ db }: OperationShop, surplus: readonly Surplus[]): Promise<void> {
  const products = surplus.filter(({ kind }) => kind === 'product').length
  const sold = await db.$count(product, sql`${product.status} <> 'archived'`)
  if (!needsConfirmation(surplus.length, products, sold)) return
  const names = surplus.slice(0, MAX_UNCONFIRMED_REMOVALS).map(({ kind, key }) => `${kind} ${key}`)
  const more = surplus.length > names.length ? ' …' : ''
  throw new MirrorRefused(
    `${surplus.length} are not in the folder and would go, ${products} of ${sold} products among them: ` +
      `${names.join(', ')}${more}. Look at it with --dry-run, and confirm it with --yes.`,
  )
}

/** Archives, hides or removes a surplus resource. */
export const removeResource = (shop: OperationShop, { kind, key }: Surplus, actor: string) => {
  const { remove, set, archived } = operationsOf(kind)
  return remove ? remove(shop, key, { actor }) : set(shop, { key, ...archived }, { actor })
}
