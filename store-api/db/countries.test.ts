/** @jest-environment node */
import { STATES } from './countries'

it('the states of the United States include those of its armed forces', () => {
  const codes = (STATES.US ?? []).map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['AA', 'AE', 'AP']))
})
