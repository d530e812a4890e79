import { type Card, sandboxBank } from './sandbox-bank'

const NOW = 1_790_000_000_000
const card = (number: string): Card => ({ number, name: 'Ada Marsh', expiry: { month: 12, year: 2030 }, cvc: '123' })
const charge = (number: string | null) =>
  sandboxBank.charge({ method: 'visa', card: number ? card(number) : null, amount: 100, currency: 'EUR' }, NOW)

describe('the bank of the sandbox', () => {
  it.each([
    ['4242424242424242', 'paid'],
    ['5555555555554444', 'paid'],
    ['3566002020360505', 'paid'],
    ['4000000000000002', 'declined'],
    ['4000000000003220', 'code'],
    ['4000000000000069', 'pending'],
    ['4000000000000259', 'pending'],
  ])('responds to %s with %s', (number, verdict) => {
    expect(charge(number).verdict).toBe(verdict)
  })

  it('declines all cards except test cards', () => {
    expect(charge('4111111111111111').verdict).toBe('declined')
  })

  it('accepts charges without a card', () => {
    expect(charge(null).verdict).toBe('paid')
  })

  it('pays eight seconds late with the late card', () => {
    const { reference } = charge('4000000000000259')
    expect(sandboxBank.poll(reference, NOW + 7_999)).toBe('pending')
    expect(sandboxBank.poll(reference, NOW + 8_000)).toBe('paid')
  })

  it('times out after thirty seconds with the silent card', () => {
    const { reference } = charge('4000000000000069')
    expect(sandboxBank.poll(reference, NOW + 29_999)).toBe('pending')
    expect(sandboxBank.poll(reference, NOW + 30_000)).toBe('timeout')
  })

  it('has no card number in its reference', () => {
    expect(charge('4000000000000259').reference).not.toMatch(/4000/)
  })

  it('accepts one code', () => {
    expect([sandboxBank.isValidCode('', '123456'), sandboxBank.isValidCode('', '123457')]).toEqual([true, false])
  })
})
