/** @jest-environment node */
import type { Address } from '../../contract/entities/address'
import type { Checkout } from '../../contract/entities/checkout'
import { foresee, stepAfter } from './foresee'

const checkout = { draft: { email: 'ada@mail.example', city: 'Linz', addressId: '' } } as Checkout
const ADDRESS = { id: 'k3y', firstname: 'Ada', city: 'Wien', countryId: 4 } as Address

describe('what is seen while a step is being sent', () => {
  it('is what was typed, and the rest as it was', () => {
    const { draft } = foresee(checkout, { step: 'address', change: { city: 'Graz' } }, [])
    expect(draft).toMatchObject({ email: 'ada@mail.example', city: 'Graz' })
  })

  it('is the address of the book that was chosen', () => {
    const { draft } = foresee(checkout, { step: 'address', change: { addressId: 'k3y' } }, [ADDRESS])
    expect(draft).toMatchObject({ firstname: 'Ada', city: 'Wien', countryId: '4' })
  })

  it.each([
    ['address', 'address', 'delivery'],
    ['delivery', 'delivery', 'payment'],
    ['contact', 'payment', 'payment'],
    ['address', 'delivery', 'delivery'],
  ] as const)('after %s, with %s not complete yet, is %s', (step, first, next) =>
    expect(stepAfter({ step, change: {} }, first)).toBe(next),
  )
})
