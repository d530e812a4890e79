import { changeCountry, normalizePlace, stateCode, statesOf } from './place'

const countries = [
  { id: 1, iso: 'AR', name: 'Argentina', states: [{ code: 'X', name: 'Córdoba' }] },
  {
    id: 2,
    iso: 'ES',
    name: 'Spain',
    states: [
      { code: 'CO', name: 'Córdoba' },
      { code: 'GU', name: 'Guadalajara' },
    ],
  },
  { id: 3, iso: 'US', name: 'United States', states: [{ code: 'GU', name: 'Guam' }] },
  { id: 4, iso: 'AT', name: 'Austria', states: [] },
  { id: 5, iso: 'BE', name: 'Belgium', states: [] },
]

describe('the states to choose from', () => {
  it('are those of the country, and none without a country', () => {
    expect(statesOf(countries, '3')).toEqual([{ code: 'GU', name: 'Guam' }])
    for (const id of ['4', '', '99']) expect(statesOf(countries, id)).toEqual([])
  })
})

describe('a place with an entered state', () => {
  it.each([
    ['the code of a name', { countryId: '3', state: 'guam' }, 'GU'],
    ['nothing for an unknown state of the country', { countryId: '3', state: 'Texas' }, ''],
    ['the entered text if the country has no states', { countryId: '4', state: 'Tirol' }, 'Tirol'],
  ])('has %s', (_, place, state) => {
    expect(normalizePlace(countries, place)).toEqual({ ...place, state })
  })
})

describe('another country', () => {
  it.each([
    ['loses a state it does not have', { countryId: '3', state: 'GU' }, '1', ''],
    ['loses a state that only shares its code', { countryId: '3', state: 'GU' }, '2', ''],
    ['keeps a state it has too, by its own code', { countryId: '1', state: 'X' }, '2', 'CO'],
    ['keeps entered text that is one of its states', { countryId: '4', state: 'cordoba' }, '1', 'X'],
    ['loses entered text that is none of its states', { countryId: '4', state: 'Tirol' }, '3', ''],
    ['keeps entered text that is the code of one', { countryId: '', state: 'gu' }, '3', 'GU'],
    ['without states loses one of a country with states', { countryId: '3', state: 'GU' }, '4', ''],
    ['without states keeps entered text', { countryId: '4', state: 'Tirol' }, '5', 'Tirol'],
    ['keeps text that was entered before a country was chosen', { countryId: '', state: 'Tirol' }, '4', 'Tirol'],
  ])('%s', (_, place, next, state) => {
    expect(changeCountry(countries, place, next)).toEqual({ countryId: next, state })
  })
})

const states = [
  { code: 'BW', name: 'Baden-Württemberg' },
  { code: 'C', name: 'A Coruña' },
  { code: 'AQ', name: 'L’Aquila' },
  { code: 'NY', name: 'New York' },
]

describe('an entered state', () => {
  it.each([
    ['NY', 'NY'],
    ['ny', 'NY'],
    [' New york ', 'NY'],
    ['c', 'C'],
    ['a coruna', 'C'],
    ['BADEN-WURTTEMBERG', 'BW'],
    ['Baden Württemberg', 'BW'],
    ["L'Aquila", 'AQ'],
  ])('%j is %s', (entered, code) => {
    expect(stateCode(states, entered)).toBe(code)
  })

  it.each(['', ' ', 'N', 'York', 'Bavaria'])('%j is none', (entered) => {
    expect(stateCode(states, entered)).toBeNull()
  })

  it('is none where a country has no states', () => {
    expect(stateCode([], 'NY')).toBeNull()
  })
})
