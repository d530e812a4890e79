/** @jest-environment node */
import { enterRequest } from './request-scope'
import { readyReply } from './ready-reply'
import { readiness } from './readiness'
import { signWatch } from './sign-troubles'

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
    expect(lines.map(([told]) => told)).toEqual([
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
