/** @jest-environment node */
import { noteSocketAddress, SOCKET_ADDRESS_HEADER } from './socket-address'

const noted = (remoteAddress: string | undefined, claimed?: string) => {
  const headers = claimed === undefined ? {} : { [SOCKET_ADDRESS_HEADER]: claimed }
  noteSocketAddress(headers, remoteAddress)
  return headers[SOCKET_ADDRESS_HEADER]
}

describe('the address of a connection', () => {
  it('is noted where it is not this machine', () => {
    expect(noted('203.0.113.7')).toBe('203.0.113.7')
    expect(noted('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7')
    for (const own of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1', undefined])
      expect(noted(own)).toBeUndefined()
  })

  it('is never the one a client claims', () => {
    expect(noted('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(noted('127.0.0.1', '198.51.100.1')).toBeUndefined()
  })
})
