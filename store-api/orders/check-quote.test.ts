/** @jest-environment node */
import type { Shown } from '../../contract/entities/checkout'
import type { CartLine } from '../catalog/shown-line'
import { totalsOf } from '../checkout/totals'
import { outOfStockLines } from './inventory'
import { quoteChanges } from './check-quote'

const line = (id: number, quantity: number, change: Partial<CartLine> = {}): CartLine => ({
  ...{ id, variantId: id, mid: 0, quantity, price: 1000, specialPrice: null, imageUrl: '', productModel: '' },
  optionList: [{ id, groupId: 2, groupTitle: 'Size', title: 'M' }],
  product: { key: `p${id}`, name: `Piece ${id}`, brand: '', subtitle: '' },
  ...{ isCustom: false, custom: null, personalization: [], customAdditionalPrice: 0, stock: 5, needsDelivery: true },
  ...{ formerPrice: null, isWithdrawn: false, merged: null, isBackOrdered: false },
  ...change,
})
const shown = (lines: Shown['lines'], total: number, more: Partial<Shown> = {}): Shown => ({
  ...{ lines, total, discount: 0, shippingPrice: 0 },
  ...more,
})
const shownLine = (id: number, quantity: number, unitPrice = 1000) => ({ id, quantity, unitPrice })
const changes = (lines: CartLine[], shownOrder: Shown, delivery = 0) =>
  quoteChanges(lines, totalsOf(lines, null, delivery), shownOrder)

describe('changes since the quote was displayed', () => {
  it('are empty if nothing changed', () => {
    expect(changes([line(1, 2), line(2, 1)], shown([shownLine(2, 1), shownLine(1, 2)], 3000))).toEqual([])
  })

  it('contain the unit price, and the total', () => {
    expect(changes([line(1, 2, { specialPrice: 900 })], shown([shownLine(1, 2)], 2000))).toEqual([
      { kind: 'line', id: 1, name: 'Piece 1', before: 1000, now: 900 },
      { kind: 'total', id: null, name: '', before: 2000, now: 1800 },
    ])
  })

  it('contain other quantities, new lines and removed lines with the total of the line', () => {
    const reported = changes([line(1, 3), line(2, 1)], shown([shownLine(1, 2), shownLine(3, 1)], 4000))
    expect(reported).toEqual([
      { kind: 'line', id: 1, name: 'Piece 1', before: 2000, now: 3000 },
      { kind: 'line', id: 2, name: 'Piece 2', before: null, now: 1000 },
      { kind: 'line', id: 3, name: '', before: 1000, now: null },
    ])
  })

  it('contain delivery, discount and total', () => {
    expect(changes([line(1, 1)], shown([shownLine(1, 1)], 1, { discount: 7 }), 900)).toEqual([
      { kind: 'shipping', id: null, name: '', before: 0, now: 900 },
      { kind: 'discount', id: null, name: '', before: 7, now: 0 },
      { kind: 'total', id: null, name: '', before: 1, now: 1900 },
    ])
  })
})

describe('out-of-stock lines', () => {
  it('are those whose stock is below the requested quantity', () => {
    expect(outOfStockLines([line(1, 5), line(2, 6)])).toEqual([{ id: 2, name: 'Piece 2', size: 'M', available: 5 }])
  })

  it('share the stock of a variant in their order', () => {
    const same = { variantId: 9, optionList: [{ id: 9, groupId: 2, groupTitle: 'Size', title: 'L' }] }
    expect(outOfStockLines([line(1, 3, same), line(2, 3, same), line(3, 3, same)])).toEqual([
      { id: 2, name: 'Piece 2', size: 'L', available: 2 },
      { id: 3, name: 'Piece 3', size: 'L', available: 0 },
    ])
  })
})
