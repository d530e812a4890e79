import { isSameAddress } from './same-address'

const ADDRESS = {
  name: 'Mara Winther',
  street: '27 Lantern Street',
  city: 'Bristol',
  state: '',
  postalCode: 'BS1 0ZZ',
  country: 'United Kingdom',
  phone: '+44 117 496 0127',
}

describe("an order's two addresses", () => {
  it('are the same when every part is', () => {
    expect(isSameAddress(ADDRESS, { ...ADDRESS })).toBe(true)
  })

  it.each(['name', 'street', 'city', 'state', 'postalCode', 'country', 'phone'])(
    'are two when the %s differs',
    (part) => {
      expect(isSameAddress(ADDRESS, { ...ADDRESS, [part]: 'another' })).toBe(false)
    },
  )
})
