import 'server-only'
import { setFlagsFromString } from 'node:v8'

/** How much larger than what is alive the heap may have grown when it is looked through anew, in percent. */
const GROWTH = 100

/**
 * Keeps what has not been collected yet from outgrowing what is alive. By itself V8 lets the heap of a busy storefront grow
 * to some three times that: memory an operator pays for and no page needs (docs/decisions/037). Read at each collection, so that
 * it can be said while the program runs.
 */
export const boundHeapGrowth = () => setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
