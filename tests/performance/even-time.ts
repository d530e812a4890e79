import { emailOf, openClockedShop } from '../../store-api/testing/clocked-shop'
import { median } from '../harness/measure'

/** Requests to each; they alternate, so that both run under the same conditions. */
const TIMES = 60

/** Maximum difference of the medians, in milliseconds. */
const LIMIT = 10

const HOUR = 3_600_000

const shop = await openClockedShop()

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const person = (name: string) => ({
  email: emailOf(name),
  password: 'grass green',
  firstname: 'Ada',
  lastname: 'Marsh',
  agree: true,
})

/** Requests that could reveal whether an email has an account. */
const QUESTIONS: Record<string, (name: string) => Promise<unknown>> = {
  'wrong password': (name) => shop.device().logIn(name, 'wrong'),
  'forgotten password': (name) => shop.device().ask('POST', '/api/forgot-password', { body: { email: emailOf(name) } }),
  registration: async (name) => {
    const device = shop.device()
    await device.solveCaptcha()
    return device.ask('POST', '/api/register', { body: person(name) })
  },
}

/** Medians for an email with an account and for one without. */
async function compare(question: (name: string) => Promise<unknown>) {
  const known: number[] = []
  const unknown: number[] = []
  for (let n = -3; n < TIMES; n++) {
    // No limit is in the way.
    shop.pass(HOUR)
    const both = [await timed(() => question('ada')), await timed(() => question(`unknown${Math.random()}`))] as const
    // The first few warm up.
    if (n < 0) continue
    known.push(both[0])
    unknown.push(both[1])
  }
  return { known: median(known), unknown: median(unknown) }
}

let isUneven = false
for (const [name, question] of Object.entries(QUESTIONS)) {
  const { known, unknown } = await compare(question)
  const apart = Math.abs(known - unknown)
  isUneven ||= apart > LIMIT
  console.log(
    `${name}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${apart.toFixed(1)} ms apart (at most ${LIMIT})`,
  )
}
await shop.close()
process.exit(isUneven ? 1 : 0)
