import { and, eq, or } from 'drizzle-orm'
import { identityOf, type PersonalizedColumns } from '../catalog/personalization'
import type { Database } from '../db/database'
import { cartLine } from '../db/schema'
import type { Personalization } from '../db/schema/columns'

interface Variant {
  variantId: number
}

/** Index of the child variants in a fingerprint. */
const CHILDREN_INDEX = 3

/** Identity of a line: variant, personalization and children. */
export function fingerprintOf(
  piece: Variant & PersonalizedColumns,
  preview: Personalization['preview'],
  children: readonly Variant[],
): string {
  const { name, number, others } = identityOf(piece, preview)
  const childVariantIds = sortedVariantIds(children)
  return JSON.stringify([piece.variantId, number, name, childVariantIds, ...(others.length > 0 ? [others] : [])])
}

const sortedVariantIds = (children: readonly Variant[]): number[] =>
  children.map(({ variantId }) => variantId).sort((a, b) => a - b)

/** The fingerprint of a line with different children. */
export function replaceChildren(fingerprint: string, children: readonly Variant[]): string {
  const identity = JSON.parse(fingerprint) as unknown[]
  return JSON.stringify(identity.toSpliced(CHILDREN_INDEX, 1, sortedVariantIds(children)))
}

/** Condition: a line of a cart, or one of its children. */
export const isLineOrChild = (cartId: number, id: number) =>
  and(eq(cartLine.cartId, cartId), or(eq(cartLine.id, id), eq(cartLine.mid, id)))

/** A line, followed by its children; empty if the cart has no such line. */
export async function readWithChildren(tx: Database, cartId: number, id: number) {
  const rows = await tx.select().from(cartLine).where(isLineOrChild(cartId, id))
  const line = rows.find((row) => row.id === id)
  return line ? [line, ...rows.filter((row) => row !== line)] : []
}
