/** @jest-environment node */
import { onServer } from '../../store-api/testing/database'
import { dropDatabase } from './harness/databases'
import { runOnce } from './run-once'
import { SCENARIOS } from './scenarios/scenarios'
import { makeTemplate } from './harness/template'

const RUNS = ['1', '2']

const server = process.env.TEST_DATABASE_URL ?? ''
let template = ''
beforeAll(async () => {
  template = await makeTemplate(server)
})
afterAll(() => dropDatabase(server, onServer(server, template)))

/** Short runs; `npm run test:concurrency` runs each scenario twenty times, with and without delayed statements. */
describe('concurrency on PostgreSQL', () => {
  it.each(SCENARIOS.flatMap((scenario) => RUNS.map((seed) => ({ ...scenario, seed, scenario }))))(
    '$title (seed $seed)',
    async ({ scenario, seed }) => {
      const { broken } = await runOnce(scenario, { server, template, seed, delay: 0, isShort: true })
      expect(broken).toEqual([])
    },
  )
})
