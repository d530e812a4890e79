import { LIMITS } from '../../../contract/limits'
import type { Parcel } from '../../orders/fulfillment'
import { CommandError } from './command-error'
import { toPieces } from './read-args'

/** What is written of a parcel. */
export interface ParcelWords {
  number: string
  carrier?: string | undefined
  tracking?: string | undefined
  url?: string | undefined
  pieces?: string | undefined
}

/** @throws CommandError for what leads to no page of the web */
function toWebAddress(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || url.length > LIMITS.url)
    throw new CommandError(`${url} is no address of a page.`)
  return url
}

/** A parcel as it was written. @throws CommandError for what can be none */
export function readParcel({ number, carrier = '', tracking = '', url, pieces }: ParcelWords): Parcel {
  if (carrier.trim() === '' || tracking.trim() === '')
    throw new CommandError('A parcel needs --carrier and --tracking.')
  return {
    number: number.toUpperCase(),
    carrier: carrier.trim(),
    trackingNumber: tracking.trim(),
    trackingUrl: url === undefined ? undefined : toWebAddress(url),
    pieces: pieces === undefined ? undefined : toPieces(pieces),
  }
}
