/** @jest-environment node */
import { createReadyCheck, readiness, readyReply } from './readiness'
import { enterRequest } from './request-scope'
import { getSignWatch } from './upstream-calls'

const fresh = () => ({ hasReachedStoreApi: false, isDraining: false })

describe('an instance', () => {
  it('is not ready until the store API has responded once, and stays ready without it', async () => {
    const probe = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(undefined)
    const isReady = createReadyCheck(fresh(), probe)
    expect([await isReady(), await isReady(), await isReady()]).toEqual([false, true, true])
    expect(probe).toHaveBeenCalledTimes(2)
  })

  it('is not ready while it drains', async () => {
    const state = { hasReachedStoreApi: true, isDraining: true }
    const probe = jest.fn()
    expect(await createReadyCheck(state, probe)()).toBe(false)
    expect(probe).not.toHaveBeenCalled()
  })

  it('makes one call for concurrent checks', async () => {
    const probe = jest.fn(() => Promise.resolve())
    const isReady = createReadyCheck(fresh(), probe)
    expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true])
    expect(probe).toHaveBeenCalledTimes(1)
  })
})

const lines: unknown[][] = []
const write = (...line: unknown[]) => void lines.push(line)
jest.mock('./log', () => ({ log: () => ({ error: write, info: write }) }))
jest.mock('../api/store-api', () => ({ storeApi: () => ({ send: () => Promise.reject(new Error('refused')) }) }))
jest.mock('../env', () => ({ env: () => ({ CLIENT_ADDRESS_HEADER: '' }) }))

const LOOPBACK = '127.0.0.1'
const REMOTE_ADDRESS = '203.0.113.7'

const ask = async (remoteAddress: string) => {
  enterRequest('request-0001', remoteAddress)
  const response = await readyReply(new Headers())
  return [response.status, await response.json()]
}
const now = () => new Date().toUTCString()

afterEach(() => lines.splice(0))

describe('/readyz', () => {
  it('names the program that refuses every call, and the reason, to requests from this machine only', async () => {
    getSignWatch('store-api').recordRejected(new Date(0).toUTCString())
    getSignWatch('payment-service').recordRejected(now())
    const refused = { 'store-api': 'clock', 'payment-service': 'secret' }
    expect(await ask(LOOPBACK)).toEqual([503, { status: 'unavailable', refused }])
    expect(await ask(REMOTE_ADDRESS)).toEqual([503, { status: 'unavailable' }])
    expect(lines.map(([fields]) => fields)).toEqual([
      { upstream: 'store-api', why: 'clock' },
      { upstream: 'payment-service', why: 'secret' },
    ])
  })

  it('does not report it once calls are accepted again', async () => {
    getSignWatch('store-api').recordAccepted()
    getSignWatch('payment-service').recordAccepted()
    readiness().hasReachedStoreApi = true
    expect(await ask(LOOPBACK)).toEqual([200, { status: 'ok' }])
  })
})
