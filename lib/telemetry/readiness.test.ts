/** @jest-environment node */
import { createReadyCheck, readiness, readyReply } from './readiness'
import { enterRequest } from './request-scope'
import { signWatch } from './upstream-calls'

const fresh = () => ({ hasSeenShop: false, isDraining: false })

describe('an instance', () => {
  it('is not ready until it has seen the shop, and stays so without the store API', async () => {
    const see = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(undefined)
    const isReady = createReadyCheck(fresh(), see)
    expect([await isReady(), await isReady(), await isReady()]).toEqual([false, true, true])
    expect(see).toHaveBeenCalledTimes(2)
  })

  it('is no longer ready when it is about to end', async () => {
    const state = { hasSeenShop: true, isDraining: true }
    const see = jest.fn()
    expect(await createReadyCheck(state, see)()).toBe(false)
    expect(see).not.toHaveBeenCalled()
  })

  it('looks once, however many want to know', async () => {
    const see = jest.fn(() => Promise.resolve())
    const isReady = createReadyCheck(fresh(), see)
    expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true])
    expect(see).toHaveBeenCalledTimes(1)
  })
})

const lines: unknown[][] = []
const write = (...line: unknown[]) => void lines.push(line)
jest.mock('./log', () => ({ log: () => ({ error: write, info: write }) }))
jest.mock('../api/store-api', () => ({ storeApi: () => ({ send: () => Promise.reject(new Error('refused')) }) }))
jest.mock('../env', () => ({ env: () => ({ CLIENT_ADDRESS_HEADER: '' }) }))

const LOOPBACK = '127.0.0.1'
const ELSEWHERE = '203.0.113.7'

const ask = async (remoteAddress: string) => {
  enterRequest('request-0001', remoteAddress)
  const response = await readyReply(new Headers())
  return [response.status, await response.json()]
}
const now = () => new Date().toUTCString()

afterEach(() => lines.splice(0))

describe('/readyz', () => {
  it('says on this machine which program refuses every call, and why; elsewhere it does not', async () => {
    signWatch('store-api').refused(new Date(0).toUTCString())
    signWatch('payment-service').refused(now())
    const refused = { 'store-api': 'clock', 'payment-service': 'secret' }
    expect(await ask(LOOPBACK)).toEqual([503, { status: 'unavailable', refused }])
    expect(await ask(ELSEWHERE)).toEqual([503, { status: 'unavailable' }])
    expect(lines.map(([fields]) => fields)).toEqual([
      { upstream: 'store-api', why: 'clock' },
      { upstream: 'payment-service', why: 'secret' },
    ])
  })

  it('says nothing of it once calls are taken again', async () => {
    signWatch('store-api').taken()
    signWatch('payment-service').taken()
    readiness().hasSeenShop = true
    expect(await ask(LOOPBACK)).toEqual([200, { status: 'ok' }])
  })
})
