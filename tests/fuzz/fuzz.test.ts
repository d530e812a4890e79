/** @jest-environment node */
import fc from 'fast-check'
import { openAccountShop, customerId } from '@/store-api/testing/accounts'
import { createSession } from '@/store-api/customers/sessions'
import { TEST_KEYS } from '@/store-api/testing/test-shop'
import { faultOf, fuzz } from './fuzz'
import { signedCalls, unsignedCalls } from './targets'

/** Fixed here; `npm run test:fuzz` uses a random one. */
const SEED = 8

describe('the store API under fuzzing (R18)', () => {
  let opened: Awaited<ReturnType<typeof openAccountShop>>
  beforeAll(async () => (opened = await openAccountShop()), 60_000)
  afterAll(() => opened.close())

  const inProcess = () => ({ request: (path: string, init: RequestInit) => opened.app.request(path, init) })

  it.each(['a visitor', 'a customer'])(
    'responds to every signed call of %s without an internal error',
    async (who) => {
      const id = await customerId(opened.db, 'ada')
      const token = async () =>
        who === 'a visitor' ? '' : createSession(opened.db, { customerId: id, device: null, now: Date.now() })
      const { statuses, faults } = await fuzz(signedCalls(inProcess(), TEST_KEYS, token), { count: 400, seed: SEED })
      expect(faults).toEqual([])
      // Some calls must pass the first checks.
      expect(statuses[200]).toBeGreaterThan(20)
      expect(statuses[400]).toBeGreaterThan(20)
    },
    120_000,
  )

  it('responds to unsigned requests without an internal error', async () => {
    const { faults, statuses } = await fuzz(unsignedCalls(inProcess()), { count: 400, seed: SEED })
    expect(faults).toEqual([])
    expect(statuses[400]).toBeGreaterThan(20)
  }, 120_000)
})

describe('the fuzzer', () => {
  it('reports errors, missing responses and internals in responses', async () => {
    const send = async (n: number) => {
      if (n % 3 === 0) return { status: 500, text: '' }
      if (n % 3 === 1) throw new Error('gone')
      return { status: 200, text: 'Error\n    at handler (/srv/shop/store-api/app.ts:1:2)' }
    }
    const { faults } = await fuzz({ name: 'It', requests: fc.nat(), send }, { count: 30, seed: SEED })
    expect(faults).toHaveLength(20)
    expect(new Set(faults.map((fault) => fault.split(':')[0]))).toEqual(
      new Set(['It responded with 500', 'It sent no response (Error', 'It revealed internals']),
    )
  })

  it('accepts the responses for an unavailable store API', () => {
    for (const status of [502, 503, 504])
      expect(faultOf({ status, text: '{"code":502,"msg":"","data":null}' })).toBeNull()
  })
})
