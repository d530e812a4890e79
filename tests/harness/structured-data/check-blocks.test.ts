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
  it('accepts a valid product', () => {
    expect(checkBlocks([product])).toEqual([])
  })

  it.each([
    ['an unknown type', { ...product, '@type': 'Shirt' }, 'unknown type'],
    ['a property of another type', { ...product, priceCurrency: 'EUR' }, 'Product.priceCurrency: unknown property'],
    [
      'a value outside the enumeration',
      { ...product, offers: { ...offer, availability: 'Plenty' } },
      'ItemAvailability',
    ],
    ['an invalid URL', { ...product, image: '/a.jpg' }, 'is not one of ImageObject, URL'],
    [
      'a node of the wrong type',
      { ...product, offers: { '@type': 'Person', name: 'M' } },
      'is not one of Demand, Offer',
    ],
    [
      'text instead of a number',
      { ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 'many' } },
      'reviewCount',
    ],
    ['a missing price', { ...product, offers: { ...offer, price: undefined } }, 'Offer lacks price'],
    [
      'a product without offer, review or rating',
      { ...product, offers: undefined },
      'Product lacks offers|review|aggregateRating',
    ],
    ['a dangling reference', { ...product, brand: { '@id': '#missing' } }, '#missing is not defined'],
  ])('reports %s', (_, block, finding) => {
    const clean: unknown = JSON.parse(JSON.stringify(block))
    expect(checkBlocks([clean as Record<string, unknown>]).join('\n')).toContain(finding)
  })

  it('accepts properties of parent types and values of subtypes', () => {
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
  it('are the nodes of all JSON-LD scripts', () => {
    const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': [product, { '@type': 'Thing' }] })
    expect(blocksOf(`<p>a</p><script type="application/ld+json">${graph}</script>`)).toHaveLength(2)
  })

  it('are rejected with another context', () => {
    expect(() => blocksOf('<script type="application/ld+json">{"@context":"https://x.example"}</script>')).toThrow()
  })
})
