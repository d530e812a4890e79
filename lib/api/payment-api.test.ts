/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nodeEngine } from '../../contract/engines/node'
import { ANONYMOUS, signPath } from '../../contract/signing'

const settings = { PAYMENT_API_URL: '', PAYMENT_API_SECRET: 'a-secret-of-the-tests-a-secret-of-the-tests' }
const more = { SIGN_SCHEME: 'full', STORE_API_TIMEOUT_MS: 3000 }
jest.mock('../env', () => ({ env: () => ({ ...settings, ...more }) }))
jest.mock('../telemetry/log', () => ({ log: () => ({ info: () => {}, warn: () => {} }) }))

const PATH = '/pay/method'

/** Whether a call is signed by the plain hash of timestamp and path. */
async function isPathSigned(scheme: string): Promise<boolean> {
  const receivedHeaders: Record<string, unknown>[] = []
  const server = createServer(({ headers }, response) => {
    receivedHeaders.push(headers)
    response.writeHead(404, { connection: 'close' }).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  settings.PAYMENT_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  more.SIGN_SCHEME = scheme
  jest.resetModules()
  const { paymentApi } = await import('./payment-api')
  await paymentApi()
    .send({ method: 'GET', path: PATH, caller: ANONYMOUS })
    .catch(() => {})
  await new Promise((resolve) => server.close(resolve))
  const [{ sign, timestamp } = {}] = receivedHeaders
  expect(sign).toMatch(/^[0-9a-f]{64}$/)
  return sign === signPath(nodeEngine, { timestamp: String(timestamp), path: PATH })
}

it('the payment client signs with the scheme of SIGN_SCHEME (spec §7)', async () => {
  expect([await isPathSigned('full'), await isPathSigned('path')]).toEqual([false, true])
})
