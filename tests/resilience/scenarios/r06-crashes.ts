import { exactly } from '../figures'
import type { Scenario, ScenarioContext } from '../scenario'

/** Kills of each kind in short. */
const FEW = '2'

let ran: Promise<number | null> | undefined

/** The three rows are one program, which is run once. */
const runOnce = ({ processes, isFull }: ScenarioContext) =>
  (ran ??= processes
    .run({
      name: 'The proof with kill -9',
      args: ['--import', 'tsx', 'tests/concurrency/crash.ts', ...(isFull ? [] : ['--kills', FEW])],
    })
    .then(({ code }) => code))

/** A row that `npm run test:crash` tries. */
const crashScenario = (id: string, claim: string): Scenario => ({
  id,
  claim,
  run: async (stage) => {
    const value = (await runOnce(stage)) ?? -1
    stage.figures.add({ what: 'npm run test:crash ends with', value, goal: exactly(0) })
  },
})

export const CRASH_SCENARIOS: Scenario[] = [
  crashScenario(
    'R06',
    'The store API is killed in the middle of checkouts: every order that was acknowledged is there once.',
  ),
  crashScenario('R07', 'PostgreSQL is killed in the middle of statements: the same, and the store API stays up.'),
  crashScenario('R08', 'The store API with PGlite inside is killed: the same.'),
]
