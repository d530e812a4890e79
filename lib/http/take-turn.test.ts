/** @jest-environment node */
const settings = {
  PUBLIC_ORIGIN: 'https://shop.example',
  CLIENT_ADDRESS_HEADER: 'x-real-ip',
  READS_PER_MINUTE: 5,
  WRITES_PER_MINUTE: 2,
}
jest.mock('../env', () => ({ env: () => settings }))

import { enterRequest } from '../telemetry/request-scope'
import { takeTurn } from './take-turn'

const come = (method: string, headers: Record<string, string> = {}) =>
  takeTurn({ method, headers: new Headers(headers) })
const times = async (count: number, ask: () => Promise<number>) => {
  const waits: number[] = []
  for (let n = 0; n < count; n++) waits.push(await ask())
  return waits.filter((wait) => wait === 0).length
}

beforeEach(() => (settings.CLIENT_ADDRESS_HEADER = 'x-real-ip'))

describe('what a network address may ask in a minute', () => {
  it('is counted apart for what changes something and what does not', async () => {
    const from = { 'x-real-ip': '203.0.113.1' }
    expect(await times(9, () => come('POST', from))).toBe(2)
    expect(await times(9, () => come('GET', from))).toBe(5)
    expect(await times(2, () => come('DELETE', { 'x-real-ip': '203.0.113.2' }))).toBe(2)
  })

  it('is one count for the whole network of an IPv6 address', async () => {
    let n = 0
    expect(await times(9, () => come('POST', { 'x-real-ip': `2001:db8:1:2::${++n}` }))).toBe(2)
  })

  it('is not evaded by a hundred addresses a shopper makes up in other headers (F16)', async () => {
    let n = 0
    const spoofed = () => ({
      'x-forwarded-for': `198.51.100.${++n}`,
      forwarded: `for=198.51.100.${n}`,
      'x-client-ip': `198.51.100.${n}`,
    })
    expect(await times(100, () => come('POST', { 'x-real-ip': '203.0.113.3', ...spoofed() }))).toBe(2)
  })

  it('is counted by the other end of the connection where no proxy says who is who', async () => {
    settings.CLIENT_ADDRESS_HEADER = ''
    enterRequest('request-0001', '203.0.113.5')
    expect(await times(9, () => come('POST', { 'x-real-ip': '203.0.113.6' }))).toBe(2)
  })

  it('without an address is what a hundred addresses may, for all together', async () => {
    settings.CLIENT_ADDRESS_HEADER = ''
    expect(await times(300, () => come('POST', { 'x-real-ip': '203.0.113.4' }))).toBe(200)
  })
})
