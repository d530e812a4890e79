import type { CatalogueOrder } from '../demo/catalogue/catalogue'

/** One order that was sent, its history not in order, and one nobody has paid. */
export const SMALL_ORDERS: CatalogueOrder[] = [
  {
    number: 'TL-1001',
    email: 'ada@mail.example',
    payment: 'paid',
    shipping: 'shipped',
    history: [
      { event: 'shipped', hoursAgo: 24 },
      { event: 'placed', hoursAgo: 50 },
      { event: 'paid', hoursAgo: 49 },
    ],
    shipments: [
      {
        carrier: 'Parcel Post',
        trackingNumber: 'PP1',
        trackingUrl: 'https://parcel.example/PP1',
        pieces: 2,
        shippedHoursAgo: 24,
        deliveredHoursAgo: null,
      },
    ],
  },
  {
    number: 'TL-1002',
    email: 'ben@mail.example',
    payment: 'unpaid',
    shipping: 'unshipped',
    history: [{ event: 'placed', hoursAgo: 2 }],
    shipments: [],
  },
]
