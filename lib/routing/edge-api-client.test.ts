/** @jest-environment node */
import { fetchFormerAddress, fetchSettings, fetchStatus } from './edge-api-client'

jest.mock('../env', () => ({
  env: () => ({
    STORE_API_URL: 'http://127.0.0.1:4000',
    STORE_API_SECRET: 'the-secret-of-the-tests-0123456789',
    SIGN_SCHEME: 'full',
    STORE_API_TIMEOUT_MS: 90,
  }),
}))

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>()
const { fetch } = globalThis
beforeAll(() => void (globalThis.fetch = fetched as never))
afterAll(() => void (globalThis.fetch = fetch))
const reply = (status: number) => fetched.mockResolvedValue(new Response(null, { status }))

describe('the lookup of a former address', () => {
  it.each(["/it's", '/a(b)*!', '/ü ü', '/product.php?id=4&name=x%20y'])(
    'of %s is signed as `fetch` sends it',
    async (address) => {
      reply(404)
      await fetchFormerAddress(address)
      const url = fetched.mock.lastCall?.[0] ?? ''
      expect(new URL(url).href).toBe(url)
      expect(new URL(url).searchParams.get('address')).toBe(address)
    },
  )

  it('returns null if the store API rejects the address, and throws if it fails', async () => {
    reply(400)
    expect(await fetchFormerAddress('/x')).toBeNull()
    reply(503)
    await expect(fetchFormerAddress('/x')).rejects.toThrow('status 503')
    reply(429)
    await expect(fetchFormerAddress('/x')).rejects.toThrow('status 429')
  })
})

it('waits for a part of STORE_API_TIMEOUT_MS: two thirds, and a third where a first view waits', async () => {
  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  )
  await expect(fetchSettings()).rejects.toThrow('no response in 60 ms')
  await expect(fetchStatus('/api/product/x')).rejects.toThrow('no response in 30 ms')
  await expect(fetchFormerAddress('/x')).rejects.toThrow('no response in 30 ms')
})
