/** @jest-environment node */
import { capQuantity, stockNote } from './quantity'

const wish = { size: { stock: 5 }, wanted: 1, isRefused: false }

describe('what is said about the stock of a size', () => {
  it.each([
    ['choose', { size: undefined }],
    ['in', {}],
    ['low', { size: { stock: 3 } }],
    ['capped', { wanted: 6 }],
    ['in', { wanted: 5 }],
    ['short', { isRefused: true }],
    ['gone', { size: { stock: 0 } }],
    ['gone', { size: { stock: 0 }, isRefused: true }],
  ])('is %s for %j', (note, change) => {
    expect(stockNote({ ...wish, ...change })).toBe(note)
  })
})

describe('the quantity', () => {
  it.each([
    [4, 5, 4],
    [9, 5, 5],
    [2, 0, 1],
  ])('of %i wanted and %i there is %i', (wanted, stock, quantity) => {
    expect(capQuantity(wanted, { stock })).toBe(quantity)
  })

  it('is what is wanted as long as no size is chosen', () => {
    expect(capQuantity(9, undefined)).toBe(9)
  })
})
