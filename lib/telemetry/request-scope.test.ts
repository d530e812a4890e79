/** @jest-environment node */
import { currentRequestId, currentSocketAddress, enterRequest } from './request-scope'

describe('the scope of a request', () => {
  it('is empty outside of one', () => {
    expect([currentRequestId(), currentSocketAddress()]).toEqual([undefined, ''])
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['127.0.0.1', ''],
    ['127.8.0.1', ''],
    ['::1', ''],
    ['::ffff:127.0.0.1', ''],
    [undefined, ''],
  ])('has the remote address of its connection, %s, unless it is this machine', async (remoteAddress, address) => {
    enterRequest('request-0001', remoteAddress)
    await Promise.resolve()
    expect([currentRequestId(), currentSocketAddress()]).toEqual(['request-0001', address])
  })
})
