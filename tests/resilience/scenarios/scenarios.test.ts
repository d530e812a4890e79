import { SCENARIOS } from './scenarios'

it('contains every row once, in order, with a claim', () => {
  const numbers = Array.from({ length: 25 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`)
  expect(SCENARIOS.map(({ id }) => id)).toEqual(numbers)
  for (const { claim } of SCENARIOS) expect(claim).toMatch(/^[A-Z\d].+[.]$/)
})
