import type { Checkout } from '../../contract/entities/checkout'
import { CODES } from '../../contract/envelope'
import type { FormValues } from '../forms/form-definition'
import { INITIAL_FORM_STATE } from '../forms/form-state'
import { guestLoginPath, isCheckoutTarget } from '../paths'
import { contactForm, couponForm, readChanges, readFlashChanges, refusedCoupon, stepOutcome } from './forms'
import { orderRefusal } from './place-order'
import { shownAmounts } from './shown-amounts'

describe('the amounts shown to a shopper', () => {
  it('are the reduced prices, and no delivery costs while no method is chosen', () => {
    const lines = [
      { id: 1, quantity: 2, price: 7900, specialPrice: null },
      { id: 2, quantity: 1, price: 7900, specialPrice: 5900 },
    ]
    const totals = { discount: 500, shippingPrice: null, total: 21200 }
    expect(shownAmounts({ lines, totals } as unknown as Checkout)).toEqual({
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

describe('a saved step', () => {
  const problem = (field: string) => ({ field, code: 'x', message: `wrong ${field}` })

  it('is done if its own fields have no problems', () => {
    expect(stepOutcome(contactForm, { problems: [problem('street')] }).isDone).toBe(true)
  })

  it('shows the problems of its fields with the store’s messages', () => {
    const outcome = stepOutcome(contactForm, { problems: [problem('email'), problem('street')] })
    expect(outcome).toMatchObject({ isDone: false, errors: { email: 'wrong email' } })
    expect(Object.keys(outcome.errors)).toEqual(['email'])
  })
})

describe('an order that was refused', () => {
  const refusalOf = (code: number, values: FormValues = {}, isBeforeOrder = false) =>
    orderRefusal({ refusal: { code, msg: 'words', data: { changes: [] } }, isBeforeOrder }, values)

  it('has an empty cart, or changes, or the store’s message', () => {
    expect(refusalOf(CODES.cartEmpty).kind).toBe('empty')
    expect([refusalOf(CODES.outOfStock).kind, refusalOf(CODES.priceChanged).kind]).toEqual(['changed', 'changed'])
    expect(refusalOf(CODES.invalidCoupon)).toEqual({
      kind: 'refused',
      outcome: { ...INITIAL_FORM_STATE, refusal: 'words' },
    })
  })

  it('requires a captcha at its field, and keeps a solved one after every other refusal', () => {
    const expected = { ...INITIAL_FORM_STATE, errors: { code: 'words' }, captcha: 'needed' }
    for (const values of [{}, { code: 'ABCDE' }, { captcha: 'solved' }] as FormValues[])
      expect(refusalOf(CODES.captcha, values)).toEqual({ kind: 'refused', outcome: expected })
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

  it('reports only changes that are valid by the contract', () => {
    const change = { kind: 'total', id: null, name: '', before: 1, now: 2 }
    expect(readChanges({ changes: [change] })).toEqual({ changes: [change], short: [] })
    expect(readChanges({ changes: 'many' })).toEqual({ changes: [], short: [] })
    expect(readChanges({ lines: [{ id: 1, name: 'Shirt', size: 'L', available: 0 }] }).short).toHaveLength(1)
    expect([readFlashChanges(undefined), readFlashChanges('{')]).toEqual([null, null])
  })
})

describe('a coupon', () => {
  it('is sent trimmed', () => {
    expect(couponForm.calls({ coupon: ' TEN ' })[0]?.body).toEqual({ code: 'TEN' })
  })

  it('that is refused shows the reason at its field', () => {
    expect(refusedCoupon({ ...INITIAL_FORM_STATE, refusal: 'Invalid coupon' })).toMatchObject({
      errors: { coupon: 'Invalid coupon' },
      refusal: null,
    })
  })
})

describe('the login on the way to the checkout', () => {
  it('offers guest checkout only on the way to the checkout', () => {
    expect([isCheckoutTarget('/checkout'), isCheckoutTarget('/checkout?step=address#a')]).toEqual([true, true])
    expect([isCheckoutTarget('/checkouts'), isCheckoutTarget('/checkout/order/TL-1'), isCheckoutTarget('/')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('keeps its target if a guest’s email is invalid', () => {
    expect(guestLoginPath('/checkout?step=address')).toBe('/login?from=%2Fcheckout%3Fstep%3Daddress&guest=#guest')
    expect(guestLoginPath('/account')).toBe('/login?from=%2Fcheckout&guest=#guest')
  })
})
