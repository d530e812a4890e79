import { exactly } from '../figures'
import type { Scenario, ScenarioContext } from '../scenario'

/** Number of kills of each kind in a short run. */
const SHORT_RUN_KILLS = '2'

let exitCode: Promise<number | null> | undefined

/** The three rows share a program, which runs once. */
const runOnce = ({ processes, isFull }: ScenarioContext) =>
  (exitCode ??= processes
    .run({
      name: 'The crash test',
      args: ['--import', 'tsx', 'tests/concurrency/crash.ts', ...(isFull ? [] : ['--kills', SHORT_RUN_KILLS])],
    })
    .then(({ code }) => code))

/** A row that `npm run test:crash` tests. */
const crashScenario = (id: string, claim: string): Scenario => ({
  id,
  claim,
  run: async (context) => {
    const value = (await runOnce(context)) ?? -1
    context.figures.add({ name: 'exit code of npm run test:crash', value, goal: exactly(0) })
  },
})

export const CRASH_SCENARIOS: Scenario[] = [
  crashScenario('R06', 'The store API is killed during checkouts: every acknowledged order is stored once.'),
  crashScenario('R07', 'PostgreSQL is killed during statements: the same, and the store API stays up.'),
  crashScenario('R08', 'The store API with embedded PGlite is killed: the same.'),
]
