/** @jest-environment node */
import { readEnv } from './env'

const read = (variables: Record<string, string>) => {
  const replaced = jest.replaceProperty(process, 'env', {
    NODE_ENV: 'test',
    STORE_API_SECRET: 'x'.repeat(32),
    ...variables,
  })
  try {
    return readEnv()
  } finally {
    replaced.restore()
  }
}

describe('how long an unpaid order waits', () => {
  it.each([
    ['5', 5],
    ['1380', 1380],
  ])('may be %s minutes', (text, minutes) => {
    expect(read({ UNPAID_ORDER_TTL_MINUTES: text }).UNPAID_ORDER_TTL_MINUTES).toBe(minutes)
  })

  it('is an hour by default, and half an hour for a guest', () => {
    expect([read({}).UNPAID_ORDER_TTL_MINUTES, read({}).UNPAID_GUEST_ORDER_TTL_MINUTES]).toEqual([60, 30])
  })

  it.each(['4', '1381', '0', '-60', '7.5', 'an hour'])('cannot be %s', (text) => {
    expect(() => read({ UNPAID_ORDER_TTL_MINUTES: text })).toThrow(
      'UNPAID_ORDER_TTL_MINUTES: must be 5 to 1380 whole minutes',
    )
  })
})

describe('the addresses that get an email about each paid order', () => {
  it('are separated by commas; none by default', () => {
    const ORDER_EMAILS = 'packing@shop.example, owner@shop.example'
    expect(read({ ORDER_EMAILS }).ORDER_EMAILS).toEqual(['packing@shop.example', 'owner@shop.example'])
    expect(read({}).ORDER_EMAILS).toEqual([])
  })

  it.each(['packing', 'packing@shop.example;owner@shop.example', 'packing@'])('cannot be %s', (ORDER_EMAILS) => {
    expect(() => read({ ORDER_EMAILS })).toThrow('ORDER_EMAILS: must be email addresses, with commas between them')
  })
})

describe('the demo', () => {
  it('is opt-in: neither catalogue nor customers are seeded by default', () => {
    expect(read({})).toMatchObject({ DEMO_CATALOGUE: false, DEMO_CUSTOMERS: false })
  })

  it('has no customers without its catalogue', () => {
    expect(() => read({ DEMO_CUSTOMERS: 'true' })).toThrow('DEMO_CUSTOMERS: needs DEMO_CATALOGUE')
    expect(read({ DEMO_CUSTOMERS: 'true', DEMO_CATALOGUE: 'true' }).DEMO_CUSTOMERS).toBe(true)
  })
})
