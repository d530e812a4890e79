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
    { now: NOW, linesTotal: 1000, usesOfEmail: 0, texts, formatAmount: (cents) => `${cents} cents`, ...circumstances },
  )

describe('a coupon', () => {
  it('without rules is always valid', () => expect(problem({})).toBe(''))

  it('is valid from its start until its end', () => {
    expect(problem({ startsAt: new Date(NOW + 1) })).toBe(texts.notYetValid)
    expect(problem({ startsAt: new Date(NOW) })).toBe('')
    expect(problem({ endsAt: new Date(NOW) })).toBe(texts.expired)
    expect(problem({ endsAt: new Date(NOW + 1) })).toBe('')
  })

  it('is limited in total uses and in uses per email', () => {
    expect(problem({ mostUses: 2, uses: 1 })).toBe('')
    expect(problem({ mostUses: 2, uses: 2 })).toBe(texts.usedUp)
    expect(problem({ mostPerEmail: 1 })).toBe('')
    expect(problem({ mostPerEmail: 1 }, { usesOfEmail: 1 })).toBe(texts.usedByEmail)
  })

  it('requires its minimum order amount, which the message states', () => {
    expect(problem({ minSubTotal: 1000 })).toBe('')
    expect(problem({ minSubTotal: 1001 })).toBe('Your items need to come to at least 1001 cents.')
  })
})
