import { ask } from '../browser/call'
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import type { Checkout, CheckoutChange } from '../../contract/entities/checkout'

let last: Promise<unknown> = Promise.resolve()

/** Makes one change of the checkout after the other, so that the last answer is of the last change. */
export function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(work)
  last = turn.catch(() => null)
  return turn
}

/** Resolves when everything that is being kept is kept. */
export const whenKept = (): Promise<unknown> => last

const { method, path } = CHECKOUT_ROUTES.updateCheckout

let waiting: { change: CheckoutChange; kept: Promise<Checkout> } | null = null

function keepInTurn(change: CheckoutChange): Promise<Checkout> {
  const kept = inTurn(async () => {
    const newest = waiting?.change ?? change
    waiting = null
    return (await ask(method, path, newest)) as Checkout
  })
  waiting = { change, kept }
  return kept
}

/** Keeps what was typed. What is typed while that waits for its turn goes along. @throws CallError */
export function autosaveDraft(change: CheckoutChange): Promise<Checkout> {
  if (!waiting) return keepInTurn(change)
  waiting.change = { ...waiting.change, ...change }
  return waiting.kept
}

/** Saves while the page unloads, without waiting for the response. */
export function saveDraftOnUnload(change: CheckoutChange): void {
  const headers = { 'content-type': 'application/json' }
  void fetch(path, { method, headers, body: JSON.stringify(change), keepalive: true }).catch(() => null)
}

/**
 * Sends a form as a browser does: its answer keeps what was typed over a login, whichever way the session was lost.
 * @returns never
 */
export function sendPlain(element: HTMLFormElement): Promise<never> {
  // What was kept before may not overtake it.
  void whenKept().then(() => element.submit())
  return new Promise<never>(() => {})
}
