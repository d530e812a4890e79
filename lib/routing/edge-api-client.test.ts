/** @jest-environment node */
import { fetchFormerAddress } from './edge-api-client'

jest.mock('../env', () => ({
  env: () => ({
    STORE_API_URL: 'http://127.0.0.1:4000',
    STORE_API_SECRET: 'the-secret-of-the-tests-0123456789',
    SIGN_SCHEME: 'full',
  }),
}))

const fetched = jest.fn<Promise<Response>, [string]>()
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
