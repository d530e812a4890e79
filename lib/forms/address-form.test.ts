/** @jest-environment node */
import { CALLS } from '../../contract/calls'
import { addressForm } from './definitions/address'
import { mistakesOf } from './form-definition'

const countries = [
  { id: 3, iso: 'US', name: 'United States', states: [{ code: 'NY', name: 'New York' }] },
  { id: 4, iso: 'AT', name: 'Austria', states: [] },
  { id: 5, iso: 'HK', name: 'Hong Kong', states: [] },
  { id: 6, iso: 'AR', name: 'Argentina', states: [{ code: 'X', name: 'Córdoba' }] },
]
const form = addressForm(countries)
const values = {
  id: '',
  firstname: ' Ada ',
  lastname: 'King',
  street: '5 Mill Street',
  countryId: '3',
  state: 'NY',
  postalCode: '12207',
  city: 'Albany',
  phone: '+1 518',
  isDefaultShipping: '',
  isDefaultBilling: 'true',
}

describe('an address', () => {
  it.each([
    ['firstname', 'A'],
    ['lastname', ' A '],
    ['street', '5 Mil'],
    ['countryId', ''],
    ['countryId', 'US'],
    ['state', ''],
    ['postalCode', '122'],
    ['city', 'A'],
    ['phone', '12'],
    ['phone', '1'.repeat(121)],
    ['firstname', '\u200b\u200b\u200b'],
    ['lastname', 'A\u200b'],
    ['firstname', 'Ada\u0007'],
    ['lastname', '\u202egniK'],
    ['street', '5 Mill\nStreet'],
    ['city', '\u3164\u3164'],
    ['id', 'a/b'],
  ])('is wrong when %s is %j (spec §5)', (field, value) => {
    expect(mistakesOf(form, { ...values, [field]: value })).toEqual([field])
    expect(mistakesOf(form, values)).toEqual([])
  })

  it('lists every invalid field, in the order of the form', () => {
    const all = ['countryId', 'firstname', 'lastname', 'street', 'postalCode', 'city', 'state', 'phone']
    expect(mistakesOf(form, {})).toEqual(all)
  })

  it('has a state of two characters or more where the country has no codes', () => {
    expect(mistakesOf(form, { ...values, countryId: '4', state: 'T' })).toEqual(['state'])
    expect(mistakesOf(form, { ...values, countryId: '4', state: 'Tirol' })).toEqual([])
    expect(mistakesOf(form, { ...values, countryId: '6', state: 'X' })).toEqual([])
  })

  it('is sent trimmed', () => {
    const [call, ...more] = form.calls(values)
    const { id: _, ...fields } = values
    expect(call).toEqual({
      method: 'POST',
      path: '/api/address',
      body: { ...fields, firstname: 'Ada', countryId: 3, isDefaultShipping: false, isDefaultBilling: true },
    })
    expect(more).toEqual([])
    expect(CALLS.addAddress.body.isValidSync(call?.body, { strict: true })).toBe(true)
  })

  it('may be without a postal code where the country has none; a placeholder is sent', () => {
    const hongKong = { ...values, countryId: '5', state: 'Kowloon', postalCode: '' }
    expect(mistakesOf(form, hongKong)).toEqual([])
    expect(form.calls(hongKong)[0]?.body).toMatchObject({ postalCode: '0000' })
    expect(CALLS.addAddress.body.isValidSync(form.calls(hongKong)[0]?.body, { strict: true })).toBe(true)
    expect(mistakesOf(form, { ...hongKong, countryId: '4', state: 'Tirol' })).toEqual(['postalCode'])
    expect(form.calls({ ...hongKong, postalCode: '999077' })[0]?.body).toMatchObject({ postalCode: '999077' })
  })

  it('is changed by its id', () => {
    expect(form.calls({ ...values, id: 'k3y' })[0]).toMatchObject({ method: 'PUT', path: '/api/address/k3y' })
  })

  it.each([
    ['3', 'new york', 'NY'],
    ['3', 'ny', 'NY'],
    ['6', 'cordoba', 'X'],
    ['3', 'Yorkshire', 'Yorkshire'],
    ['4', 'Tirol', 'Tirol'],
  ])('in country %s, the state %j is sent as %s', (countryId, state, sent) => {
    expect(form.calls({ ...values, countryId, state })[0]?.body).toMatchObject({ state: sent })
  })
})
