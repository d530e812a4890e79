import { cancel, changePrice, confirm, operate, pay, ship, wait, webhook } from './paying'
import { add, place, applyCoupon, remove, reorder, set, takeCouponOff, type } from './shopping'
import type { Stall } from './stall'

interface Move {
  move: (stall: Stall) => Promise<void>
  /** Operations it consists of: to look and then to press are two. */
  operations: number
}

const times = (count: number, move: Move['move'], operations = 1): Move[] =>
  Array.from({ length: count }, () => ({ move, operations }))

/** What a client may do next; what stands here more often is done more often. */
export const MOVES: Move[] = [
  ...times(24, add),
  ...times(5, set, 2),
  ...times(3, remove, 2),
  ...times(5, applyCoupon),
  ...times(1, takeCouponOff),
  ...times(8, type),
  ...times(15, place, 2),
  ...times(12, pay, 2),
  ...times(12, webhook),
  ...times(5, confirm),
  ...times(4, cancel),
  ...times(4, ship),
  ...times(3, operate),
  ...times(2, wait),
  ...times(2, reorder),
  ...times(1, changePrice),
]
