import { loadCookies } from '../browser/late-cookies'
import { lazySource } from '../browser/lazy-source'
import type { addOrQueue } from './add-or-queue'
import type { offlineQueue } from './offline-queue'

type Add = typeof addOrQueue

interface CartAdder {
  add: Add
  items: typeof offlineQueue
}

let loadedAdder: CartAdder | null = null
let resolveAdder: (adder: CartAdder) => void
const adderPromise = new Promise<CartAdder>((resolve) => (resolveAdder = resolve))

/** Provides the code that adds to the cart, which the idle tasks have loaded, so that no request is needed. */
export function provideCartAdder(adder: CartAdder): void {
  loadedAdder = adder
  resolveAdder(adder)
}

/** The code that adds to the cart, loaded on demand; null where that fails. */
export async function loadAddToCart(): Promise<Add | null> {
  if (loadedAdder) return loadedAdder.add
  try {
    await loadCookies()
    return (await import('./add-or-queue')).addOrQueue
  } catch {
    return null
  }
}

/** The items that wait for the network; null until the idle tasks have provided them. */
export const offlineQueueSource = lazySource(async () => {
  const { items } = await adderPromise
  return { read: (): CartAdder['items'] | null => items, subscribe: items.subscribe }
}, null)
