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
    expect(read({ ORDER_HOLD_MINUTES: text }).ORDER_HOLD_MINUTES).toBe(minutes)
  })

  it('is an hour unless told', () => expect(read({}).ORDER_HOLD_MINUTES).toBe(60))

  it.each(['4', '1381', '0', '-60', '7.5', 'an hour'])('cannot be %s', (text) => {
    expect(() => read({ ORDER_HOLD_MINUTES: text })).toThrow('ORDER_HOLD_MINUTES: must be 5 to 1380 whole minutes')
  })
})
