/** @jest-environment node */
import { NO_FILTER } from './filter'
import { statedBrand } from './listing-view'

const [rovers, united] = [{ brand: 'Rovers' }, { brand: 'United' }]
const one = { ...NO_FILTER, chosen: { brand: ['rovers'] } }

describe('the brand that the title or filter of a list names', () => {
  it('is that of its title', () => {
    expect(statedBrand({ filter: NO_FILTER, list: [rovers, rovers], title: 'Rovers' })).toBe('Rovers')
    expect(statedBrand({ filter: NO_FILTER, list: [rovers], title: 'Home shirts' })).toBeUndefined()
  })

  it('is the only brand in its filter', () => {
    expect(statedBrand({ filter: one, list: [rovers], title: 'Home shirts' })).toBe('Rovers')
    expect(statedBrand({ filter: one, list: [rovers], title: undefined })).toBe('Rovers')
    const two = { ...NO_FILTER, chosen: { brand: ['rovers', 'united'] } }
    expect(statedBrand({ filter: two, list: [rovers], title: undefined })).toBeUndefined()
  })

  it('is undefined if products are of several brands, or there are none', () => {
    expect(statedBrand({ filter: NO_FILTER, list: [rovers, united], title: 'Rovers' })).toBeUndefined()
    expect(statedBrand({ filter: NO_FILTER, list: [], title: undefined })).toBeUndefined()
  })
})
