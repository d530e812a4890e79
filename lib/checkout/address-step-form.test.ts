import type { Country } from '../../contract/entities/store'
import { mistakesOf, type FormValues } from '../forms/form-definition'
import { addressStepForm } from './address-step-form'

const COUNTRIES: Country[] = [
  { id: 1, name: 'United States', iso: 'US', states: [{ code: 'NY', name: 'New York' }] },
  { id: 2, name: 'Austria', iso: 'AT', states: [] },
]
const PLACE = {
  ...{ firstname: 'Ada', lastname: 'King', street: '5 Mill Street', city: 'Albany', state: 'New York' },
  ...{ postalCode: '12207', countryId: '1', phone: '+1 518' },
}
const BILLING_PLACE = Object.fromEntries(
  Object.entries(PLACE).map(([field, value]) => [`billing${field.charAt(0).toUpperCase()}${field.slice(1)}`, value]),
)
const form = addressStepForm(COUNTRIES)
const bodyOf = (values: FormValues) => form.calls(values)[0]?.body
const mistakes = (values: FormValues) => mistakesOf(form, values)

describe('the address of a checkout', () => {
  it('is required unless one of the address book is chosen', () => {
    expect(mistakes({ billingSame: 'true' })).toContain('street')
    expect(mistakes({ billingSame: 'true', addressId: 'a1' })).toEqual([])
  })

  it('follows the rules of spec §5', () => {
    expect(mistakes({ ...PLACE, billingSame: 'true' })).toEqual([])
    const short = { ...PLACE, firstname: 'A', street: '5 Mil', postalCode: '122', city: 'A', phone: '12' }
    expect(mistakes({ ...short, billingSame: 'true' })).toEqual(['firstname', 'street', 'city', 'postalCode', 'phone'])
    expect(mistakes({ ...PLACE, countryId: '', billingSame: 'true' })).toEqual(['countryId'])
  })

  it('accepts a state of one letter only if the country has states', () => {
    expect(mistakes({ ...PLACE, countryId: '2', state: 'T', billingSame: 'true' })).toEqual(['state'])
    expect(mistakes({ ...PLACE, countryId: '1', state: 'N', billingSame: 'true' })).toEqual([])
  })

  it('is the billing address too, unless another one is entered', () => {
    expect(mistakes({ ...PLACE })).toContain('billingStreet')
    expect(mistakes({ ...PLACE, ...BILLING_PLACE })).toEqual([])
    expect(mistakes({ ...PLACE, ...BILLING_PLACE, billingCity: 'A' })).toEqual(['billingCity'])
  })

  it('is saved with the code of its state', () => {
    expect(bodyOf({ ...PLACE, billingSame: 'true' })).toEqual({
      ...PLACE,
      ...{ addressId: '', state: 'NY', billingSame: 'true' },
    })
  })

  it('is saved as entered if the state is unknown in the country', () => {
    expect(bodyOf({ ...PLACE, state: 'Nw Yrk', billingSame: 'true' })).toMatchObject({ state: 'Nw Yrk' })
  })

  it('is saved only by its id if it is one of the book', () => {
    expect(bodyOf({ ...PLACE, addressId: 'a1', billingSame: 'true' })).toEqual({ addressId: 'a1', billingSame: 'true' })
  })

  it('is saved with the billing address if there are two', () => {
    expect(bodyOf({ ...PLACE, ...BILLING_PLACE })).toMatchObject({ billingSame: 'no', billingState: 'NY' })
  })
})
