import type { Checkout } from '../../contract/entities/checkout'
import { CODES } from '../../contract/envelope'
import type { Typed } from '../forms/form-definition'
import { UNSENT } from '../forms/form-state'
import { guestLoginPath, leadsToCheckout } from '../paths'
import { contactForm, couponForm, readChanges, readKeptChanges, refusedCoupon, stepOutcome } from './forms'
import { orderRefusal } from './place-order'
import { shownOf } from './shown-amounts'

describe('what a shopper is shown', () => {
  it('is the price that is paid, and no delivery as long as none is chosen', () => {
    const lines = [
      { id: 1, quantity: 2, price: 7900, specialPrice: null },
      { id: 2, quantity: 1, price: 7900, specialPrice: 5900 },
    ]
    const totals = { discount: 500, shippingPrice: null, total: 21200 }
    expect(shownOf({ lines, totals } as unknown as Checkout)).toEqual({
      lines: [
        { id: 1, quantity: 2, unitPrice: 7900 },
        { id: 2, quantity: 1, unitPrice: 5900 },
      ],
      discount: 500,
      shippingPrice: 0,
      total: 21200,
    })
  })
})

describe('a step the store has kept', () => {
  const problem = (field: string) => ({ field, code: 'x', message: `wrong ${field}` })

  it('is done when nothing is wrong with its own fields', () => {
    expect(stepOutcome(contactForm, { problems: [problem('street')] }).isDone).toBe(true)
  })

  it('shows what is, in the words of the store', () => {
    const outcome = stepOutcome(contactForm, { problems: [problem('email'), problem('street')] })
    expect(outcome).toMatchObject({ isDone: false, errors: { email: 'wrong email' } })
    expect(Object.keys(outcome.errors)).toEqual(['email'])
  })
})

describe('an order that was refused', () => {
  const refusalOf = (code: number, typed: Typed = {}, isBefore = false) =>
    orderRefusal({ refusal: { code, msg: 'words', data: { changes: [] } }, isBefore }, typed)

  it('has an empty cart, or changes, or the words of the store', () => {
    expect(refusalOf(CODES.cartEmpty).kind).toBe('empty')
    expect([refusalOf(CODES.outOfStock).kind, refusalOf(CODES.priceChanged).kind]).toEqual(['changed', 'changed'])
    expect(refusalOf(CODES.invalidCoupon)).toEqual({ kind: 'refused', outcome: { ...UNSENT, refusal: 'words' } })
  })

  it('asks for a captcha at its field, and keeps one that was solved through every other refusal', () => {
    const asked = { ...UNSENT, errors: { code: 'words' }, captcha: 'needed' }
    for (const typed of [{}, { code: 'ABCDE' }, { captcha: 'solved' }] as Typed[])
      expect(refusalOf(CODES.captcha, typed)).toEqual({ kind: 'refused', outcome: asked })
    for (const code of [CODES.priceChanged, CODES.invalidCoupon, 503])
      expect([
        refusalOf(code, { code: 'ABCDE' }),
        refusalOf(code, { captcha: 'solved' }),
        refusalOf(code),
      ]).toMatchObject([
        { outcome: { captcha: 'solved' } },
        { outcome: { captcha: 'solved' } },
        { outcome: { captcha: null } },
      ])
    expect(refusalOf(429, { code: 'ABCDE' }, true)).toMatchObject({ outcome: { captcha: 'needed', refusal: 'words' } })
  })

  it('reports changes only as the contract has them', () => {
    const change = { kind: 'total', id: null, name: '', before: 1, now: 2 }
    expect(readChanges({ changes: [change] })).toEqual({ changes: [change], short: [] })
    expect(readChanges({ changes: 'many' })).toEqual({ changes: [], short: [] })
    expect(readChanges({ lines: [{ id: 1, name: 'Shirt', size: 'L', available: 0 }] }).short).toHaveLength(1)
    expect([readKeptChanges(undefined), readKeptChanges('{')]).toEqual([null, null])
  })
})

describe('a coupon', () => {
  it('is sent without the spaces around it', () => {
    expect(couponForm.calls({ coupon: ' TEN ' })[0]?.body).toEqual({ code: 'TEN' })
  })

  it('that is refused shows why at its field', () => {
    expect(refusedCoupon({ ...UNSENT, refusal: 'Invalid coupon' })).toMatchObject({
      errors: { coupon: 'Invalid coupon' },
      refusal: null,
    })
  })
})

describe('the login on the way to the checkout', () => {
  it('offers to go on as a guest for the checkout alone', () => {
    expect([leadsToCheckout('/checkout'), leadsToCheckout('/checkout?step=address#a')]).toEqual([true, true])
    expect([leadsToCheckout('/checkouts'), leadsToCheckout('/checkout/order/TL-1'), leadsToCheckout('/')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('keeps where it leads, when a guest’s email was wrong', () => {
    expect(guestLoginPath('/checkout?step=address')).toBe('/login?from=%2Fcheckout%3Fstep%3Daddress&guest=#guest')
    expect(guestLoginPath('/account')).toBe('/login?from=%2Fcheckout&guest=#guest')
  })
})
