import type { addOrWait } from './add-or-wait'

type Add = typeof addOrWait

let provided: Add | null = null

/** Makes the code that adds to the cart available without a request: the idle tasks have loaded it. */
export const provideAdding = (add: Add): void => void (provided = add)

/** The code that adds to the cart, loaded on demand; null where that fails. */
export const loadAdding = async (): Promise<Add | null> =>
  provided ?? (await import('./add-or-wait').catch(() => null))?.addOrWait ?? null
