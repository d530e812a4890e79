import { and, eq, or } from 'drizzle-orm'
import { identityOf, type PersonalizedColumns } from '../catalog/personalization'
import type { Database } from '../db/database'
import { cartLine } from '../db/schema'
import type { Personalization } from '../db/schema/columns'

interface Variant {
  variantId: number
}

/** Where the identity of a line has its children. */
const TOGETHER = 3

/** Identity of a line: variant, personalization and children. */
export function fingerprintOf(
  piece: Variant & PersonalizedColumns,
  preview: Personalization['preview'],
  children: readonly Variant[],
): string {
  const { name, number, others } = identityOf(piece, preview)
  const together = variantsOf(children)
  return JSON.stringify([piece.variantId, number, name, together, ...(others.length > 0 ? [others] : [])])
}

const variantsOf = (children: readonly Variant[]): number[] =>
  children.map(({ variantId }) => variantId).sort((a, b) => a - b)

/** The identity of a line whose children have changed. */
export function withTogether(fingerprint: string, children: readonly Variant[]): string {
  const identity = JSON.parse(fingerprint) as unknown[]
  return JSON.stringify(identity.toSpliced(TOGETHER, 1, variantsOf(children)))
}

/** A line of a cart and the children that follow it. */
export const withChildren = (cartId: number, id: number) =>
  and(eq(cartLine.cartId, cartId), or(eq(cartLine.id, id), eq(cartLine.mid, id)))

/** A line, followed by its children; empty if the cart has no such line. */
export async function readWithChildren(tx: Database, cartId: number, id: number) {
  const rows = await tx.select().from(cartLine).where(withChildren(cartId, id))
  const line = rows.find((row) => row.id === id)
  return line ? [line, ...rows.filter((row) => row !== line)] : []
}
