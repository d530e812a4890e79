import { renderToStaticMarkup } from 'react-dom/server'
import type { ProductCard as Product } from '@/contract/entities/product'
import type { CardContext } from '@/lib/catalog/card-context'
import { ProductCard } from './product-card'

const context: CardContext = {
  currency: {
    code: 'GBP',
    symbolLeft: '£',
    symbolRight: '',
    value: 1,
    decimalPlace: 2,
    minorDigits: 2,
    symbolThousands: ',',
    decimalSymbol: '.',
  },
  imageBase: '',
  listWords: {
    pair: '{0} and {1}',
    start: '{0}, {1}',
    middle: '{0}, {1}',
    end: '{0} and {1}',
  } as unknown as CardContext['listWords'],
  texts: {
    ...{ isNew: 'New', soldOut: 'Sold out', discount: '−{percent}%', lastSizes: 'Only {sizes} left' },
    ...{ from: 'From {price}', perUnit: '{price} per {unit}', now: 'Now', was: 'was' },
  },
}

const TEA: Product = {
  ...{ key: 'tea', name: 'Sencha', brand: '', subtitle: '', picture: { imageUrl: '', alt: '' } },
  ...{
    secondImageUrl: '',
    price: 790,
    specialPrice: null,
    isNew: false,
    inStock: true,
    lastSizes: [],
    isPriceFrom: false,
    unitPrice: null,
  },
}

const render = (change: Partial<Product>, brand?: string) =>
  renderToStaticMarkup(
    <ProductCard
      product={{ ...TEA, ...change }}
      context={{ ...context, ...(brand && { brand }) }}
      heading="h2"
      sizes="100vw"
    />,
  )

/** The card's text. */
const show = (change: Partial<Product>) => render(change).replace(/<[^>]*>/g, ' ')

/** The texts of the card's link with the class of each. */
const words = (html: string) =>
  [...html.matchAll(/<span class="(known|team|subtitle)">([^<]*)/g)].map(([, style, text]) => `${style}: ${text}`)

describe('a product card', () => {
  it('names the one price of a product', () => expect(show({})).toMatch(/Sencha\s+£7\.90\s*$/))

  it('names the second image of an available product, and none without a first', () => {
    const images = { picture: { imageUrl: '/image/tea.webp?v=1', alt: '' }, secondImageUrl: '/image/leaf.webp?v=2' }
    expect(render(images)).toContain('data-second="/image/leaf.webp?v=2"')
    expect(render({ ...images, inStock: false })).not.toContain('data-second')
    expect(render({ ...images, picture: TEA.picture })).not.toContain('data-second')
    expect(render({ ...images, secondImageUrl: '' })).not.toContain('data-second')
  })

  it('hides the brand visually, not from the accessible name, in a list that already names it', () => {
    const shirt = { name: 'Rovers home shirt', brand: 'Rovers', subtitle: 'Home shirt' }
    expect(words(render(shirt))).toEqual(['team: Rovers', 'subtitle: Home shirt'])
    expect(words(render(shirt, 'Rovers'))).toEqual(['known: Rovers', 'team: Home shirt'])
    expect(words(render(shirt, 'United'))).toEqual(['team: Rovers', 'subtitle: Home shirt'])
  })

  it('hides a brand below the name in the same way', () => {
    const book = { name: 'Sea of Ink', brand: 'Marlow' }
    expect(words(render(book))).toEqual(['team: Sea of Ink', 'subtitle: Marlow'])
    expect(words(render(book, 'Marlow'))).toEqual(['team: Sea of Ink', 'known: Marlow'])
  })

  it('is never without a name', () => {
    expect(words(render({ name: 'Sencha', brand: 'Sencha' }, 'Sencha'))).toEqual(['team: Sencha'])
    expect(words(render({ name: 'Sencha', brand: '' }, 'Sencha'))).toEqual(['team: Sencha'])
  })

  it('shows the lowest price as such if variants differ, and the unit price', () => {
    const text = show({ isPriceFrom: true, unitPrice: { price: 1580, unit: '100 g' } })
    expect(text).toMatch(/From £7\.90\s+£15\.80 per 100 g/)
  })

  it('shows a reduction of the lowest price as one', () => {
    const text = show({ isPriceFrom: true, specialPrice: 690 })
    expect(text).toMatch(/Now\s+£6\.90\s+was\s+£7\.90/)
    expect(text).not.toContain('From')
  })
})
