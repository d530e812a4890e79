import { loopbackHost, weakLimitsWarning } from './startup-check'

jest.mock('../env', () => ({ env: () => ({}), isDevelopment: () => false }))

describe('the start', () => {
  it('warns of weak limits if no header for the client address is configured', () => {
    expect(weakLimitsWarning({ CLIENT_ADDRESS_HEADER: '' })).toContain('limits are weak')
    expect(weakLimitsWarning({ CLIENT_ADDRESS_HEADER: 'x-real-ip' })).toBeNull()
  })
})

describe('the host of Next', () => {
  it.each([
    [['start', '-H', '127.0.0.1'], '127.0.0.1'],
    [['start', '-p', '3000', '--hostname', '127.0.0.2'], '127.0.0.2'],
    [['start', '--hostname=::1', '-p', '3000'], '::1'],
    [['start', '-H', '[::1]'], '[::1]'],
  ])('is rejected if it is a numeric loopback address: %j', (args, host) => expect(loopbackHost(args)).toBe(host))

  it.each([
    [[]],
    [['start']],
    [['start', '-H', 'localhost', '-p', '3000', '--keepAliveTimeout', '65000']],
    [['start', '-H', '0.0.0.0']],
    [['start', '-H', '::']],
    [['start', '-H', '10.0.0.5', '127.0.0.1']],
  ])('is accepted otherwise: %j', (args) => expect(loopbackHost(args)).toBeNull())
})
