/** @jest-environment node */
import type { Checkout } from '../../contract/entities/checkout'
import type { Order } from '../../contract/entities/order'
import { checkoutAsShown } from '../checkout/as-shown'
import { shownOf } from '../checkout/shown'
import { unknownStore } from '../data/unknown-store'
import { entryAsShown, orderAsShown } from './as-shown'

const { currency } = unknownStore('https://shop.example')
const yen = { ...currency, code: 'JPY', value: 1, decimalPlace: 0, minorDigits: 0 }

describe('amounts in the currency shown, as they were charged', () => {
  const line = { currentUnitPrice: 7900, total: 7900 }
  const amounts = { subTotal: 12_896, discount: 0, shippingPrice: 0, total: 12_896 }
  const order = { subTotal: 7900, discount: 0, shippingPrice: 0, total: 7900, lines: [line] } as unknown as Order

  it('take the place of an order’s own', () => {
    const lines = [{ ...line, shown: { currentUnitPrice: 12_896, total: 12_896 } }]
    const told = { ...order, lines, shown: { ...amounts, currency: yen } } as Order
    expect(orderAsShown(told, currency)).toMatchObject({
      order: { ...amounts, lines: [{ currentUnitPrice: 12_896, total: 12_896 }] },
      currency: yen,
    })
    expect(entryAsShown(told, currency)).toMatchObject({ total: 12_896, currency: yen })
  })

  it('do not where not all of them are told: an order is written as it is', () => {
    expect(orderAsShown(order, currency)).toEqual({ order, currency })
    const half = { ...order, shown: { ...amounts, currency: yen } } as Order
    expect(orderAsShown(half, currency)).toEqual({ order: half, currency })
    expect(entryAsShown(order, currency)).toEqual({ total: 7900, currency })
  })

  it('take the place of a checkout’s, and are what the shopper agrees to', () => {
    const piece = { id: 1, quantity: 2, price: 7900, specialPrice: null }
    const totals = { discount: 0, shippingPrice: 0, total: 15_800 }
    const own = { lines: [piece], methods: [{ id: 1, price: 900 }], totals } as unknown as Checkout
    expect(checkoutAsShown(own, currency)).toEqual({ checkout: own, currency })
    const told = {
      lines: [{ ...piece, shown: { price: 12_896, specialPrice: null } }],
      methods: [{ id: 1, price: 900, shown: { price: 1469 } }],
      totals: { ...totals, shown: { discount: 0, shippingPrice: 1469, total: 27_261, currency: yen } },
    } as unknown as Checkout
    const seen = checkoutAsShown(told, currency)
    expect(seen).toMatchObject({ checkout: { methods: [{ price: 1469 }] }, currency: yen })
    expect(shownOf(seen.checkout)).toEqual({
      lines: [{ id: 1, quantity: 2, unitPrice: 12_896 }],
      ...{ discount: 0, shippingPrice: 1469, total: 27_261 },
    })
  })
})
