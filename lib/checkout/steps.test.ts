/** @jest-environment node */
import type { Address } from '../../contract/entities/address'
import type { Checkout } from '../../contract/entities/checkout'
import { checkoutSteps } from '../../contract/entities/checkout-fields'
import { applyOptimistically, openStep, ownStep, readStep, standingOf, stepAfter } from './steps'

describe('the open step of a checkout', () => {
  it('is the first that is not complete', () => {
    expect(openStep(null, 'delivery')).toBe('delivery')
  })

  it('is the requested one, as long as all before it are complete', () => {
    expect(openStep('contact', 'delivery')).toBe('contact')
    expect(openStep('delivery', 'delivery')).toBe('delivery')
    expect(openStep('payment', 'address')).toBe('address')
  })

  it('is named by its address, which may name nothing', () => {
    expect(readStep('address')).toBe('address')
    expect([readStep('toString'), readStep(undefined), readStep(['address'])]).toEqual([null, null, null])
  })
})

describe('the steps of a checkout', () => {
  const [sent, voucher] = [{ needsDelivery: true }, { needsDelivery: false }]
  const all = ['contact', 'address', 'delivery', 'payment']

  it('ask for neither address nor delivery method where nothing is sent', () => {
    expect(checkoutSteps([voucher, voucher])).toEqual(['contact', 'payment'])
  })

  it('are all four as soon as anything is sent, and for a cart whose goods are not known', () => {
    expect([checkoutSteps([voucher, sent]), checkoutSteps([])]).toEqual([all, all])
  })

  it('open none that is not theirs', () => {
    expect([ownStep('address', checkoutSteps([voucher])), ownStep('address', checkoutSteps([sent]))]).toEqual([
      ...[null, 'address'],
    ])
    expect(stepAfter({ step: 'contact', change: {} }, 'contact', checkoutSteps([voucher]))).toBe('payment')
  })
})

describe('a step beside the open one', () => {
  it('is done when it is complete, whether it stands before or after', () => {
    expect(standingOf('contact', 'address', 'payment')).toBe('done')
    expect(standingOf('delivery', 'address', 'payment')).toBe('done')
  })

  it('comes next as long as it is not', () => {
    expect(standingOf('payment', 'address', 'payment')).toBe('next')
    expect(standingOf('delivery', 'address', 'address')).toBe('next')
  })
})

const checkout = { draft: { email: 'ada@mail.example', city: 'Linz', addressId: '' } } as Checkout
const ADDRESS = { id: 'k3y', firstname: 'Ada', city: 'Wien', countryId: 4 } as Address

describe('what is seen while a step is being sent', () => {
  it('is what was typed, and the rest as it was', () => {
    const { draft } = applyOptimistically(checkout, { step: 'address', change: { city: 'Graz' } }, [])
    expect(draft).toMatchObject({ email: 'ada@mail.example', city: 'Graz' })
  })

  it('is the address of the book that was chosen', () => {
    const { draft } = applyOptimistically(checkout, { step: 'address', change: { addressId: 'k3y' } }, [ADDRESS])
    expect(draft).toMatchObject({ firstname: 'Ada', city: 'Wien', countryId: '4' })
  })

  it.each([
    ['address', 'address', 'delivery'],
    ['delivery', 'delivery', 'payment'],
    ['contact', 'payment', 'payment'],
    ['address', 'delivery', 'delivery'],
  ] as const)('after %s, with %s not complete yet, is %s', (step, first, next) =>
    expect(stepAfter({ step, change: {} }, first)).toBe(next),
  )
})
