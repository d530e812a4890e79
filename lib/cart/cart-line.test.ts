/** @jest-environment node */
import type { Schema } from 'yup'
import { cartLineSchema } from '../../contract/entities/cart'
import type { CartLine } from './cart'
import { bundleSum, choiceText, lineName, lineStates, optionText, orderedOptions } from './cart-line'

const line = (id: number, change: Partial<CartLine> = {}): CartLine => ({
  ...{ id, quantity: 3, price: 7900, specialPrice: null, imageUrl: '', productModel: '' },
  optionList: [{ id, groupId: 2, groupTitle: 'Size', title: 'M' }],
  product: { key: 'x', name: 'X', brand: '', subtitle: '' },
  ...{
    isCustom: false,
    custom: null,
    personalization: [],
    customAdditionalPrice: 0,
    stock: 30,
    needsDelivery: true,
    children: [],
  },
  ...{ formerPrice: null, isWithdrawn: false, merged: null },
  ...change,
})

/** The contract's default stock for a store that does not count its stock. */
const uncounted = (cartLineSchema.fields.stock as Schema).meta()?.otherwise as number

const problems = (...list: CartLine[]) =>
  [...lineStates(list)].map(([id, { problem, available }]) => [id, problem, available])

describe('a chosen option', () => {
  it.each([
    ['the size', { id: 1, groupId: 2, groupTitle: 'Size', title: 'M' }, 'Size M'],
    ['another with its group', { id: 1, groupId: 10, groupTitle: 'Weight', title: '250 g' }, 'Weight: 250 g'],
    ['one without a group name', { id: 1, groupId: 4, groupTitle: '', title: 'Red' }, 'Red'],
  ])('reads as %s', (_, option, text) => expect(optionText(option, 'Size {size}')).toBe(text))

  it('is joined with the others and the personalization', () => {
    const optionList = [
      { id: 1, groupId: 10, groupTitle: 'Weight', title: '250 g' },
      { id: 2, groupId: 11, groupTitle: 'Grind', title: 'Filter' },
    ]
    const custom = { name: 'ADA', number: 7 }
    const personalization = [
      { key: 'name', label: 'Name', value: 'ADA' },
      { key: 'number', label: 'Number', value: '7' },
      { key: 'ribbon', label: 'Ribbon', value: 'Red' },
    ]
    expect(choiceText({ optionList, custom, personalization: [] }, 'Size {size}')).toBe(
      'Weight: 250 g, Grind: Filter, ADA 7',
    )
    expect(choiceText({ optionList: [], custom, personalization }, 'Size {size}')).toBe('ADA 7, Ribbon: Red')
    expect(choiceText({ optionList: [], custom: null, personalization }, 'Size {size}')).toBe(
      'Name: ADA, Number: 7, Ribbon: Red',
    )
  })
})

describe('the state of a line before it is ordered', () => {
  it('is empty if all of it is in stock, and if the store does not count its stock', () => {
    expect(problems(line(1), line(2, { stock: uncounted }), line(2, { stock: uncounted }))).toEqual([])
  })

  it('is sold out, withdrawn, or short of stock', () => {
    expect(problems(line(1, { stock: 0 }), line(2, { isWithdrawn: true, stock: 0 }), line(3, { stock: 2 }))).toEqual([
      [1, 'sold-out', 0],
      [2, 'withdrawn', 0],
      [3, 'short', 2],
    ])
  })

  it('deducts the stock that lines of one variant share, in their order', () => {
    const same = { optionList: [{ id: 9, groupId: 2, groupTitle: 'Size', title: 'L' }], stock: 5 }
    expect(problems(line(1, same), line(2, same), line(3, same))).toEqual([
      [2, 'short', 2],
      [3, 'sold-out', 0],
    ])
  })

  it('includes its add-ons: the lowest stock limits the line', () => {
    const child = line(11, { stock: 2 })
    expect(problems(line(1, { children: [child] }))).toEqual([[1, 'short', 2]])
    expect(
      problems(
        line(1, {
          stock: 5,
          children: [line(12, { optionList: [{ id: 1, groupId: 2, groupTitle: 'Size', title: 'M' }] })],
        }),
      ),
    ).toEqual([[1, 'short', 2]])
    expect(problems(line(1, { children: [line(13, { isWithdrawn: true })] }))).toMatchObject([[1, 'withdrawn', 30]])
  })

  it('includes a changed price, and quantities that a login merged', () => {
    const states = lineStates([line(1, { formerPrice: 6900 }), line(2, { merged: { own: 1, device: 2 } })])
    expect([states.get(1), states.get(2)]).toMatchObject([
      { problem: null, formerPrice: 6900, merged: null },
      { problem: null, formerPrice: null, merged: { own: 1, device: 2 } },
    ])
  })
})

it('names a line by its product if it has only a brand and no subtitle', () => {
  const product = { key: 'peat', name: 'The Book of Peat', brand: 'Nils Graves', subtitle: '' }
  expect(lineName({ product } as never)).toBe('The Book of Peat')
})

it('names the options of an ordered line, a size once', () => {
  const options = [
    { groupTitle: 'Weight', title: '100 g' },
    { groupTitle: '', title: 'Tea bags' },
    { groupTitle: 'Size', title: 'M' },
  ]
  expect(orderedOptions({ size: 'M', options }, (size) => `Size: ${size}`)).toEqual([
    ...['Size: M', 'Weight: 100 g', 'Tea bags'],
  ])
  expect(orderedOptions({ size: '', options: [] }, String)).toEqual([])
})

describe('the price of a bundle', () => {
  const piece = (id: number, price: number, specialPrice: number | null) =>
    line(id, { price, specialPrice, quantity: 2 })

  it('is the sum of all its pieces, times their quantity', () => {
    const bundle = { ...piece(1, 7900, null), children: [piece(2, 3900, null), piece(3, 1500, null)] }
    expect(bundleSum(bundle)).toEqual({ price: 2 * 13_300, specialPrice: null })
  })

  it('is reduced if one of them is', () => {
    const bundle = { ...piece(1, 7900, null), children: [piece(2, 3900, 2900)] }
    expect(bundleSum(bundle)).toEqual({ price: 2 * 11_800, specialPrice: 2 * 10_800 })
  })
})
