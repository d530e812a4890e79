import fc from 'fast-check'
import type { Address } from '../../contract/entities/address'
import { withDefault, withoutAddress } from './address-defaults'

const address = (id: string, defaults = ''): Address => ({
  id,
  firstname: 'Ada',
  lastname: 'King',
  street: '5 Mill Street',
  city: 'Albany',
  state: 'NY',
  stateName: 'New York',
  postalCode: '12207',
  countryId: 1,
  country: 'United States',
  phone: '+1 518',
  isDefaultShipping: defaults.includes('S'),
  isDefaultBilling: defaults.includes('B'),
})

/** `a:SB b c` as addresses, and back. */
const book = (text: string) => text.split(' ').map((one) => address(one.slice(0, 1), one.slice(2)))
const summaryOf = (list: Address[]) =>
  list
    .map(({ id, isDefaultShipping: s, isDefaultBilling: b }) => id + (s || b ? `:${s ? 'S' : ''}${b ? 'B' : ''}` : ''))
    .join(' ')

describe('a new default', () => {
  it.each([
    ['a:SB b c', 'c', 'shipping', 'c:S a:B b'],
    ['a:SB b c', 'c', 'billing', 'a:S c:B b'],
    ['a:S b:B c', 'b', 'shipping', 'b:SB a c'],
    ['a:SB b c', 'a', 'shipping', 'a:SB b c'],
    ['a:SB b c', 'x', 'shipping', 'a:SB b c'],
  ] as const)('in %s is %s for %s: %s', (before, id, kind, after) => {
    expect(summaryOf(withDefault(book(before), id, kind))).toBe(after)
  })
})

describe('removing an address', () => {
  it.each([
    ['a:SB b c', 'c', 'a:SB b'],
    ['a:SB b c', 'a', 'b:SB c'],
    ['a:S b:B c', 'a', 'c:S b:B'],
    ['a:S b:B', 'a', 'b:SB'],
    ['a:S b:B', 'b', 'a:SB'],
    ['a:SB b', 'x', 'a:SB b'],
    ['a:SB', 'a', ''],
  ])('of %s, %s, leaves %s', (before, id, after) => {
    expect(summaryOf(withoutAddress(book(before), id))).toBe(after)
  })
})

it('leaves one default of each kind after any changes, and does not mutate its input', () => {
  const change = fc.record({ at: fc.nat(5), act: fc.constantFrom('shipping', 'billing', 'remove') })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let list = book('a:SB b c d e f')
      for (const { at, act } of changes) {
        const before = JSON.stringify(list)
        const id = list[at % list.length]?.id ?? ''
        const after = act === 'remove' ? withoutAddress(list, id) : withDefault(list, id, act)
        expect(JSON.stringify(list)).toBe(before)
        list = after
        expect(list.filter((one) => one.isDefaultShipping)).toHaveLength(Math.min(1, list.length))
        expect(list.filter((one) => one.isDefaultBilling)).toHaveLength(Math.min(1, list.length))
      }
    }),
  )
})
