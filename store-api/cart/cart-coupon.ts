import { eq } from 'drizzle-orm'
import type { CartReply } from '../../contract/entities/cart'
import { readCurrency } from '../admin/store-settings'
import { type ShownCartLine, shownLine } from '../catalog/shown-line'
import { loadDraft } from '../checkout/draft'
import { sumLines, shownTotals, totalsOf } from '../checkout/totals'
import { ownsEmail } from '../customers/customers'
import { checkout } from '../db/schema'
import type { Caller, Shop } from '../http/context'
import { ownerOf } from './cart-owner'
import { validateCoupon } from './coupons'

/** The coupon of a caller's cart, with its discount; null without one. Most carts have none: one short query. */
export async function readCartCoupon(
  shop: Shop,
  caller: Caller,
  lines: readonly ShownCartLine[],
): Promise<NonNullable<CartReply['coupon']> | null> {
  const [row] = await shop.db
    .select({ code: checkout.couponCode })
    .from(checkout)
    .where(eq(checkout.owner, ownerOf(caller)))
  if (!row?.code) return null
  const currency = await readCurrency(shop)
  const { draft } = await loadDraft(shop, caller)
  const { code, text, problem, reduction } = await validateCoupon(shop, {
    ...{ code: row.code, email: draft.email, currency },
    isOwnEmail: await ownsEmail(shop.db, caller),
    linesTotal: sumLines(lines.map(shownLine)),
  })
  const { discount } = totalsOf(lines, reduction, null)
  const shown = shownTotals(lines, reduction, { delivery: null, currency })
  return { code, text, discount, problem, shown: { discount: shown.discount } }
}
