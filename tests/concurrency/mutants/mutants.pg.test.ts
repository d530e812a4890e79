/** @jest-environment node */
import { MUTANTS } from './mutants'
import { tryMutant } from './try-mutant'

jest.setTimeout(180_000)

describe('the proof can fail', () => {
  it.each(MUTANTS)('and does on a shop with $name', async (mutant) => {
    const { killedBy } = await tryMutant(mutant, process.env.TEST_DATABASE_URL ?? '')
    expect(mutant.scenarios).toContain(killedBy?.scenario)
  })
})
