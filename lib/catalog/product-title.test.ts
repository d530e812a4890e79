import { productHeading, productTitle } from './product-title'

const name = 'Rovers home shirt'

it.each([
  [
    { name, brand: 'Rovers', subtitle: 'Home shirt' },
    { first: 'Rovers', second: 'Home shirt' },
  ],
  [
    { name, brand: 'Rovers', subtitle: '' },
    { first: name, second: '' },
  ],
  [
    { name: 'The Book of Peat', brand: 'Nils Graves', subtitle: '' },
    { first: 'The Book of Peat', second: 'Nils Graves' },
  ],
  [
    { name, brand: '', subtitle: 'Home shirt' },
    { first: name, second: '' },
  ],
  [
    { name, brand: '', subtitle: '' },
    { first: name, second: '' },
  ],
])('%j is called %j', (product, title) => expect(productTitle(product)).toEqual(title))

it("has the item or the product's name as the heading of its page, under the brand", () => {
  expect(productHeading({ name, brand: 'Rovers', subtitle: 'Home shirt' })).toEqual({
    ...{ above: 'Rovers', heading: 'Home shirt' },
  })
  expect(productHeading({ name: 'The Book of Peat', brand: 'Nils Graves', subtitle: '' })).toEqual({
    ...{ above: 'Nils Graves', heading: 'The Book of Peat' },
  })
  expect(productHeading({ name, brand: '', subtitle: '' })).toEqual({ above: '', heading: name })
})
