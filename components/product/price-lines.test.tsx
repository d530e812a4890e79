import { renderToStaticMarkup } from 'react-dom/server'
import type { CartContext } from '../cart/cart-context'
import { CartSummary } from '../cart/cart-summary'
import { PriceLines } from './price-lines'

const currency = {
  ...{ symbolLeft: '£', symbolRight: '', value: 1, decimalPlace: 2, symbolThousands: ',', decimalSymbol: '.' },
  ...{ code: 'GBP', minorDigits: 2 },
}
const texts = {
  ...{ now: 'Now', was: 'was', save: 'Save {percent}%', from: 'From {price}', perUnit: '{price} per {unit}' },
  ...{ lowestPrice: 'Lowest: {price}', noDelivery: 'No delivery needed' },
}
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const lines = ({ tax = 'incl. VAT', ...props }: { tax?: string; needsDelivery?: boolean; isFrom?: boolean } = {}) =>
  renderToStaticMarkup(
    <PriceLines
      {...{ price: 790, specialPrice: null, lowestPrice: null, unitPrice: null, currency }}
      texts={{ ...texts, tax }}
      deliveryNote={<b>plus delivery</b>}
      {...props}
    />,
  )

describe('the tax beside a price', () => {
  it('is below it, before the delivery note', () => {
    expect(textOf(lines())).toBe('£7.90 incl. VAT, plus delivery')
    expect(lines()).toContain('<b>plus delivery</b>')
    expect(textOf(lines({ isFrom: true }))).toBe('From £7.90 incl. VAT, plus delivery')
  })

  it('has no delivery note for products without delivery', () => {
    expect(textOf(lines({ needsDelivery: false }))).toBe('£7.90 incl. VAT No delivery needed')
  })

  it('is omitted in a shop without tax rates', () => {
    expect(textOf(lines({ tax: '' }))).toBe('£7.90')
  })
})

describe('the tax beside the total of a cart', () => {
  const cart = { list: [], number: 0, subTotal: 790, total: 790, currency: null }
  const summary = (tax: string) => {
    const words = { subtotal: 'Subtotal', save: 'Saved', total: 'Total', tax }
    const context = { currency, texts: words } as unknown as CartContext
    return textOf(renderToStaticMarkup(<CartSummary cart={cart} context={context} />))
  }

  it('is named, and nothing in a shop without rates', () => {
    expect(summary('incl. VAT')).toBe('Subtotal £7.90 Total incl. VAT £7.90')
    expect(summary('')).toBe('Subtotal £7.90 Total £7.90')
  })
})
