import { productTitle } from './product-title'

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
    { name, brand: '', subtitle: 'Home shirt' },
    { first: name, second: '' },
  ],
  [
    { name, brand: '', subtitle: '' },
    { first: name, second: '' },
  ],
])('%j is called %j', (product, title) => expect(productTitle(product)).toEqual(title))
