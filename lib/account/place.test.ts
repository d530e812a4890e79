import { moveTo, settlePlace, stateCode, statesOf } from './place'

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
  it('are those of the country, and none of no country', () => {
    expect(statesOf(countries, '3')).toEqual([{ code: 'GU', name: 'Guam' }])
    for (const id of ['4', '', '99']) expect(statesOf(countries, id)).toEqual([])
  })
})

describe('a place whose state was typed', () => {
  it.each([
    ['the code of a name', { countryId: '3', state: 'guam' }, 'GU'],
    ['nothing for no state of the country', { countryId: '3', state: 'Texas' }, ''],
    ['what was typed where there are no states', { countryId: '4', state: 'Tirol' }, 'Tirol'],
  ])('has %s', (_, place, state) => {
    expect(settlePlace(countries, place)).toEqual({ ...place, state })
  })
})

describe('another country', () => {
  it.each([
    ['loses a state it does not have', { countryId: '3', state: 'GU' }, '1', ''],
    ['loses a state that only shares its code', { countryId: '3', state: 'GU' }, '2', ''],
    ['keeps a state it has too, by its own code', { countryId: '1', state: 'X' }, '2', 'CO'],
    ['keeps what was typed when it is one of its states', { countryId: '4', state: 'cordoba' }, '1', 'X'],
    ['loses what was typed when it is none of them', { countryId: '4', state: 'Tirol' }, '3', ''],
    ['keeps what was typed when it is the code of one', { countryId: '', state: 'gu' }, '3', 'GU'],
    ['without states loses one of a country with states', { countryId: '3', state: 'GU' }, '4', ''],
    ['without states keeps what was typed', { countryId: '4', state: 'Tirol' }, '5', 'Tirol'],
    ['keeps what was typed before there was any', { countryId: '', state: 'Tirol' }, '4', 'Tirol'],
  ])('%s', (_, place, next, state) => {
    expect(moveTo(countries, place, next)).toEqual({ countryId: next, state })
  })
})

const states = [
  { code: 'BW', name: 'Baden-Württemberg' },
  { code: 'C', name: 'A Coruña' },
  { code: 'AQ', name: 'L’Aquila' },
  { code: 'NY', name: 'New York' },
]

describe('a state that was typed', () => {
  it.each([
    ['NY', 'NY'],
    ['ny', 'NY'],
    [' New york ', 'NY'],
    ['c', 'C'],
    ['a coruna', 'C'],
    ['BADEN-WURTTEMBERG', 'BW'],
    ['Baden Württemberg', 'BW'],
    ["L'Aquila", 'AQ'],
  ])('%j is %s', (typed, code) => {
    expect(stateCode(states, typed)).toBe(code)
  })

  it.each(['', ' ', 'N', 'York', 'Bavaria'])('%j is none', (typed) => {
    expect(stateCode(states, typed)).toBeNull()
  })

  it('is none where a country has no states', () => {
    expect(stateCode([], 'NY')).toBeNull()
  })
})
