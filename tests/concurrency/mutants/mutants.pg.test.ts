/** @jest-environment node */
import { MUTANTS } from './mutants'
import { runMutant } from './run-mutants'

jest.setTimeout(180_000)

describe('the concurrency scenarios', () => {
  it.each(MUTANTS)('detect the mutant: $name', async (mutant) => {
    const { killedBy } = await runMutant(mutant, process.env.TEST_DATABASE_URL ?? '')
    expect(mutant.scenarios).toContain(killedBy?.scenario)
  })
})
