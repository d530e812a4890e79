/** @jest-environment node */
import { blocksOf, checkBlocks } from './check-blocks'

const offer = {
  '@type': 'Offer',
  price: '79.00',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/NewCondition',
}
const product = { '@type': 'Product', name: 'Shirt', image: 'https://shop.example/a.jpg', offers: offer }

describe('the check against schema.org', () => {
  it('finds nothing wrong with a good product', () => {
    expect(checkBlocks([product])).toEqual([])
  })

  it.each([
    ['an unknown type', { ...product, '@type': 'Shirt' }, 'there is no such type'],
    [
      'a property of another type',
      { ...product, priceCurrency: 'EUR' },
      'Product.priceCurrency: there is no such property',
    ],
    [
      'a word that is none of the enumeration',
      { ...product, offers: { ...offer, availability: 'Plenty' } },
      'ItemAvailability',
    ],
    ['an address that is none', { ...product, image: '/a.jpg' }, 'is none of ImageObject, URL'],
    [
      'a thing in the wrong place',
      { ...product, offers: { '@type': 'Person', name: 'M' } },
      'is none of Demand, Offer',
    ],
    [
      'a number in words',
      { ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 'many' } },
      'reviewCount',
    ],
    ['a missing price', { ...product, offers: { ...offer, price: undefined } }, 'Offer lacks price'],
    [
      'a product without offer, review or rating',
      { ...product, offers: undefined },
      'Product lacks offers|review|aggregateRating',
    ],
    ['a reference that leads nowhere', { ...product, brand: { '@id': '#missing' } }, '#missing is defined nowhere'],
  ])('finds %s', (_, block, finding) => {
    const clean: unknown = JSON.parse(JSON.stringify(block))
    expect(checkBlocks([clean as Record<string, unknown>]).join('\n')).toContain(finding)
  })

  it("reads a property of the type's parents, and values of subtypes", () => {
    const store = {
      '@type': 'OnlineStore',
      name: 'S',
      url: 'https://s.example/',
      logo: 'https://s.example/l.svg',
      email: 'a@b',
    }
    expect(checkBlocks([store, { ...product, manufacturer: store }])).toEqual([])
  })
})

describe('the blocks of a document', () => {
  it('are all things of all scripts', () => {
    const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': [product, { '@type': 'Thing' }] })
    expect(blocksOf(`<p>a</p><script type="application/ld+json">${graph}</script>`)).toHaveLength(2)
  })

  it('are refused when they are of another context', () => {
    expect(() => blocksOf('<script type="application/ld+json">{"@context":"https://x.example"}</script>')).toThrow()
  })
})
