/** Values of `?notice=` on the cart page, set after a form was sent without JavaScript. */
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

/** The notice of a `?notice=` value, or null. */
export const readNotice = (value: unknown): CartNotice | null => CART_NOTICES.find((notice) => notice === value) ?? null

/** The query parameter with the id of the line that a notice is about. */
export const LINE_PARAMETER = 'line'

/** The element id of a line on the cart page. */
export const lineId = (id: number | string): string => `line-${id}`

/** The cart page with a notice, scrolled to its line. */
export const cartNoticePath = (notice: CartNotice, line?: string): string =>
  line ? `/cart?notice=${notice}&${LINE_PARAMETER}=${line}#${lineId(line)}` : `/cart?notice=${notice}`
