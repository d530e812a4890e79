/** @jest-environment node */
import { toId } from './draft'

it.each([
  ['12', 12],
  [' 7 ', 7],
  ['', 0],
  ['-1', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['99999999999', 0],
  ['4294967296', 0],
])('parses %j as id %i, within the range of the database', (typed, id) => expect(toId(typed)).toBe(id))
