import type { Address } from '../../contract/entities/address'
import { ADDRESS_FIELDS } from '../forms/definitions/address'
import { fieldsOf, newAddressFields } from './initial-fields'

const address: Address = {
  id: 'k3y',
  firstname: 'Ada',
  lastname: 'King',
  street: '5 Mill Street',
  city: 'Albany',
  state: 'NY',
  stateName: 'New York',
  postalCode: '12207',
  countryId: 3,
  country: 'United States',
  phone: '+1 518',
  isDefaultShipping: true,
  isDefaultBilling: false,
}
const user = { email: 'ada@mail.example', firstname: 'Ada', lastname: 'Marsh' }

describe('the form of an address', () => {
  it('has every field of an existing address', () => {
    const fields = fieldsOf(address)
    expect(Object.keys(fields).toSorted()).toEqual(ADDRESS_FIELDS.toSorted())
    expect(fields).toMatchObject({ id: 'k3y', countryId: '3', state: 'New York', isDefaultShipping: 'true' })
    expect(fields.isDefaultBilling).toBe('')
  })

  it('has the name and the likely country for a new one', () => {
    expect(newAddressFields(user, [])).toEqual({ firstname: 'Ada', lastname: 'Marsh', countryId: '' })
    expect(newAddressFields(user, [address]).countryId).toBe('3')
  })
})
