import vm from 'node:vm'

/**
 * Preloaded into a program of the shop (`node --import`): shifts its clock by SHOP_CLOCK_OFFSET_MS, so that a screen
 * shows the same dates whenever it is taken.
 */
const offset = Number(process.env.SHOP_CLOCK_OFFSET_MS ?? 0)

/** Runs in this program and in every context that it creates. */
function shiftDate(offset) {
  const RealDate = globalThis.Date
  // Next.js wraps this class, and copies only its own properties: inherited static methods would be lost.
  globalThis.Date = class Date extends RealDate {
    constructor(...args) {
      super(...(args.length === 0 ? [RealDate.now() + offset] : args))
    }
    static now = () => RealDate.now() + offset
    static parse = RealDate.parse
    static UTC = RealDate.UTC
  }
}

shiftDate(offset)

// Next.js compares this time with that of Date.
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offset })

// The middleware runs in a separate context with its own Date.
const { createContext } = vm
vm.createContext = (...args) => {
  const context = createContext(...args)
  vm.runInContext(`(${shiftDate})(${offset})`, context)
  return context
}
