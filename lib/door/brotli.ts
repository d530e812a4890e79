import { constants } from 'node:zlib'

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants

/**
 * A twelfth fewer bytes than what `compression` takes by itself, for half a millisecond. It looks back a quarter of a
 * megabyte, which is more than a page. By itself it looks back four, and takes that memory anew for every page: a third of
 * what a new search cost.
 */
export const BROTLI = { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 18 } }
