import { orderConfirmationPath } from '../paths'

/**
 * Leaves the checkout for the pay page of its order, or for the order's own page. Going back leads to the order: the
 * checkout it came from is no more.
 * @param origin the one the pay page has
 * @returns never
 */
export function leaveForOrder({ number, url }: { number: string; url: string | null }, origin: string): Promise<never> {
  const placed = orderConfirmationPath(number)
  history.replaceState(null, '', placed)
  location.assign(url && URL.canParse(url) && new URL(url).origin === origin ? url : placed)
  return new Promise<never>(() => {})
}
