import type { CatalogueCoupon } from '../demo/catalogue/catalogue'
import { say } from './say'

/** A coupon of every kind, and one for every reason why it does not count. */
export const SMALL_COUPONS: CatalogueCoupon[] = [
  { code: 'TEN', kind: 'percent', value: 10, text: say('10 % off'), mostPerEmail: 1 },
  { code: 'FIVE', kind: 'amount', value: 500, text: say('5.00 off'), minSubTotal: 5000 },
  { code: 'POST', kind: 'shipping', value: 0, text: say('Free delivery') },
  { code: 'PAST', kind: 'percent', value: 25, text: say('25 % off'), endsInDays: -1 },
  { code: 'GONE', kind: 'percent', value: 25, text: say('25 % off'), mostUses: 2, uses: 2 },
  { code: 'ONCE', kind: 'percent', value: 50, text: say('Half off'), mostUses: 1 },
  { code: 'ALL', kind: 'percent', value: 100, text: say('All off') },
]
