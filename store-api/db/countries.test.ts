/** @jest-environment node */
import { STATES } from './countries'

it('of the United States are those of its armed forces, too', () => {
  const codes = (STATES.US ?? []).map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['AA', 'AE', 'AP']))
})
