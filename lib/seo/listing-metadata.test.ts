import { categoryTitle } from './listing-metadata'

const rovers = { key: 'rovers', name: 'Rovers' }
const shirts = { key: 'rovers-shirts', name: 'Shirts' }
const united = { key: 'united-shirts', name: 'Shirts' }

describe('the title of a category', () => {
  it('is its name', () => {
    expect(categoryTitle(shirts, rovers, [rovers, shirts])).toBe('Shirts')
  })

  it('begins with the name of its parent if another category has the same name', () => {
    expect(categoryTitle(shirts, rovers, [rovers, shirts, united])).toBe('Rovers: Shirts')
  })

  it('is its name alone at the root, even if another has the same', () => {
    expect(categoryTitle(shirts, undefined, [shirts, united])).toBe('Shirts')
  })
})
