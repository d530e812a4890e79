import type { Strikes } from '../proxy/fault-proxy'
import type { FaultShop } from '../shop/fault-shop'

export type Mode = 'down' | 'slow'

/** Whom the shop needs, and how to take it away or make it slow. */
export interface Dependency {
  name: string
  harm: (shop: FaultShop, mode: Mode) => Promise<void>
}

/** So late is a slow one, in milliseconds; a database, which is asked several times for one answer, less. */
const LATE = 1000
const LATE_STATEMENT = 100

/** A part of the store API fails for itself: the others go on, so that no breaker opens for all. */
const partOf = (name: string, paths: RegExp): Dependency => {
  const strikes: Strikes = (path) => paths.test(path)
  return {
    name,
    harm: ({ storeApi }, mode) =>
      storeApi.break(mode === 'down' ? { kind: 'status', status: 500 } : { kind: 'slow', delay: LATE }, strikes),
  }
}

export const DEPENDENCIES: Dependency[] = [
  partOf('Store API: catalogue', /^\/api\/(store|banner|page|category|country|product|search|shipping|former)\b/),
  partOf('Store API: cart and orders', /^\/api\/(cart|checkout|coupon|order)\b/),
  partOf('Store API: customers', /^\/api\/(login|logout|register|user|address|message|ticket)\b/),
  partOf('Captcha', /^\/api\/verify\/(captcha|challenge|proof)\b/),
  partOf('Pictures', /^\/image\//),
  {
    name: 'Store API: all of it',
    harm: ({ storeApi }, mode) => storeApi.break(mode === 'down' ? { kind: 'refuse' } : { kind: 'slow', delay: LATE }),
  },
  {
    name: 'Payment service',
    harm: ({ payment }, mode) => payment.break(mode === 'down' ? { kind: 'refuse' } : { kind: 'slow', delay: LATE }),
  },
  {
    name: 'Mail server',
    harm: ({ mail }, mode) => mail.break(mode === 'down' ? { kind: 'refuse' } : { kind: 'slow', delay: LATE }),
  },
  {
    name: 'Redis',
    harm: ({ redis }, mode) => redis.break(mode === 'down' ? { kind: 'refuse' } : { kind: 'slow', delay: LATE }),
  },
  {
    name: 'Database',
    harm: ({ database }, mode) =>
      database.break(mode === 'down' ? { kind: 'refuse' } : { kind: 'slow', delay: LATE_STATEMENT }),
  },
]
