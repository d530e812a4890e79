/** @jest-environment node */
import fc from 'fast-check'
import { KEY_PATTERN } from '../../contract/limits'
import { newOrderNumber, ORDER_PREFIX_PATTERN, orderPrefixOf } from './order-number'

describe('an order number', () => {
  it.each([
    ['the shop’s own prefix', { orderPrefix: 'TEA', name: 'Leaf and Pot' }, 'TEA'],
    ['the initials of its name', { name: 'Leaf & Pot' }, 'LP'],
    ['initials without accents', { name: 'Éclairs Öllampen' }, 'EO'],
    ['at most four of them', { name: 'One Two Three Four Five' }, 'OTTF'],
    ['the initials for a prefix that is invalid in a URL', { orderPrefix: 'a/b', name: 'Leaf Pot' }, 'LP'],
    ['ORD for a name of one word', { name: 'Lamps' }, 'ORD'],
    ['ORD for a name in another script', { name: 'чай и лампа' }, 'ORD'],
  ])('begins with %s', (_, settings, prefix) => expect(orderPrefixOf(settings)).toBe(prefix))

  it('is a prefix and eight characters, of every shop', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, orderPrefix) => {
        const prefix = orderPrefixOf({ name, orderPrefix })
        expect(prefix).toMatch(ORDER_PREFIX_PATTERN)
        expect(newOrderNumber(prefix)).toMatch(/^[A-Z0-9]{1,8}-[2-9A-HJKMNP-Z]{8}$/)
      }),
    ))

  it('has no ambiguous characters, and is unique', () => {
    const numbers = Array.from({ length: 500 }, () => newOrderNumber('TL'))
    for (const number of numbers) {
      expect(number).toMatch(/^TL-[2-9A-HJKMNP-Z]{8}$/)
      expect(number).toMatch(KEY_PATTERN)
    }
    expect(new Set(numbers).size).toBe(500)
  })
})
