import { KEY_PATTERN, LIMITS } from '../../contract/limits'

/** The order an address asks about, as the store writes its number; empty for what can be none. */
export function askedOrder(value: unknown): string {
  const number = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return KEY_PATTERN.test(number) && number.length <= LIMITS.orderNumber ? number : ''
}

/** Numbers to choose from: the last orders, and before them the one that is asked about if it is older. */
export const orderChoices = (last: readonly string[], asked: string): string[] =>
  asked === '' || last.includes(asked) ? [...last] : [asked, ...last]
