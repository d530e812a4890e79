/** @jest-environment node */
import { enterRequest } from '../telemetry/request-scope'
import { readCaller } from './caller'
import { sealToken } from './session'

const requestData = { cookies: {} as Record<string, string>, headers: {} as Record<string, string> }
const settings = { SESSION_SECRET: 'a-session-of-the-tests-a-session-of-tests', CLIENT_ADDRESS_HEADER: '' }

jest.mock('../env', () => ({ env: () => settings, isSecureOrigin: () => true }))
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (requestData.cookies[name] ? { value: requestData.cookies[name] } : undefined),
  }),
  headers: async () => ({ get: (name: string) => requestData.headers[name] ?? null }),
}))

const OTHER = '11111111-1111-4111-8111-111111111111'
const UUID = '3f1c8a52-6d0e-4b7a-9c41-2e5d7f80a1b3'

beforeEach(() => {
  requestData.cookies = {}
  requestData.headers = { 'x-real-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' }
  settings.CLIENT_ADDRESS_HEADER = ''
})

describe('the caller of a request', () => {
  it('is a visitor without a device if there are no cookies', async () => {
    expect(await readCaller()).toEqual({ token: '', uuid: '' })
  })

  it('has the token of the session cookie and the device of the uuid cookie', async () => {
    requestData.cookies = { '__Host-session': await sealToken('tok'), '__Host-uuid': UUID, uuid: OTHER }
    expect(await readCaller()).toEqual({ token: 'tok', uuid: UUID })
  })

  it('has the address that the operator’s proxy writes, and no address of a forged header', async () => {
    settings.CLIENT_ADDRESS_HEADER = 'x-real-ip'
    expect(await readCaller()).toEqual({ token: '', uuid: '', address: '203.0.113.7' })
    requestData.headers = { 'x-forwarded-for': '198.51.100.1' }
    enterRequest('request-0001', '203.0.113.9')
    expect(await readCaller()).toEqual({ token: '', uuid: '' })
  })

  it('has the remote address of the connection if no proxy header is configured', async () => {
    enterRequest('request-0001', '203.0.113.9')
    expect(await readCaller()).toEqual({ token: '', uuid: '', address: '203.0.113.9' })
  })
})
