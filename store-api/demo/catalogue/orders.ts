import { JOEL, MARA } from './accounts/customers'
import type { CatalogueOrder } from './catalogue'

const parcelwing = (trackingNumber: string) => ({
  carrier: 'Parcelwing',
  trackingNumber,
  trackingUrl: `https://parcelwing.example/track/${trackingNumber}`,
})

/** A carrier without tracking pages. */
const nordpost = (trackingNumber: string) => ({ carrier: 'Nordpost Express', trackingNumber, trackingUrl: '' })

/** One order in each state, the newest first. */
export const ORDERS: CatalogueOrder[] = [
  {
    number: 'TL-261187',
    email: MARA,
    payment: 'unpaid',
    shipping: 'unshipped',
    history: [{ event: 'placed', hoursAgo: 0.5 }],
    shipments: [],
  },
  {
    number: 'TL-261142',
    email: JOEL,
    payment: 'paid',
    shipping: 'unshipped',
    history: [
      { event: 'placed', hoursAgo: 21.4 },
      { event: 'paid', hoursAgo: 21.3 },
    ],
    shipments: [],
  },
  {
    number: 'TL-261098',
    email: MARA,
    payment: 'paid',
    shipping: 'partial-shipment',
    history: [
      { event: 'placed', hoursAgo: 76 },
      { event: 'paid', hoursAgo: 75.9 },
      { event: 'packed', hoursAgo: 51.5 },
      { event: 'shipped', hoursAgo: 49 },
    ],
    shipments: [{ ...parcelwing('PW4471902386'), pieces: 2, shippedHoursAgo: 49, deliveredHoursAgo: null }],
  },
  {
    number: 'TL-260934',
    email: MARA,
    payment: 'paid',
    shipping: 'shipped',
    history: [
      { event: 'placed', hoursAgo: 122 },
      { event: 'paid', hoursAgo: 121.8 },
      { event: 'packed', hoursAgo: 99 },
      { event: 'shipped', hoursAgo: 96.5 },
    ],
    shipments: [{ ...parcelwing('PW4471866014'), pieces: 3, shippedHoursAgo: 96.5, deliveredHoursAgo: null }],
  },
  {
    number: 'TL-260712',
    email: JOEL,
    payment: 'paid',
    shipping: 'shipped',
    history: [
      { event: 'placed', hoursAgo: 410 },
      { event: 'paid', hoursAgo: 409.9 },
      { event: 'packed', hoursAgo: 386 },
      { event: 'shipped', hoursAgo: 384 },
      { event: 'delivered', hoursAgo: 338.5 },
    ],
    shipments: [{ ...nordpost('NX-550-8812-07'), pieces: 1, shippedHoursAgo: 384, deliveredHoursAgo: 338.5 }],
  },
  {
    number: 'TL-260655',
    email: JOEL,
    payment: 'refunded',
    shipping: 'unable-to-ship',
    history: [
      { event: 'placed', hoursAgo: 602 },
      { event: 'paid', hoursAgo: 601.9 },
      { event: 'held', hoursAgo: 577 },
      { event: 'refunded', hoursAgo: 505 },
    ],
    shipments: [],
  },
  {
    number: 'TL-260480',
    email: MARA,
    payment: 'canceled',
    shipping: 'unshipped',
    history: [
      { event: 'placed', hoursAgo: 905 },
      { event: 'canceled', hoursAgo: 902.6 },
    ],
    shipments: [],
  },
]
