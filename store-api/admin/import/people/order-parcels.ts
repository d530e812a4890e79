import type { Row } from '../table'
import type { SourceOrderLine, SourceParcel } from './source-order'

/** Headings of parcels by their meaning. Shopify's own export has none of them; exports of its apps do. */
const HEADINGS = {
  number: ['Tracking Number', 'Tracking Numbers', 'Fulfillment: Tracking Number'],
  carrier: ['Tracking Company', 'Carrier', 'Fulfillment: Tracking Company'],
  url: ['Tracking URL', 'Tracking Link', 'Fulfillment: Tracking URL'],
}

const readCell = (row: Row, headings: readonly string[]): string =>
  headings.map((heading) => row.get(heading)).find((cell) => cell !== '') ?? ''

/** Maximum length of a tracking number and of a carrier's name. */
const MAX_FIELD_LENGTH = 100

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

interface ParcelRows {
  rows: readonly { row: Row; line: SourceOrderLine | null }[]
  /** Whether the order is completely shipped. */
  isSent: boolean
  /** ISO 8601. */
  shippedAt: string
}

/**
 * The parcels of an order's rows, each by its number: with the items of its rows, or with all items if it is the only
 * parcel of a shipped order.
 */
export function readParcels({ rows, isSent, shippedAt }: ParcelRows): SourceParcel[] {
  const parcels = new Map<string, SourceParcel>()
  for (const { row, line } of rows) {
    const numbers = readCell(row, HEADINGS.number).split(/[,;]\s*/)
    const url = readCell(row, HEADINGS.url)
    for (const trackingNumber of numbers.map((number) => number.trim().slice(0, MAX_FIELD_LENGTH)).filter(Boolean)) {
      const known = parcels.get(trackingNumber)
      parcels.set(trackingNumber, {
        ...{ trackingNumber, shippedAt, carrier: readCell(row, HEADINGS.carrier).slice(0, MAX_FIELD_LENGTH) },
        trackingUrl: isWebAddress(url) && numbers.length === 1 ? url : '',
        ...known,
        pieces: (known?.pieces ?? 0) + (line?.needsDelivery ? line.quantity : 0),
      })
    }
  }
  const totalPieces = rows.reduce((sum, { line }) => sum + (line?.needsDelivery ? line.quantity : 0), 0)
  const parcelList = [...parcels.values()]
  return parcelList.map((parcel) => ({
    ...parcel,
    pieces: Math.max(1, parcelList.length === 1 && isSent ? totalPieces : parcel.pieces),
  }))
}
