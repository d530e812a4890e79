import { pino } from 'pino'
import { readEnv, StartError } from '../env'
import { openPayments } from './open-payments'

const logger = pino({ level: 'silent' })
const SECRET = 'a-secret-of-more-than-thirty-two-bytes'

/** The environment as the program would read it. */
function envWith(change: Partial<Record<string, string>>) {
  const before = process.env
  process.env = { NODE_ENV: 'test', STORE_API_SECRET: SECRET, ...change }
  try {
    return readEnv()
  } finally {
    process.env = before
  }
}

describe('who takes the money', () => {
  it('is nobody without an address', () => {
    expect(openPayments(envWith({}), logger)).toBeNull()
  })

  it.each([{}, { PAYMENT_API_SECRET: SECRET }, { PAYMENT_HOOK_SECRET: SECRET }])(
    'is not found without both secrets: %o',
    (secrets) => {
      const start = () => openPayments(envWith({ PAYMENT_API_URL: 'http://127.0.0.1:4300', ...secrets }), logger)
      expect(start).toThrow(StartError)
    },
  )

  it('is the payment service with both', () => {
    const secrets = { PAYMENT_API_SECRET: SECRET, PAYMENT_HOOK_SECRET: SECRET }
    expect(openPayments(envWith({ PAYMENT_API_URL: 'http://127.0.0.1:4300', ...secrets }), logger)).not.toBeNull()
  })
})
