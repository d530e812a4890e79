/** @jest-environment node */
import { fuzzFiles } from './fuzz-files'

/** The same at every run: `npm run test:import` makes others. */
const SEED = 30

it('damaged files are read or refused with a reason, whatever stands in them, and leave whole products', async () => {
  const { read, refused, products, faults } = await fuzzFiles({ files: 300, seed: SEED })
  expect(faults).toEqual([])
  // Most can be read in part, and some cannot at all.
  expect(read).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(10)
  expect(products).toBeGreaterThan(100)
}, 600_000)
