/** @jest-environment node */
import { BASE_FILES } from './base-files'
import { fuzzFiles } from './fuzz-files'

/** Fixed here; `npm run test:import` uses a random one. */
const SEED = 30

it('damaged files are imported or rejected with a reason, and leave no incomplete products', async () => {
  const { readCount, rejectedCount, products, kinds, faults } = await fuzzFiles({ files: 150, seed: SEED })
  expect(faults).toEqual([])
  expect(kinds.size).toBe(BASE_FILES.length)
  // Most files can be read in part, some not at all.
  expect(readCount).toBeGreaterThan(100)
  expect(rejectedCount).toBeGreaterThan(10)
  expect(products).toBeGreaterThan(100)
}, 600_000)
