import { ask, CallError, isSignedOut } from '../browser/call'
import type { Refusal } from '../forms/form-state'
import { inTurn } from './in-turn'
import { placeOrder, type Placing } from './place-order'

/** Milliseconds before each further try. */
const PAUSES = [1000, 2000, 4000]

const refusalOf = (error: unknown): Refusal | null =>
  error instanceof CallError && !isSignedOut(error) ? { code: error.code, msg: error.message, data: error.data } : null

/**
 * ConcurrencyLimiter an order by the shop's own proxy, after everything that is being kept.
 * @param onAgain told before each further try @throws CallError when the session is lost
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
