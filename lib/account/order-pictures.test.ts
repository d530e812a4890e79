import { pickPictures } from './order-pictures'

describe("an order's pictures", () => {
  it.each([
    ['a picture for each piece', ['a', 'b'], 2, ['a', 'b'], 0],
    ['four of them at most', ['a', 'b', 'c', 'd'], 4, ['a', 'b', 'c', 'd'], 0],
    ['three and the rest as a number', ['a', 'b', 'c', 'd'], 6, ['a', 'b', 'c'], 3],
    ['pieces that look the same once', ['a'], 3, ['a'], 2],
    ['a number alone where there is no picture', [], 2, [], 2],
  ])('are %s', (_, urls, pieces, pictures, more) => {
    expect(pickPictures(urls, pieces)).toEqual({ pictures, more })
  })
})
