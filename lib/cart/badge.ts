import { CART_BADGE_CAP } from '../limits'

/** What the cart icon's badge says: the number of pieces, capped (spec §2); nothing for an empty cart. */
export const badgeText = (number: number): string => (number > 0 ? String(Math.min(number, CART_BADGE_CAP)) : '')
