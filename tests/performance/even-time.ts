import { emailOf, openClockedShop } from '../../store-api/testing/clocked-shop'
import { median } from '../harness/measure'

/** Requests for each email. The two alternate, so that both run under the same conditions. */
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
const REQUESTS: Record<string, (name: string) => Promise<unknown>> = {
  'wrong password': (name) => shop.device().logIn(name, 'wrong'),
  'forgotten password': (name) =>
    shop.device().request('POST', '/api/forgot-password', { body: { email: emailOf(name) } }),
  registration: async (name) => {
    const device = shop.device()
    await device.solveCaptcha()
    return device.request('POST', '/api/register', { body: person(name) })
  },
}

/** Median durations for an email with an account and for one without. */
async function compare(request: (name: string) => Promise<unknown>) {
  const known: number[] = []
  const unknown: number[] = []
  for (let n = -3; n < TIMES; n++) {
    // Advances the clock, so that no rate limit applies.
    shop.advance(HOUR)
    const durations = [
      await timed(() => request('ada')),
      await timed(() => request(`unknown${Math.random()}`)),
    ] as const
    // The first rounds are warm-up.
    if (n < 0) continue
    known.push(durations[0])
    unknown.push(durations[1])
  }
  return { known: median(known), unknown: median(unknown) }
}

let hasTimingLeak = false
for (const [name, request] of Object.entries(REQUESTS)) {
  const { known, unknown } = await compare(request)
  const difference = Math.abs(known - unknown)
  hasTimingLeak ||= difference > LIMIT
  console.log(
    `${name}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${difference.toFixed(1)} ms apart (at most ${LIMIT})`,
  )
}
await shop.close()
process.exit(hasTimingLeak ? 1 : 0)
