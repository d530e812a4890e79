import type { Claims } from '../claims'
import { isGivenBack, type Ledger, type LedgerOrder } from './ledger'

const piecesOf = (orders: LedgerOrder[], variantId: number) =>
  orders
    .flatMap(({ lines }) => lines)
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Stock: never below nothing, and what is gone stands in orders that keep it. */
function auditStock({ orders, variants }: Ledger, before: Map<number, number>, claims: Claims) {
  const standing = orders.filter((order) => !isGivenBack(order))
  for (const { id, sku, stock } of variants) {
    claims.that(`stock of ${sku} is never below nothing`, stock >= 0, stock)
    const taken = (before.get(id) ?? 0) - stock
    claims.same(`stock taken of ${sku} is what orders hold`, taken, piecesOf(standing, id))
  }
}

/** Coupons: counted as often as orders have and keep them, and within their limits. */
function auditCoupons({ orders, coupons }: Ledger, claims: Claims) {
  for (const { code, uses, mostUses, mostPerEmail } of coupons) {
    const having = orders.filter((order) => order.coupon === code && !isGivenBack(order))
    claims.same(`${code} is counted once for each order that has it`, uses, having.length)
    const rows = orders.flatMap((order) => order.uses.filter((use) => use.code === code))
    claims.same(`${code} has a row for each order that has it`, rows.length, having.length)
    claims.that(`${code} is within its limit`, having.length <= (mostUses ?? Infinity), having.length)
    const emails = having.map(({ email }) => email)
    const most = Math.max(0, ...[...new Set(emails)].map((email) => emails.filter((one) => one === email).length))
    claims.that(`${code} is within its limit for one email`, most <= (mostPerEmail ?? Infinity), most)
  }
}

/** What orders take: pieces and coupons. @param before stock of each variant when nothing was ordered */
export function auditGoods(ledger: Ledger, before: Map<number, number>, claims: Claims): void {
  auditStock(ledger, before, claims)
  auditCoupons(ledger, claims)
}
