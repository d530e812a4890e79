/** @jest-environment node */
import { connect, type SecureVersion } from 'node:tls'
import { openNginx, type OpenNginx } from './testing/open-nginx'

let nginx: OpenNginx
beforeAll(async () => {
  nginx = await openNginx()
})
afterAll(() => nginx.close())
beforeEach(() => {
  for (const { requests } of nginx.storefronts) requests.length = 0
  nginx.respondWith((_, response) => response.end('ok'))
})

const lastRequestHeaders = () => nginx.requests().at(-1)?.headers ?? {}

/** The negotiated version if the client offers only this one; the error's code if there is none. */
const agree = (version: SecureVersion, servername = 'localhost') =>
  new Promise<string | null>((resolve) => {
    const offered = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }
    const socket = connect({ port: nginx.ports.https, servername, rejectUnauthorized: false, ...offered })
    socket.once('secureConnect', () => resolve(socket.getProtocol()))
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
  })

describe('TLS', () => {
  it('is 1.2 or 1.3, and nothing below (F26)', async () => {
    expect(await agree('TLSv1.3')).toBe('TLSv1.3')
    expect(await agree('TLSv1.2')).toBe('TLSv1.2')
    expect(await agree('TLSv1.1')).toMatch(/ALERT_PROTOCOL_VERSION/)
    expect(await agree('TLSv1')).toMatch(/ALERT_PROTOCOL_VERSION/)
  })

  it('is refused to clients of an unknown host', async () => {
    expect(await agree('TLSv1.3', 'other.example')).toMatch(/UNRECOGNIZED_NAME/)
  })

  it('is enforced: a page over http is redirected with 308, an API call is refused with 403 (F26)', async () => {
    const plain = `http://localhost:${nginx.ports.http}`
    const page = await nginx.request(`${plain}/product/x?page=2`)
    expect([page.status, page.headers.location]).toEqual([308, `${nginx.origin}/product/x?page=2`])
    const call = await nginx.request(`${plain}/api/cart`)
    expect([call.status, call.headers.location]).toEqual([403, undefined])
    expect(nginx.requests()).toEqual([])
  })

  it('is not needed for the ACME challenge of a certificate', async () => {
    const plain = `http://localhost:${nginx.ports.http}`
    for (const host of ['localhost', 'pay.example']) {
      const proof = await nginx.request(`${plain}/.well-known/acme-challenge/token`, { headers: { host } })
      expect([host, proof.status, proof.text]).toEqual([host, 200, 'token.thumbprint'])
    }
    await expect(nginx.request(plain, { headers: { host: 'pay.example' } })).rejects.toThrow(/closed|ECONNRESET/)
  })
})

