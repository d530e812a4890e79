/** @jest-environment node */
import { askedOrder, orderChoices } from './order-choices'

describe('the order an address asks about', () => {
  it.each([
    ['TL-260934', 'TL-260934'],
    [' tl-260934 ', 'TL-260934'],
    ['', ''],
    [undefined, ''],
    [['TL-1', 'TL-2'], ''],
    ['<b>TL</b>', ''],
    ['A'.repeat(33), ''],
  ])('%j is %j', (value, number) => expect(askedOrder(value)).toBe(number))
})

describe('the orders to choose from', () => {
  const last = ['TL-3', 'TL-2']

  it('are the last ones, each once', () => {
    expect(orderChoices(last, '')).toEqual(last)
    expect(orderChoices(last, 'TL-2')).toEqual(last)
  })

  it('begin with an older one that is asked about', () => {
    expect(orderChoices(last, 'TL-1')).toEqual(['TL-1', 'TL-3', 'TL-2'])
  })
})
