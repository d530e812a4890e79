/** @jest-environment node */
import {
  requestedOrderNumber,
  entryAsShown,
  orderFormPath,
  isSameAddress,
  orderAsShown,
  orderChoices,
  pickImages,
  refundAsShown,
  statusOf,
} from './orders'
import { type Order, PAYMENT_STATUSES, SHIPPING_STATUSES } from '../../contract/entities/order'
import type { Checkout } from '../../contract/entities/checkout'
import { checkoutAsShown, shownAmounts } from '../checkout/shown-amounts'
import { defaultStoreSettings } from '../data/settings'

describe('the requested order number of an address', () => {
  it.each([
    ['TL-260934', 'TL-260934'],
    [' tl-260934 ', 'TL-260934'],
    ['', ''],
    [undefined, ''],
    [['TL-1', 'TL-2'], ''],
    ['<b>TL</b>', ''],
    ['A'.repeat(33), ''],
  ])('%j is %j', (value, number) => expect(requestedOrderNumber(value)).toBe(number))
})

describe('the orders to choose from', () => {
  const latest = ['TL-3', 'TL-2']

  it('are the latest ones, each once', () => {
    expect(orderChoices(latest, '')).toEqual(latest)
    expect(orderChoices(latest, 'TL-2')).toEqual(latest)
  })

  it('begin with a requested older one', () => {
    expect(orderChoices(latest, 'TL-1')).toEqual(['TL-1', 'TL-3', 'TL-2'])
  })
})

describe('statusOf', () => {
  it.each(SHIPPING_STATUSES)('is the shipping status of a paid order: %s', (shipping) => {
    expect(statusOf({ payment: 'paid', shipping, needsDelivery: true })).toBe(shipping)
  })

  it.each(PAYMENT_STATUSES.filter((payment) => payment !== 'paid'))(
    'is %s, regardless of its shipping status',
    (payment) => {
      for (const shipping of SHIPPING_STATUSES)
        expect(statusOf({ payment, shipping, needsDelivery: true })).toBe(payment)
    },
  )
})

describe('statusOf an order without delivery', () => {
  it('is paid', () => {
    expect(statusOf({ payment: 'paid', shipping: 'unshipped', needsDelivery: false })).toBe('paid')
  })
})

describe("an order's images", () => {
  it.each([
    ['an image for each piece', ['a', 'b'], 2, ['a', 'b'], 0],
    ['four of them at most', ['a', 'b', 'c', 'd'], 4, ['a', 'b', 'c', 'd'], 0],
    ['three and the rest as a number', ['a', 'b', 'c', 'd'], 6, ['a', 'b', 'c'], 3],
    ['pieces that look the same once', ['a'], 3, ['a'], 2],
    ['a number alone where there is no image', [], 2, [], 2],
  ])('are %s', (_, urls, pieces, images, more) => {
    expect(pickImages(urls, pieces)).toEqual({ images, more })
  })
})

const ADDRESS = {
  name: 'Mara Winther',
  street: '27 Lantern Street',
  city: 'Bristol',
  state: '',
  postalCode: 'BS1 0ZZ',
  country: 'United Kingdom',
  phone: '+44 117 496 0127',
}

describe("an order's two addresses", () => {
  it('are the same when every part is', () => {
    expect(isSameAddress(ADDRESS, { ...ADDRESS })).toBe(true)
  })

  it.each(['name', 'street', 'city', 'state', 'postalCode', 'country', 'phone'])(
    'are two when the %s differs',
    (part) => {
      expect(isSameAddress(ADDRESS, { ...ADDRESS, [part]: 'another' })).toBe(false)
    },
  )
})

const { currency } = defaultStoreSettings('https://shop.example')
const yen = { ...currency, code: 'JPY', value: 1, decimalPlace: 0, minorDigits: 0 }

describe('amounts in the currency shown, as they were charged', () => {
  const line = { currentUnitPrice: 7900, total: 7900 }
  const amounts = { subTotal: 12_896, discount: 0, shippingPrice: 0, total: 12_896 }
  const order = { subTotal: 7900, discount: 0, shippingPrice: 0, total: 7900, lines: [line] } as unknown as Order

  it('take the place of an order’s own', () => {
    const lines = [{ ...line, shown: { currentUnitPrice: 12_896, total: 12_896 } }]
    const charged = { ...order, lines, shown: { ...amounts, currency: yen } } as Order
    expect(orderAsShown(charged, currency)).toMatchObject({
      order: { ...amounts, lines: [{ currentUnitPrice: 12_896, total: 12_896 }] },
      currency: yen,
    })
    expect(entryAsShown(charged, currency)).toMatchObject({ total: 12_896, currency: yen })
  })

  it('are ignored if some of them are missing: an order keeps its own amounts', () => {
    expect(orderAsShown(order, currency)).toEqual({ order, currency })
    const half = { ...order, shown: { ...amounts, currency: yen } } as Order
    expect(orderAsShown(half, currency)).toEqual({ order: half, currency })
    expect(entryAsShown(order, currency)).toEqual({ total: 7900, currency })
  })

  it('replace the amounts of a checkout, and are the amounts the shopper agrees to', () => {
    const piece = { id: 1, quantity: 2, price: 7900, specialPrice: null }
    const totals = { discount: 0, shippingPrice: 0, total: 15_800 }
    const own = { lines: [piece], methods: [{ id: 1, price: 900 }], totals } as unknown as Checkout
    expect(checkoutAsShown(own, currency)).toEqual({ checkout: own, currency })
    const charged = {
      lines: [{ ...piece, shown: { price: 12_896, specialPrice: null } }],
      methods: [{ id: 1, price: 900, shown: { price: 1469 } }],
      totals: { ...totals, shown: { discount: 0, shippingPrice: 1469, total: 27_261, currency: yen } },
    } as unknown as Checkout
    const result = checkoutAsShown(charged, currency)
    expect(result).toMatchObject({ checkout: { methods: [{ price: 1469 }] }, currency: yen })
    expect(shownAmounts(result.checkout)).toEqual({
      lines: [{ id: 1, quantity: 2, unitPrice: 12_896 }],
      ...{ discount: 0, shippingPrice: 1469, total: 27_261 },
    })
  })
})

describe('the page after an order form', () => {
  it('is the order’s', () => expect(orderFormPath(new URLSearchParams('number=TL-1'))).toBe('/account/orders/TL-1'))

  it.each(['', 'number=', 'number=..%2Fmessages', 'number=https://evil.example'])('is the list for %j', (query) =>
    expect(orderFormPath(new URLSearchParams(query))).toBe('/account/orders'),
  )
})

describe('the refund of a tracked order', () => {
  const own = currency
  const pounds = { ...own, code: 'GBP' }

  it.each([
    [
      'in the currency it was charged in',
      { shown: { refunded: 500, currency: pounds } },
      { refunded: 500, currency: pounds },
    ],
    ['in the store currency if it names no other', { refunded: 4.5 }, { refunded: 4.5, currency: own }],
    ['is null if the store does not return it', {}, null],
    ['is null if nothing was refunded', { refunded: 0, shown: { refunded: 0, currency: pounds } }, null],
  ])('%s', (_, order, shown) =>
    expect(refundAsShown({ refunded: undefined, shown: undefined, ...order }, own)).toEqual(shown),
  )
})
