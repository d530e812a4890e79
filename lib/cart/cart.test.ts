/** @jest-environment node */
import type { CartLineReply, CartReply } from '../../contract/entities/cart'
import { groupCart } from './cart'
import { badgeText } from './cart-count'
import { readQuantity } from './quantity'
import { withoutLine, withoutLines, withQuantity } from './use-cart'

const line = (id: number, mid: number, quantity: number): CartLineReply => ({
  id,
  mid,
  quantity,
  price: 7900,
  specialPrice: null,
  imageUrl: '/image/x.webp',
  productModel: 'X-1',
  optionList: [{ id: 1, groupId: 2, groupTitle: 'Size', title: 'M' }],
  product: { key: 'x', name: 'X', brand: '', subtitle: '' },
  isCustom: false,
  custom: null,
  personalization: [],
  customAdditionalPrice: 0,
  formerPrice: null,
  isWithdrawn: false,
  merged: null,
  stock: 30,
  needsDelivery: true,
})

const reply = {
  carts: [line(1, 0, 2), line(11, 1, 2), line(2, 0, 1), line(12, 1, 2), line(99, 98, 5)],
  subTotal: 100,
  specialSubTotal: 90,
}
const cart = groupCart(reply)

describe('grouping the cart (spec §3)', () => {
  it('puts lines under the line whose id is their mid, in the order they came', () => {
    expect(cart.list.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      [1, [11, 12]],
      [2, []],
    ])
  })

  it('uses amounts in the displayed currency if the store API sends all of them, else those of the store', () => {
    const currency = {
      value: 1,
      decimalPlace: 0,
      symbolLeft: '¥',
      symbolRight: '',
      symbolThousands: ',',
      decimalSymbol: '.',
    }
    const own = { price: 12_897, specialPrice: null, customAdditionalPrice: 0, formerPrice: null, total: 25_794 }
    const shown = { subTotal: 25_794, specialSubTotal: 25_794, currency }
    const cart = groupCart({ ...reply, shown, carts: [{ ...line(1, 0, 2), shown: own }] })
    expect(cart).toMatchObject({ list: [{ price: 12_897 }], subTotal: 25_794, total: 25_794, currency })
    const half = groupCart({ ...reply, shown, carts: [{ ...line(1, 0, 2), shown: own }, line(2, 0, 1)] })
    expect(half).toMatchObject({ list: [{ price: 7900 }, { price: 7900 }], subTotal: 100, total: 90, currency: null })
  })

  it('names a line by its product model or id if its product has no name', () => {
    const unnamedLine = { ...line(7, 0, 1), product: { key: '', name: '', brand: '', subtitle: '' } }
    const named = (more: object) => groupCart({ ...reply, carts: [{ ...unnamedLine, ...more }] }).list[0]?.product.name
    expect(named({})).toBe('X-1')
    expect(named({ productModel: '' })).toBe('#7')
  })

  it('drops a line whose parent is missing', () => {
    expect(JSON.stringify(cart)).not.toContain('"id":99')
  })

  it('counts the pieces of all lines, and takes the total from specialSubTotal', () => {
    expect(cart).toMatchObject({ number: 7, subTotal: 100, total: 90 })
  })
})

describe('an optimistic change', () => {
  it('has the coupon in the currency of its amounts; none if the store API sends it only in the checkout', () => {
    const reply = { carts: [], subTotal: 1000, specialSubTotal: 900 } as unknown as CartReply
    const coupon = { code: 'TENTH', text: 'Ten off', discount: 90, problem: '', shown: { discount: 99 } }
    expect(groupCart(reply)).not.toHaveProperty('coupon')
    expect(groupCart({ ...reply, coupon: null }).coupon).toBeNull()
    expect(groupCart({ ...reply, coupon }).coupon).toEqual({
      code: 'TENTH',
      text: 'Ten off',
      discount: 90,
      problem: '',
    })
    const shown = { subTotal: 1100, specialSubTotal: 990, currency: { code: 'GBP' } } as CartReply['shown']
    expect(groupCart({ ...reply, coupon, shown }).coupon?.discount).toBe(99)
  })

  it('sets the quantity of children to that of their parent', () => {
    const changed = withQuantity(cart, 1, 5)
    expect(changed.list[0]).toMatchObject({ quantity: 5, children: [{ quantity: 5 }, { quantity: 5 }] })
    expect(changed.number).toBe(16)
  })

  it('removes children with their parent, or alone', () => {
    expect(withoutLine(cart, 1).list.map(({ id }) => id)).toEqual([2])
    expect(withoutLine(cart, 11).list[0]?.children.map(({ id }) => id)).toEqual([12])
  })

  it('never changes amounts', () => {
    for (const changed of [withQuantity(cart, 1, 9), withoutLine(cart, 1), withoutLines(cart)]) {
      expect(changed).toMatchObject({ subTotal: 100, total: 90 })
    }
  })
})

describe('the badge', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [100, '100'],
    [101, '100'],
  ])('of %i pieces is %j', (number, text) => {
    expect(badgeText(number)).toBe(text)
  })
})

describe('a typed quantity (spec §5)', () => {
  it.each([
    ['', null],
    ['0', null],
    ['-3', null],
    ['many', null],
    ['1', 1],
    [' 7 ', 7],
    ['30', 30],
    ['31', 30],
    ['1e3', 1],
  ])('%j is %j', (entered, quantity) => {
    expect(readQuantity(entered)).toBe(quantity)
  })
})
