import { productTitle } from './product-title'

const name = 'Rovers home shirt'

it.each([
  [
    { name, team: 'Rovers', kit: 'Home shirt' },
    { first: 'Rovers', second: 'Home shirt' },
  ],
  [
    { name, team: 'Rovers', kit: '' },
    { first: name, second: '' },
  ],
  [
    { name, team: '', kit: 'Home shirt' },
    { first: name, second: '' },
  ],
  [
    { name, team: '', kit: '' },
    { first: name, second: '' },
  ],
])('%j is called %j', (product, title) => expect(productTitle(product)).toEqual(title))
