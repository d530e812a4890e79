import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** A twelfth fewer bytes than what `compression` takes by itself, for half a millisecond. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compress = promisify(brotliCompress)

/** The bytes of a page that is whole already, in one go. */
export const compressWhole = (page: Buffer): Promise<Buffer> => compress(page, BROTLI)
