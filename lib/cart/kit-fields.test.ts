/** @jest-environment node */
import { readKit } from './kit-fields'

const read = (query: string) => readKit(new URLSearchParams(query))

describe('what is bought with a product', () => {
  it('is what was ticked, each in its size', () => {
    expect(read('child=shorts&size-shorts=4&child=socks&size-socks=9&size-scarf=7')).toEqual([
      { key: 'shorts', optionIds: [4] },
      { key: 'socks', optionIds: [9] },
    ])
  })

  it('is nothing where nothing was ticked', () => {
    expect(read('size-shorts=4')).toEqual([])
  })

  it('is no option of what has none', () => {
    expect(read('child=bag&no-options=bag')).toEqual([{ key: 'bag', optionIds: [] }])
  })

  it.each(['child=shorts', 'child=shorts&size-shorts=', 'child=shorts&size-shorts=M'])(
    'lacks a size in %j',
    (query) => {
      expect(read(query)).toBeNull()
    },
  )
})
