/** @jest-environment node */
import { textsOf } from '../i18n/texts'
import { couponProblem, type CouponRules } from './coupons'

const NOW = Date.parse('2026-09-01T12:00:00Z')
const { coupon: texts } = textsOf('en').checkout
const rules: CouponRules = {
  ...{ startsAt: null, endsAt: null, mostUses: null, uses: 0, mostPerEmail: null, minSubTotal: 0 },
}
const problem = (change: Partial<CouponRules>, circumstances: object = {}) =>
  couponProblem(
    { ...rules, ...change },
    { now: NOW, paid: 1000, usesOfEmail: 0, texts, sayAmount: (cents) => `${cents} cents`, ...circumstances },
  )

describe('a coupon', () => {
  it('without rules always counts', () => expect(problem({})).toBe(''))

  it('counts from its beginning on, up to its end', () => {
    expect(problem({ startsAt: new Date(NOW + 1) })).toBe(texts.notYet)
    expect(problem({ startsAt: new Date(NOW) })).toBe('')
    expect(problem({ endsAt: new Date(NOW) })).toBe(texts.ended)
    expect(problem({ endsAt: new Date(NOW + 1) })).toBe('')
  })

  it('counts as often as it may, of everybody and of one', () => {
    expect(problem({ mostUses: 2, uses: 1 })).toBe('')
    expect(problem({ mostUses: 2, uses: 2 })).toBe(texts.usedUp)
    expect(problem({ mostPerEmail: 1 })).toBe('')
    expect(problem({ mostPerEmail: 1 }, { usesOfEmail: 1 })).toBe(texts.usedByEmail)
  })

  it('counts from its minimum order amount on, which the message states', () => {
    expect(problem({ minSubTotal: 1000 })).toBe('')
    expect(problem({ minSubTotal: 1001 })).toBe('Your items need to come to at least 1001 cents.')
  })
})
