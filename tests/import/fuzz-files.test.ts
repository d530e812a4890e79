/** @jest-environment node */
import { BASE_FILES } from './base-files'
import { fuzzFiles } from './fuzz-files'

/** Fixed here; `npm run test:import` uses a random one. */
const SEED = 30

it('damaged files are imported or rejected with a reason, and leave no incomplete products', async () => {
  const { read, refused, products, kinds, faults } = await fuzzFiles({ files: 150, seed: SEED })
  expect(faults).toEqual([])
  expect(kinds.size).toBe(BASE_FILES.length)
  // Most files can be read in part, some not at all.
  expect(read).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(10)
  expect(products).toBeGreaterThan(100)
}, 600_000)
