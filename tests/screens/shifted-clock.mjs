import vm from 'node:vm'

/**
 * Preloaded into a program of the shop (`node --import`): its clock runs ahead or behind by SHOP_CLOCK_OFFSET_MS, so that
 * a screen has the same dates on whatever day it is taken.
 */
const offset = Number(process.env.SHOP_CLOCK_OFFSET_MS ?? 0)

/** Runs in this program and in every context it opens. */
function shiftDate(offset) {
  const RealDate = globalThis.Date
  // Next.js wraps this class once more and takes over only what is its own.
  globalThis.Date = class Date extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [RealDate.now() + offset] : given))
    }
    static now = () => RealDate.now() + offset
    static parse = RealDate.parse
    static UTC = RealDate.UTC
  }
}

shiftDate(offset)

// Next.js reads the time here, and compares it with that of Date.
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offset })

// The middleware runs in a context of its own, with a Date of its own.
const { createContext } = vm
vm.createContext = (...given) => {
  const context = createContext(...given)
  vm.runInContext(`(${shiftDate})(${offset})`, context)
  return context
}
