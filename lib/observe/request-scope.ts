import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

/** Next loads this file in several bundles; a request is the same in all of them. */
const KEY = Symbol.for('storefront.request')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<string> }

const scope = () => (shared[KEY] ??= new AsyncLocalStorage<string>())

/** From here on, in whatever this leads to, it is this request. @param id see lib/contract/request-id.ts */
export const enterRequest = (id: string): void => scope().enterWith(id)

/** The id of the request that is answered here; undefined where nobody asked: at start, in the background. */
export const currentRequestId = (): string | undefined => scope().getStore()
