/** @jest-environment node */
import { capQuantity, stockNote } from './quantity'

const selection = { size: { stock: 5 }, requested: 1, isRefused: false }

describe('the stock note of a size', () => {
  it.each([
    ['choose', { size: undefined }],
    ['in', {}],
    ['low', { size: { stock: 3 } }],
    ['capped', { requested: 6 }],
    ['in', { requested: 5 }],
    ['short', { isRefused: true }],
    ['gone', { size: { stock: 0 } }],
    ['gone', { size: { stock: 0 }, isRefused: true }],
  ])('is %s for %j', (note, change) => {
    expect(stockNote({ ...selection, ...change })).toBe(note)
  })
})

describe('the quantity', () => {
  it.each([
    [4, 5, 4],
    [9, 5, 5],
    [2, 0, 1],
  ])('with %i requested and %i in stock is %i', (requested, stock, quantity) => {
    expect(capQuantity(requested, { stock })).toBe(quantity)
  })

  it('is the requested one while no size is chosen', () => {
    expect(capQuantity(9, undefined)).toBe(9)
  })
})
