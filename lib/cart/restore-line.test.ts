/** @jest-environment node */
import fc from 'fast-check'
import { addCartItemSchema } from '../../contract/entities/cart'
import { addForm } from '../api/proxy/cart-forms'
import type { CartLine } from './cart'
import { isRestored, isSameItem, itemOf, restoreFields, withRemoved } from './restore-line'

jest.mock('../api/proxy/form-handler', () => ({ formHandler: () => null }))
jest.mock('../api/store-api', () => ({}))
jest.mock('../forms/flash-state', () => ({}))
jest.mock('../api/proxy/caller', () => ({}))

const line = (id: number, key: string, more: Partial<CartLine> = {}): CartLine => ({
  ...{ id, quantity: 2, price: 7900, specialPrice: null, imageUrl: '', photo: undefined, productModel: '' },
  product: { key, name: key, brand: '', subtitle: '' },
  ...{ optionList: [], isCustom: false, custom: null, personalization: [], customAdditionalPrice: 0, stock: 30 },
  ...{ needsDelivery: true, children: [], formerPrice: null, isWithdrawn: false, merged: null, print: undefined },
  ...more,
})
const option = (id: number) => ({ id, groupId: 2, groupTitle: 'Size', title: 'M' })

describe('the item that restores a removed line', () => {
  it('has its options, quantity, personalization and add-ons', () => {
    const shorts = line(2, 'shorts', { optionList: [option(22)] })
    const original = line(1, 'home', {
      optionList: [option(12), option(13)],
      isCustom: true,
      custom: { name: 'ADA', number: 7 },
      personalization: [
        { key: 'name', label: 'Name', value: 'ADA' },
        { key: 'number', label: 'Number', value: '7' },
      ],
      children: [shorts],
    })
    expect(itemOf(original)).toEqual({
      ...{ key: 'home', optionIds: [12, 13], quantity: 2, custom: null, personalization: { name: 'ADA', number: '7' } },
      children: [{ key: 'shorts', optionIds: [22] }],
    })
  })

  it('has name and number for a store that supports only the specification', () => {
    const custom = { name: 'ADA', number: null }
    expect(itemOf(line(1, 'home', { isCustom: true, custom }))).toEqual({
      ...{ key: 'home', optionIds: [], quantity: 2, custom, children: [] },
    })
    expect(itemOf(line(1, 'home', { isCustom: false, custom }))).toMatchObject({ custom: null })
  })

  it('is null if the product, or an add-on, is withdrawn', () => {
    expect(itemOf(line(1, 'home', { isWithdrawn: true }))).toBeNull()
    expect(itemOf(line(1, 'home', { children: [line(2, 'shorts', { isWithdrawn: true })] }))).toBeNull()
    expect(itemOf(line(1, ''))).toBeNull()
  })

  it('is equal when read back from a plain form', () => {
    const key = fc.stringMatching(/^[a-z]{1,8}$/)
    const ids = fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 3 })
    const text = fc.stringMatching(/^[A-Za-z&=+%][A-Za-z &=+%]{0,6}[a-z]$/)
    const custom = fc.record({ name: fc.stringMatching(/^[A-Z]{1,8}$/), number: fc.integer({ min: 0, max: 99 }) })
    const pieces = fc.uniqueArray(fc.record({ key, optionIds: ids }), { selector: (one) => one.key, maxLength: 4 })
    const entered = fc.option(fc.dictionary(key, text, { minKeys: 1, maxKeys: 3 }), { nil: undefined })
    fc.assert(
      fc.property(
        pieces,
        fc.integer({ min: 1, max: 30 }),
        fc.option(custom),
        entered,
        (all, quantity, custom, values) => {
          const [parent = { key: 'tea', optionIds: [] }, ...children] = all
          const item = { ...parent, quantity, custom, children, ...(values && { personalization: values }) }
          const form = addForm(new URLSearchParams(restoreFields(item)))
          expect(form).toMatchObject({ successMessage: 'restored', body: item })
          expect(addCartItemSchema.isValidSync(item, { strict: true })).toBe(true)
        },
      ),
    )
  })
})

describe('a line that is in the cart again', () => {
  const removed = line(1, 'home', { optionList: [option(12)], quantity: 2 })

  it('is recognized by everything except its id and quantity', () => {
    expect(isSameItem(removed, { ...removed, id: 9, quantity: 5 })).toBe(true)
    expect(isSameItem(removed, { ...removed, optionList: [option(13)] })).toBe(false)
    expect(isSameItem(removed, { ...removed, isCustom: true, custom: { name: 'ADA', number: null } })).toBe(false)
    expect(isSameItem(removed, { ...removed, children: [line(3, 'shorts')] })).toBe(false)
  })

  it('is not restored a second time by a form', () => {
    const item = itemOf(removed)
    const fields = new URLSearchParams(item ? restoreFields(item) : [])
    expect(isRestored(fields, [line(5, 'away')])).toBe(false)
    expect(isRestored(fields, [line(5, 'away'), { ...removed, id: 9, quantity: 1 }])).toBe(true)
  })
})

describe('a removed add-on', () => {
  const shorts = line(2, 'shorts', { optionList: [option(22)] })
  const shirt = line(1, 'home', { children: [shorts] })

  it('is restored to its parent line, by a call or a plain form', () => {
    const item = itemOf(shorts, 1)
    expect(item).toMatchObject({ key: 'shorts', optionIds: [22], mid: 1 })
    if (!item) throw new Error('nothing to restore')
    expect(addForm(new URLSearchParams(restoreFields(item)))).toMatchObject({ successMessage: 'restored', body: item })
    expect(itemOf(shorts)).not.toHaveProperty('mid')
  })

  it('is restored only when its parent line contains it', () => {
    const item = itemOf(shorts, 1)
    const fields = new URLSearchParams(item ? restoreFields(item) : [])
    expect(isRestored(fields, [{ ...shirt, children: [] }, shorts])).toBe(false)
    expect(isRestored(fields, [{ ...shirt, children: [{ ...shorts, id: 9 }] }])).toBe(true)
    expect(isRestored(fields, [shorts])).toBe(true)
  })
})

describe('a drawer with removed lines', () => {
  const [a, b, c] = [line(1, 'a'), line(2, 'b'), line(3, 'c')]
  const shown = (...rows: ReturnType<typeof withRemoved>) =>
    rows.map(({ line, removed }) => (removed ? `(${line.product.key})` : line.product.key)).join(' ')

  it('shows each at its former position', () => {
    expect(shown(...withRemoved([a, c], [{ line: b, before: [1] }]))).toBe('a (b) c')
    expect(shown(...withRemoved([c], [{ line: a, before: [] }]))).toBe('(a) c')
    const both = [
      { line: b, before: [1] },
      { line: a, before: [] },
    ]
    expect(shown(...withRemoved([c], both))).toBe('(a) (b) c')
    expect(shown(...withRemoved([], both))).toBe('(a) (b)')
  })

  it('shows a restored one as a line, at its former position', () => {
    const restored = { ...a, id: 77 }
    expect(shown(...withRemoved([b, c, restored], [{ line: a, before: [] }]))).toBe('a b c')
  })

  it('does not change a line whose removal was refused', () => {
    expect(shown(...withRemoved([a, b, c], [{ line: b, before: [1] }]))).toBe('a b c')
  })
})
