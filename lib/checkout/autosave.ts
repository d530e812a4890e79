import { ask } from '../browser/call'
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import type { Checkout, CheckoutChange } from '../../contract/entities/checkout'
import { inTurn } from './change-queue'

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
