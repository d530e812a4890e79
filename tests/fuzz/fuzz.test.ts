/** @jest-environment node */
import fc from 'fast-check'
import { openAccountShop, customerId } from '@/store-api/testing/accounts'
import { createSession } from '@/store-api/customers/sessions'
import { TEST_KEYS } from '@/store-api/testing/test-shop'
import { faultOf, fuzz } from './fuzz'
import { signedCalls, strangeCalls } from './targets'

/** The same at every run: `npm run test:fuzz` throws others. */
const SEED = 8

describe('a store API at which anything is thrown (R18)', () => {
  let opened: Awaited<ReturnType<typeof openAccountShop>>
  beforeAll(async () => (opened = await openAccountShop()), 60_000)
  afterAll(() => opened.close())

  const inProcess = () => ({ request: (path: string, init: RequestInit) => opened.app.request(path, init) })

  it.each(['a visitor', 'a customer'])(
    'answers every signed call of %s with what it means, and with no error of its own',
    async (who) => {
      const token = async () =>
        who === 'a visitor'
          ? ''
          : createSession(opened.db, {
              customerId: await customerId(opened.db, 'ada'),
              device: null,
              now: Date.now(),
            })
      const { statuses, faults } = await fuzz(signedCalls(inProcess(), TEST_KEYS, token), { count: 400, seed: SEED })
      expect(faults).toEqual([])
      // Something has to come further than the first check.
      expect(statuses[200]).toBeGreaterThan(20)
      expect(statuses[400]).toBeGreaterThan(20)
    },
    120_000,
  )

  it('answers unsigned requests with 400 or 404, and never with an error', async () => {
    const { faults, statuses } = await fuzz(strangeCalls(inProcess()), { count: 400, seed: SEED })
    expect(faults).toEqual([])
    expect(statuses[400]).toBeGreaterThan(20)
  }, 120_000)
})

describe('what is looked for', () => {
  it('is found: errors, no answer at all, and words of the inside', async () => {
    const send = async (n: number) => {
      if (n % 3 === 0) return { status: 500, text: '' }
      if (n % 3 === 1) throw new Error('gone')
      return { status: 200, text: 'Error\n    at handler (/srv/shop/store-api/app.ts:1:2)' }
    }
    const { faults } = await fuzz({ name: 'It', requests: fc.nat(), send }, { count: 30, seed: SEED })
    expect(faults).toHaveLength(20)
    expect(new Set(faults.map((fault) => fault.split(':')[0]))).toEqual(
      new Set(['It answered 500', 'It gave no answer (Error', 'It told of its inside']),
    )
  })

  it('is not a store API that is away, in our own words', () => {
    for (const status of [502, 503, 504])
      expect(faultOf({ status, text: '{"code":502,"msg":"","data":null}' })).toBeNull()
  })
})
