/** @jest-environment node */
import { weakLimits } from './start-check'

jest.mock('../env', () => ({ env: () => ({}), isDevelopment: () => false }))

describe('the start', () => {
  it('says that limits are weak where no header names the shopper’s address', () => {
    expect(weakLimits({ CLIENT_ADDRESS_HEADER: '' })).toContain('limits are weak')
    expect(weakLimits({ CLIENT_ADDRESS_HEADER: 'x-real-ip' })).toBeNull()
  })
})
