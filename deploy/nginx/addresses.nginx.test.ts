/** @jest-environment node */
import { networkInterfaces } from 'node:os'
import { openNginx, type OpenNginx } from './testing/open-nginx'

/** A container may have IPv4 only. */
const hasIpv6 = networkInterfaces()['lo']?.some(({ family }) => family === 'IPv6') ?? false
const addresses = hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1']

let nginx: OpenNginx
beforeAll(async () => {
  nginx = await openNginx({ addresses })
})
afterAll(() => nginx.close())

const headers = { host: 'localhost' }

describe.each(addresses)('at %s', (address) => {
  it('the shop responds, and receives the client address', async () => {
    expect((await nginx.request(`https://${address}:${nginx.ports.https}/`, { headers })).status).toBe(200)
    expect(nginx.requests().at(-1)?.headers['x-real-ip']).toBe(address.replace(/[[\]]/g, ''))
  })

  it('the pay page answers', async () => {
    expect((await nginx.request(`https://${address}:${nginx.ports.pay}/p/pi_x`, { headers })).status).toBe(200)
  })

  it('pages redirect from http to https, and an unknown host gets no response', async () => {
    const plain = `http://${address}:${nginx.ports.http}/`
    expect((await nginx.request(plain, { headers })).headers.location).toBe(`${nginx.origin}/`)
    await expect(nginx.request(plain, { headers: { host: 'other.example' } })).rejects.toThrow(/closed|ECONNRESET/)
  })
})
