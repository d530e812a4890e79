import { nodeEngine } from '../../../contract/engines/node'
import { deriveKeys } from '../../../contract/keys'
import { ANONYMOUS, signCall } from '../../../contract/signing'
import type { Target } from './fire'

/** Reads of products, signed one by one as the storefront does. */
export function storeApiTarget(origin: string, secret: string, keysOfProducts: string[]): Target {
  const keys = deriveKeys(nodeEngine, secret)
  let count = 0
  let time = 0
  return {
    name: 'store API, product',
    origin,
    next: () => {
      const path = `/api/product/${keysOfProducts[count++ % keysOfProducts.length]}`
      // Two equal calls within one millisecond would be one.
      time = Math.max(Date.now(), time + (count % keysOfProducts.length === 0 ? 1 : 0))
      const { headers } = signCall({ engine: nodeEngine, keys, method: 'GET', path, caller: ANONYMOUS, now: time })
      return { path, headers: { ...headers } }
    },
  }
}
