/** @jest-environment node */
import { chosenCountry } from './delivery-costs'

const country = (id: number, name: string) => ({ id, name, iso: 'XX', states: [] })
const countries = [country(1, 'Argentina'), country(2, 'Spain'), country(3, 'United Kingdom')]
const choose = (requestedCountry: string | string[] | undefined, home = 'United Kingdom') =>
  chosenCountry(countries, { requestedCountry, home })?.name

describe('the country of the delivery costs', () => {
  it('is the requested one', () => expect(choose('2')).toBe('Spain'))

  it.each([undefined, '', '99', '2.0', 'Spain', ['2', '1']])('is the store’s own for %j', (requestedCountry) =>
    expect(choose(requestedCountry)).toBe('United Kingdom'),
  )

  it('is the first if the list lacks the store’s own', () => expect(choose(undefined, '')).toBe('Argentina'))

  it('is undefined for an empty list', () =>
    expect(chosenCountry([], { requestedCountry: '1', home: 'Spain' })).toBeUndefined())
})
