/** @jest-environment node */
import type { ProductVariant } from '../../contract/entities/product'
import { LIMITS } from '../../contract/limits'
import {
  type Choosable,
  readChoice,
  chosenVariant,
  combinations,
  groupsOf,
  initialChoice,
  isShippable,
  orderableQuantity,
  valueStates,
  withChoice,
} from './variants'

const variant = (optionIds: number[], change: object = {}) => ({
  ...{ id: optionIds[0] ?? 0, optionIds, price: 790, specialPrice: null, stock: 5, isBackOrder: false },
  ...{ needsDelivery: true, imageUrl: '', unitPrice: null },
  ...change,
})
const value = (id: number, title: string, stock = 5) => ({ id, title, stock })

/** Weight × grind: 100 g is sold only as whole beans, ground 250 g is sold out. */
const tea: Choosable = {
  ...{ price: 790, specialPrice: null, inStock: true },
  optionGroups: [
    { id: 10, title: 'Weight', optionList: [value(11, '100 g'), value(12, '250 g')] },
    { id: 11, title: 'Grind', optionList: [value(21, 'Whole'), value(22, 'Ground')] },
  ],
  variants: [
    variant([11, 21], { sku: 'T-100-W' }),
    variant([12, 21], { price: 1490, sku: 'T-250-W' }),
    variant([12, 22], { price: 1490, stock: 0 }),
  ],
}
const plain: Choosable = { ...tea, variants: [] }
const states = (product: Choosable, choice: (number | undefined)[], group: number) =>
  Object.fromEntries(valueStates(product, choice, group))

describe('the variant of a choice', () => {
  it('is unknown until each group has a value', () => {
    expect(chosenVariant(tea, [undefined, undefined])).toBeUndefined()
    expect(chosenVariant(tea, [12])).toBeUndefined()
  })

  it('is the one with these values, at its own price', () =>
    expect(chosenVariant(tea, [12, 21])).toMatchObject({ price: 1490, sku: 'T-250-W' }))

  it('is null if no variant has these values', () => expect(chosenVariant(tea, [11, 22])).toBeNull())

  it('of a product without variants has the price of the product and the lowest stock', () => {
    const scarce = {
      ...plain,
      optionGroups: [...plain.optionGroups.slice(0, 1), { id: 3, title: '', optionList: [value(31, 'x', 2)] }],
    }
    expect(chosenVariant(scarce, [11, 31])).toMatchObject({ price: 790, stock: 2, needsDelivery: true })
    expect(chosenVariant(scarce, [11, 99])).toBeNull()
  })

  it('of a product without options needs no choice', () => {
    const voucher = { ...tea, optionGroups: [], variants: [variant([], { needsDelivery: false })] }
    expect(chosenVariant(voucher, [])).toMatchObject({ needsDelivery: false })
    expect(chosenVariant({ ...voucher, variants: [], inStock: false }, [])).toMatchObject({ stock: 0 })
  })

  it('on back order is limited only by the quantity limit', () => {
    expect(orderableQuantity({ stock: 0, isBackOrder: true })).toBe(LIMITS.quantity.max)
    expect(orderableQuantity({ stock: 3, isBackOrder: false })).toBe(3)
  })
})

describe('delivery', () => {
  it('applies to a product with any delivered variant, and to one without listed variants', () => {
    const of = (...sent: boolean[]) =>
      isShippable({ variants: sent.map((needsDelivery) => ({ needsDelivery }) as ProductVariant) })
    expect([of(), of(true, false), of(false, false)]).toEqual([true, true, false])
  })
})

describe('the values of a group', () => {
  it('are in stock while any variant with them is', () => expect(states(tea, [], 0)).toEqual({ 11: 'in', 12: 'in' }))

  it('depend on the values chosen before them: sold out, or nonexistent', () => {
    expect(states(tea, [12], 1)).toEqual({ 21: 'in', 22: 'sold-out' })
    expect(states(tea, [11], 1)).toEqual({ 21: 'in', 22: 'none' })
  })

  it('do not depend on a later choice', () => expect(states(tea, [undefined, 22], 0)).toEqual({ 11: 'in', 12: 'in' }))

  it('have their own stock if there are no variants', () =>
    expect(
      states({ ...plain, optionGroups: [{ id: 2, title: '', optionList: [value(1, 'S', 0), value(2, 'M')] }] }, [], 0),
    ).toEqual({
      1: 'sold-out',
      2: 'in',
    }))
})

describe('a choice in the address', () => {
  it('is read back unchanged, beside other parameters', () => {
    expect(withChoice('?utm=x', [12, undefined])).toBe('?utm=x&option=12')
    expect(readChoice(withChoice('', [12, 21]), tea)).toEqual([12, 21])
    expect(withChoice('?option=12', [undefined, undefined])).toBe('')
  })

  it('may be the SKU of a feed; unknown values are omitted', () => {
    expect(readChoice('?variant=T-250-W', tea)).toEqual([12, 21])
    expect(readChoice('?option=99-21-x', tea)).toEqual([undefined, 21])
    const sizes = {
      optionGroups: [{ id: 2, title: '', optionList: [value(1, 'S'), { ...value(2, 'M'), sku: 'A-M' }] }],
    }
    expect(readChoice('?variant=A-M', { ...tea, ...sizes, variants: [] })).toEqual([2])
    expect(readChoice('?variant=A-L', { ...tea, ...sizes, variants: [] })).toEqual([undefined])
  })
})

it('groups without values need no choice, values without an alternative are preselected', () => {
  const one = {
    optionGroups: [
      { id: 3, title: '', optionList: [] },
      { id: 4, title: '', optionList: [value(1, 'x')] },
    ],
  }
  expect(groupsOf(one)).toHaveLength(1)
  expect(initialChoice(one)).toEqual([1])
  expect(initialChoice(tea)).toEqual([undefined, undefined])
  expect(initialChoice(tea, [12, undefined])).toEqual([12, undefined])
  expect(initialChoice(one, [undefined])).toEqual([1])
})

it('combinations are those that exist, each with its orderable quantity', () =>
  expect(combinations(tea)).toEqual([
    { value: '11-21', title: '100 g · Whole', stock: 5 },
    { value: '12-21', title: '250 g · Whole', stock: 5 },
    { value: '12-22', title: '250 g · Ground', stock: 0 },
  ]))
