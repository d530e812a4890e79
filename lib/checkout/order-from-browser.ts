import { ask, CallError, isSignedOut } from '../browser/call'
import type { Refusal } from '../forms/form-state'
import { inTurn } from './change-queue'
import { placeOrder, type Placing } from './place-order'
import { orderConfirmationPath } from '../paths'

/** Milliseconds before each further try. */
const PAUSES = [1000, 2000, 4000]

const refusalOf = (error: unknown): Refusal | null =>
  error instanceof CallError && !isSignedOut(error) ? { code: error.code, msg: error.message, data: error.data } : null

/**
 * Places an order through the shop's own proxy, after all pending saves.
 * @param onAgain called before each retry @throws CallError when the session is lost
 */
export const orderFromBrowser = (wanted: Parameters<typeof placeOrder>[0], onAgain: () => void): Promise<Placing> =>
  inTurn(() =>
    placeOrder(wanted, {
      send: ({ method, path, body }, key) => ask(method, path, body, key),
      refusalOf,
      pauses: PAUSES,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      onAgain,
    }),
  )

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
