import { sortCountries } from './sort-countries'

const named = (...names: string[]) => names.map((name, id) => ({ id, name, iso: 'XX', states: [] }))

it('sorts by the rules of the language, not by code points', () => {
  const countries = named('Zypern', 'Österreich', 'Polen', 'Italien')
  expect(sortCountries(countries, 'de').map(({ name }) => name)).toEqual(['Italien', 'Österreich', 'Polen', 'Zypern'])
  expect(countries[0]?.name).toBe('Zypern')
})
