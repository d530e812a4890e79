/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchPublic, FetchRefused, isPublicAddress } from './fetch-public'

let server: Server | undefined
afterEach(() => server?.close())

/** A server of this machine, and the paths that were requested. */
async function serve(answer: RequestListener): Promise<{ origin: string; requested: string[] }> {
  const requested: string[] = []
  const opened = createServer((request, response) => {
    requested.push(request.url ?? '')
    answer(request, response)
  })
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(opened.address() as AddressInfo).port}`, requested }
}

const SMALL = { maxBytes: 200_000, timeoutMs: 3000 }
const ANY_ADDRESS = { ...SMALL, isAllowed: () => true }

describe('a file from an address of the operator', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['localhost', ''],
  ])('is never fetched from %s, which is not public', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('is fetched from %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it('is not fetched from this machine, by its IP address or its name', async () => {
    const { origin, requested } = await serve((_, response) => response.end('x'))
    const { port } = new URL(origin)
    for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '[::ffff:127.0.0.1]'])
      await expect(fetchPublic(`http://${host}:${port}/logo.png`, SMALL)).rejects.toThrow('not public')
    expect(requested).toEqual([])
  })

  it('is not fetched if a redirect leads into the internal network', async () => {
    const { origin, requested } = await serve((_, response) =>
      response.writeHead(302, { location: 'http://127.0.0.2/logo.png' }).end(),
    )
    await expect(
      fetchPublic(`${origin}/first`, { ...SMALL, isAllowed: (address) => address === '127.0.0.1' }),
    ).rejects.toThrow('not public')
    expect(requested).toEqual(['/first'])
  })

  it('is fetched by http and https URLs only', async () => {
    for (const address of ['file:///etc/passwd', 'data:image/png;base64,AA', 'ftp://example.com/a'])
      await expect(fetchPublic(address, ANY_ADDRESS)).rejects.toThrow('is not fetched')
    await expect(fetchPublic('http://example.com/a', { ...ANY_ADDRESS, isHttpsOnly: true })).rejects.toThrow(
      'http: is not',
    )
    await expect(fetchPublic('https://me:secret@example.com/a', ANY_ADDRESS)).rejects.toThrow('with a password')
    await expect(fetchPublic('a.png', ANY_ADDRESS)).rejects.toThrow(FetchRefused)
  })

  it('has 200 kB at most, and is fetched after three redirects at most', async () => {
    const { origin } = await serve(({ url }, response) => {
      if (url === '/round') return response.writeHead(302, { location: '/round' }).end()
      response.end(Buffer.alloc(url === '/large' ? 200_001 : 200_000))
    })
    await expect(fetchPublic(`${origin}/large`, ANY_ADDRESS)).rejects.toThrow('more than 200000 bytes')
    await expect(fetchPublic(`${origin}/round`, ANY_ADDRESS)).rejects.toThrow('too many redirects')
    expect(await fetchPublic(`${origin}/small`, ANY_ADDRESS)).toHaveLength(200_000)
  })
})
