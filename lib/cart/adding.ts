import { loadCookies } from '../browser/late-cookies'
import { lateSource } from '../browser/lazy-source'
import type { addOrWait } from './add-or-wait'
import type { waitingItems } from './waiting-items'

type Add = typeof addOrWait

interface Adding {
  add: Add
  items: typeof waitingItems
}

let provided: Adding | null = null
let resolveProvided: (adding: Adding) => void
const whenProvided = new Promise<Adding>((resolve) => (resolveProvided = resolve))

/** Makes the code that adds to the cart available without a request: the idle tasks have loaded it. */
export function provideAdding(adding: Adding): void {
  provided = adding
  resolveProvided(adding)
}

/** The code that adds to the cart, loaded on demand; null where that fails. */
export async function loadAdding(): Promise<Add | null> {
  if (provided) return provided.add
  try {
    await loadCookies()
    return (await import('./add-or-wait')).addOrWait
  } catch {
    return null
  }
}

/** The items that wait for the network; null until the idle tasks have provided them. */
export const waiting = lateSource(async () => {
  const { items } = await whenProvided
  return { read: (): Adding['items'] | null => items, subscribe: items.subscribe }
}, null)
