import { stateCode } from './state-code'

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
