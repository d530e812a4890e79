/** Values of `?notice=` on the cart page, set after a form was sent without JavaScript. */
export const CART_MESSAGES = [
  'added',
  'updated',
  'removed',
  'restored',
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
export type CartMessage = (typeof CART_MESSAGES)[number]

/** The message of a `?notice=` value, or null. */
export const readCartMessage = (value: unknown): CartMessage | null =>
  CART_MESSAGES.find((message) => message === value) ?? null

/** The query parameter with the id of the line that a message is about. */
export const LINE_PARAMETER = 'line'

/** The element id of a line on the cart page. */
export const lineId = (id: number | string): string => `line-${id}`

/** The cart page with a message, scrolled to its line. */
export const cartMessagePath = (message: CartMessage, line?: string): string =>
  line ? `/cart?notice=${message}&${LINE_PARAMETER}=${line}#${lineId(line)}` : `/cart?notice=${message}`
