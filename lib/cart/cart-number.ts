/**
 * How many pieces are in the cart, for what stands on every page: undefined as long as nobody knows. A store of its own,
 * so that a page need not carry what loads the cart.
 */
let number: number | undefined
const listeners = new Set<() => void>()

export const cartNumber = {
  current: () => number,
  unknown: () => undefined,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  tell: (next: number | undefined) => {
    number = next
    listeners.forEach((listener) => listener())
  },
}
