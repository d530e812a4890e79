import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { CALLS } from '@/contract/calls'
import { readResponse } from '@/lib/api/read-response'
import { groupCart } from '@/lib/cart/cart'
import type { CartContext } from './cart-context'
import { AddOnLine, CartLine } from './cart-line'

jest.mock('@/lib/telemetry/log', () => ({ log: () => ({ warn: () => {} }) }))

const currency = {
  symbolLeft: '€',
  symbolRight: '',
  value: 1,
  decimalPlace: 2,
  symbolThousands: ',',
  decimalSymbol: '.',
}
const context = {
  currency: { ...currency, code: 'EUR', minorDigits: 2 },
  imageBase: '',
  texts: { each: '{price} each', size: 'Size: {size}', print: '{print}', now: 'Now', was: 'was', together: 'Together' },
} as unknown as CartContext

/** A line as the store sends it, on a page. */
function show(...given: object[]) {
  const carts = given.map((line) => ({ id: 1, mid: 0, quantity: 1, price: 7999, ...line }))
  const cart = groupCart(readResponse(CALLS.getCart, { carts, subTotal: 7999, specialSubTotal: 7999 }))
  const list = document.createElement('ul')
  const lines = cart.list.map((one) => {
    const addOns = one.children.map((addOn) => (
      <AddOnLine key={addOn.id} addOn={addOn} context={context} remove={<button>remove {addOn.id}</button>} />
    ))
    return <CartLine key={one.id} line={one} context={context} quantity="" remove="" addOns={addOns} />
  })
  flushSync(() => createRoot(list).render(lines))
  return list
}

describe('a cart line (spec §3)', () => {
  it('without options, product, reduced price and image is shown with its number and price', () => {
    const list = show({ imageUrl: null })
    expect(list.textContent).toBe('#1€79.99')
    expect(list.querySelector('a')).toBeNull()
    expect(list.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg/)
  })

  it('leads to its product by the key', () => {
    const list = show({ product: { key: 'home', name: 'Home shirt' }, imageUrl: '/image/home.webp' })
    const links = [...list.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])
    expect(links).toEqual([
      ['/product/home', ''],
      ['/product/home', 'Home shirt'],
    ])
  })

  it.each([[undefined], [null], [7999]])('whose reduced price is %s shows no "was"', (specialPrice) => {
    expect(show({ specialPrice }).textContent).not.toContain('was')
  })

  it('shows the option of group 2 as Size, other options by title, the print and its surcharge', () => {
    const optionList = [
      { id: 1, groupId: 2, title: 'M' },
      { id: 2, groupId: 5, title: 'Long sleeves' },
    ]
    const printed = { isCustom: true, custom: { number: 7, name: 'ADA' }, customAdditionalPrice: 1200 }
    const texts = [...show({ optionList, ...printed }).querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(texts).toEqual(expect.arrayContaining(['Size: M', 'Long sleeves', 'ADA 7 +€12.00']))
    expect(show({ ...printed, isCustom: false }).textContent).not.toContain('ADA')
  })

  it('with a reduced price shows the former price', () => {
    expect(show({ specialPrice: 5999 }).textContent).toContain('Now €59.99was €79.99')
  })

  it('of a bundle shows every piece with its price, and what they cost together', () => {
    const shorts = {
      id: 2,
      mid: 1,
      quantity: 2,
      price: 3900,
      imageUrl: '/image/shorts.webp',
      product: { name: 'Shorts' },
    }
    const list = show({ quantity: 2, product: { name: 'Shirt' } }, shorts)
    expect(list.querySelector('li li')?.textContent).toBe('Shortsremove 2€78.00€39.00 each')
    expect(list.querySelector('li li img')?.getAttribute('src')).toContain('/image/shorts')
    expect(list.textContent).toContain('€159.98€79.99 each')
    expect(list.textContent).toMatch(/Together €237\.98$/)
    expect(show({}).textContent).not.toContain('Together')
  })
})
