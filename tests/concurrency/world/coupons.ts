import type { coupon } from '../../../store-api/db/schema'
import { say } from '../../../store-api/testing/say'

type Coupon = typeof coupon.$inferInsert

/** The coupons of every world. */
export const COUPONS: Coupon[] = [
  { code: 'LIMITED', kind: 'amount', value: 500, text: say('For the first ten'), mostUses: 10 },
  { code: 'ONCE-EACH', kind: 'percent', value: 10, text: say('Once for each'), mostPerEmail: 1 },
  { code: 'A-TENTH', kind: 'percent', value: 10, text: say('A tenth'), mostUses: 200 },
  { code: 'FREE-WAY', kind: 'shipping', value: 0, text: say('Sent for nothing'), mostUses: 150 },
]
