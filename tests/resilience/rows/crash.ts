import { exactly } from '../figures'
import type { Row, Stage } from '../row'

/** Kills of each kind in short. */
const FEW = '2'

let ran: Promise<number | null> | undefined

/** The three rows are one program, which is run once. */
const runOnce = ({ processes, isFull }: Stage) =>
  (ran ??= processes
    .run({
      name: 'The proof with kill -9',
      args: ['--import', 'tsx', 'tests/concurrency/crash.ts', ...(isFull ? [] : ['--kills', FEW])],
    })
    .then(({ code }) => code))

/** A row that `npm run test:crash` tries. */
const crashRow = (id: string, claim: string): Row => ({
  id,
  claim,
  run: async (stage) => {
    const value = (await runOnce(stage)) ?? -1
    stage.figures.add({ what: 'npm run test:crash ends with', value, goal: exactly(0) })
  },
})

export const CRASH_ROWS: Row[] = [
  crashRow(
    'R06',
    'The store API is killed in the middle of checkouts: every order that was acknowledged is there once.',
  ),
  crashRow('R07', 'PostgreSQL is killed in the middle of statements: the same, and the store API stays up.'),
  crashRow('R08', 'The store API with PGlite inside is killed: the same.'),
]
