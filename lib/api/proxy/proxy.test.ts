/** @jest-environment node */
import { BodyTooLarge, readBody } from './bodies'
import { isAllowedOrigin } from './caller'

const SHOP = 'https://shop.example'

describe('the origin check of a writing request', () => {
  it.each<[string | null, string | null, boolean]>([
    [SHOP, null, true],
    [SHOP, 'cross-site', true],
    ['https://shop.example.evil', 'same-origin', false],
    ['https://evil.example', 'cross-site', false],
    ['http://shop.example', null, false],
    ['https://shop.example:444', null, false],
    ['null', 'same-origin', false],
    ['', 'same-origin', false],
    [null, 'same-origin', true],
    [null, 'none', true],
    [null, 'same-site', false],
    [null, 'cross-site', false],
    [null, null, false],
  ])('Origin %j with Sec-Fetch-Site %j: %s', (origin, secFetchSite, isAllowed) => {
    expect(isAllowedOrigin({ origin, secFetchSite }, [SHOP])).toBe(isAllowed)
  })
})

describe('reading a body', () => {
  const request = (body: BodyInit, headers: HeadersInit = {}) =>
    new Request(SHOP, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

  it('accepts 64 KiB and not one byte more', async () => {
    expect(await readBody(request('x'.repeat(65_536)))).toHaveLength(65_536)
    await expect(readBody(request('x'.repeat(65_537)))).rejects.toThrow(BodyTooLarge)
  })

  it('counts a body that is sent in pieces', async () => {
    const endlessBody = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(16_384)) })
    await expect(readBody(request(endlessBody))).rejects.toThrow(BodyTooLarge)
  })

  it('does not read a body whose Content-Length is too large', async () => {
    await expect(readBody(request('x', { 'content-length': '65537' }))).rejects.toThrow(BodyTooLarge)
  })
})
