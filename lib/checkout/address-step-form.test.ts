import type { Country } from '../../contract/entities/store'
import { mistakesOf, type Typed } from '../forms/form-definition'
import { addressStepForm } from './address-step-form'

const COUNTRIES: Country[] = [
  { id: 1, name: 'United States', iso: 'US', states: [{ code: 'NY', name: 'New York' }] },
  { id: 2, name: 'Austria', iso: 'AT', states: [] },
]
const PLACE = {
  ...{ firstname: 'Ada', lastname: 'King', street: '5 Mill Street', city: 'Albany', state: 'New York' },
  ...{ postalCode: '12207', countryId: '1', phone: '+1 518' },
}
const BILL = Object.fromEntries(
  Object.entries(PLACE).map(([field, value]) => [`billing${field.charAt(0).toUpperCase()}${field.slice(1)}`, value]),
)
const form = addressStepForm(COUNTRIES)
const bodyOf = (typed: Typed) => form.calls(typed)[0]?.body
const mistakes = (typed: Typed) => mistakesOf(form, typed)

describe('the address of a checkout', () => {
  it('is typed unless it is one of the book', () => {
    expect(mistakes({ billingSame: 'true' })).toContain('street')
    expect(mistakes({ billingSame: 'true', addressId: 'a1' })).toEqual([])
  })

  it('holds to the rules of spec §5', () => {
    expect(mistakes({ ...PLACE, billingSame: 'true' })).toEqual([])
    const short = { ...PLACE, firstname: 'A', street: '5 Mil', postalCode: '122', city: 'A', phone: '12' }
    expect(mistakes({ ...short, billingSame: 'true' })).toEqual(['firstname', 'street', 'city', 'postalCode', 'phone'])
    expect(mistakes({ ...PLACE, countryId: '', billingSame: 'true' })).toEqual(['countryId'])
  })

  it('has a state of one letter only as the code of one', () => {
    expect(mistakes({ ...PLACE, countryId: '2', state: 'T', billingSame: 'true' })).toEqual(['state'])
    expect(mistakes({ ...PLACE, countryId: '1', state: 'N', billingSame: 'true' })).toEqual([])
  })

  it('is that of the bill too, unless another one is typed', () => {
    expect(mistakes({ ...PLACE })).toContain('billingStreet')
    expect(mistakes({ ...PLACE, ...BILL })).toEqual([])
    expect(mistakes({ ...PLACE, ...BILL, billingCity: 'A' })).toEqual(['billingCity'])
  })

  it('is kept with the code of its state', () => {
    expect(bodyOf({ ...PLACE, billingSame: 'true' })).toEqual({
      ...PLACE,
      ...{ addressId: '', state: 'NY', billingSame: 'true' },
    })
  })

  it('is kept as it was typed, where that is no state of the country', () => {
    expect(bodyOf({ ...PLACE, state: 'Nw Yrk', billingSame: 'true' })).toMatchObject({ state: 'Nw Yrk' })
  })

  it('is kept by its id alone when it is one of the book', () => {
    expect(bodyOf({ ...PLACE, addressId: 'a1', billingSame: 'true' })).toEqual({ addressId: 'a1', billingSame: 'true' })
  })

  it('is kept with that of the bill, where there are two', () => {
    expect(bodyOf({ ...PLACE, ...BILL })).toMatchObject({ billingSame: 'no', billingState: 'NY' })
  })
})
