/** @jest-environment node */
import { createTranslator } from 'next-intl'
import messages from '../../messages/en.json'
import { remembering } from './remembering'

describe('texts that are remembered', () => {
  const t = createTranslator({ locale: 'en', messages })

  it('are the same texts, each put together once', () => {
    const asked = jest.fn(t)
    const remembered = remembering(Object.assign(asked, t) as typeof t)
    const say = () => [
      remembered('Filters.count', { count: 1 }),
      remembered('Filters.count', { count: 12 }),
      remembered('Filters.title'),
    ]
    expect(say()).toEqual(['1 product', '12 products', 'Filter'])
    expect(say()).toEqual(['1 product', '12 products', 'Filter'])
    expect(asked).toHaveBeenCalledTimes(3)
  })

  it('can be had as they are written too', () => {
    expect(remembering(t).raw('Listing.shown')).toBe('{shown} of {total} shown')
  })
})