describe('a request', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'FOO'])(
    'by %s gets 405 and is not forwarded to the storefront (F17)',
    async (method) => {
      const response = await nginx.sendBytes(`${method} / HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      expect(response).toMatch(/^HTTP\/1\.1 405 /)
      expect(nginx.requests()).toEqual([])
    },
  )

  it('with two lengths gets 400 and is not forwarded (F26)', async () => {
    const lengths = 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
    const response = await nginx.sendBytes(`POST /api/cart HTTP/1.1\r\nHost: localhost\r\n${lengths}`)
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
    expect(nginx.requests()).toEqual([])
  })

  it.each([
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Transfer-Encoding: identity',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: "chunked"',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\x0bchunked',
    'Content-Length: 4\r\nContent-Length: 5',
    'Content-Length: +4',
  ])('with ambiguous body framing (%j) is not forwarded (F26)', async (lines) => {
    const response = await nginx.sendBytes(`POST /api/cart HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n\r\n0\r\n\r\n`)
    expect(response).toMatch(/^HTTP\/1\.1 (?:400|501) /)
    expect(nginx.requests()).toEqual([])
  })

  it('of more than 128 KiB is answered 413, by a call in JSON, and goes no further', async () => {
    const response = await nginx.request('/api/cart', { method: 'POST', body: 'x'.repeat(128 * 1024 + 1) })
    expect([response.status, JSON.parse(response.text)]).toMatchObject([413, { code: 413 }])
    expect(nginx.requests()).toEqual([])
  })

  it('has the client address of the connection, whatever its headers claim (F15, F16)', async () => {
    const spoofed = {
      'x-real-ip': '9.9.9.9',
      'x-forwarded-for': '9.9.9.9',
      forwarded: 'for=9.9.9.9',
      host: 'localhost',
    }
    await nginx.request('/api/cart', { headers: { ...spoofed, 'x-forwarded-host': 'evil.example' } })
    expect(JSON.stringify(lastRequestHeaders())).not.toMatch(/9\.9\.9\.9|evil/)
    expect(lastRequestHeaders()).toMatchObject({
      'x-real-ip': '127.0.0.1',
      'x-forwarded-proto': 'https',
      host: 'localhost',
    })
  })

  it('gets a new request id, or keeps a valid one', async () => {
    const { headers } = await nginx.request('/')
    expect(headers['x-request-id']).toBe(lastRequestHeaders()['x-request-id'])
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    const id = '01234567-89ab-cdef-0123-456789abcdef'
    expect((await nginx.request('/a', { headers: { 'x-request-id': id } })).headers['x-request-id']).toBe(id)
    const odd = await nginx.request('/b', { headers: { 'x-request-id': 'a "quoted" one' } })
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each(['/metrics', '/readyz', '/api/hook/revalidate'])('for %s is restricted to the operator', async (path) => {
    expect((await nginx.request(path)).status).toBe(404)
    expect(nginx.requests()).toEqual([])
  })
})

describe('a response', () => {
  it('always says https, also where it is an error', async () => {
    nginx.respondWith((request, response) => response.writeHead(request.url === '/no' ? 500 : 200).end())
    for (const path of ['/', '/no', '/metrics', '/_next/static/chunk.js', '/api/cart'])
      expect((await nginx.request(path)).headers['strict-transport-security']).toMatch(
        /^max-age=\d+; includeSubDomains$/,
      )
    nginx.respondWith((_, response) => response.setHeader('strict-transport-security', 'max-age=63072000').end())
    expect((await nginx.request('/login')).headers['strict-transport-security']).toMatch(
      /^max-age=\d+; includeSubDomains$/,
    )
    const tooLarge = await nginx.request('/api/cart', { method: 'POST', body: 'x'.repeat(200_000) })
    expect(tooLarge.headers['strict-transport-security']).toBeTruthy()
  })

  it('discloses no software version', async () => {
    nginx.respondWith((_, response) => response.setHeader('x-powered-by', 'Next.js').end())
    const { headers } = await nginx.request('/')
    expect([headers.server, headers['x-powered-by']]).toEqual(['nginx', undefined])
  })

  it('that is a build asset is served from disk, compressed and immutable', async () => {
    const { status, headers } = await nginx.request('/_next/static/chunk.js', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'application/javascript',
      'x-content-type-options': 'nosniff',
    })
    expect(nginx.requests()).toEqual([])
    await nginx.request('/_next/static/of-another-build.js')
    expect(nginx.requests()).toHaveLength(1)
  })

  it('that is a script or style comes as the build has compressed it, if the client accepts that encoding', async () => {
    const acceptEncoding = (encodings: string) => ({ headers: { 'accept-encoding': encodings } })
    const script = await nginx.request('/_next/static/chunk.js?dpl=v1', acceptEncoding('gzip, deflate, br, zstd'))
    expect([script.status, script.text]).toEqual([200, 'compressed script'])
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    const style = await nginx.request('/_next/static/look.css', acceptEncoding('br'))
    expect([style.text, style.headers['content-type']]).toEqual(['compressed style', 'text/css; charset=utf-8'])
    for (const encodings of ['gzip', 'br;q=0, gzip'])
      expect(
        (await nginx.request('/_next/static/chunk.js', acceptEncoding(encodings))).headers['content-encoding'],
      ).toBe('gzip')
    expect((await nginx.request('/_next/static/chunk.js', acceptEncoding('identity'))).text).toContain('xxxx')
    expect(nginx.requests()).toEqual([])

    await nginx.request('/_next/static/of-another-build.js?dpl=v0', acceptEncoding('br'))
    expect(nginx.requests().map(({ url }) => url)).toEqual(['/_next/static/of-another-build.js?dpl=v0'])
    expect(
      (await nginx.request('/brotli/script/chunk.js.br', acceptEncoding('br'))).headers['content-encoding'],
    ).toBeUndefined()
  })
})
