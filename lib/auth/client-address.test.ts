/** @jest-environment node */
import { clientAddress } from './client-address'

describe('the address of a shopper', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%j is counted as %s', (header, address) => expect(clientAddress(header)).toBe(address))

  it.each([null, '', 'unknown', '203.0.113.7, 198.51.100.1', '999.1.1.1', 'evil\nheader', '1.2.3.4:80'])(
    'is unknown for %j',
    (header) => expect(clientAddress(header)).toBe(''),
  )
})
