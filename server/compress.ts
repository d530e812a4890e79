import { constants } from 'node:zlib'
import compression from 'compression'
import type { Middleware } from './middleware'

/**
 * Level 5 is a twelfth smaller than the default 4, for half a millisecond more. The window of 256 KiB is larger than any
 * page; the default of 4 MiB would be allocated for each of them.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } }

/** The offsets of a range count bytes of the uncompressed file. */
const filter: typeof compression.filter = (request, response) =>
  !response.hasHeader('content-range') && compression.filter(request, response)

/** Compresses responses with Brotli or gzip. Next's own is off: `transformHtml` has to come first. */
export const compress = compression({ brotli: BROTLI, filter }) as unknown as Middleware
