/** What the cart page can be told by an address, after a form was sent without JavaScript. */
export const CART_NOTICES = [
  'added',
  'updated',
  'removed',
  'cleared',
  'quantity-empty',
  'out-of-stock',
  'size-missing',
  'reordered',
  'reordered-partly',
  'reordered-none',
  'gone',
  'cookies',
  'failed',
] as const
export type CartNotice = (typeof CART_NOTICES)[number]

/** The notice an address names, or null. */
export const readNotice = (value: unknown): CartNotice | null => CART_NOTICES.find((notice) => notice === value) ?? null

/** The cart page with a notice. */
export const cartNoticePath = (notice: CartNotice): string => `/cart?notice=${notice}`
