/** @jest-environment node */
import type { Address } from '../../contract/entities/address'
import type { Checkout } from '../../contract/entities/checkout'
import { checkoutSteps } from '../../contract/entities/checkout-fields'
import { applyOptimistically, openStep, ownStep, readStep, stepStatus, nextStep } from './steps'

describe('the open step of a checkout', () => {
  it('is the first incomplete one', () => {
    expect(openStep(null, 'delivery')).toBe('delivery')
  })

  it('is the requested one if all before it are complete', () => {
    expect(openStep('contact', 'delivery')).toBe('contact')
    expect(openStep('delivery', 'delivery')).toBe('delivery')
    expect(openStep('payment', 'address')).toBe('address')
  })

  it('is read from the address, which may contain none', () => {
    expect(readStep('address')).toBe('address')
    expect([readStep('toString'), readStep(undefined), readStep(['address'])]).toEqual([null, null, null])
  })
})

describe('the steps of a checkout', () => {
  const [sent, voucher] = [{ needsDelivery: true }, { needsDelivery: false }]
  const all = ['contact', 'address', 'delivery', 'payment']

  it('include neither address nor delivery method if nothing is shipped', () => {
    expect(checkoutSteps([voucher, voucher])).toEqual(['contact', 'payment'])
  })

  it('are all four if anything is shipped, and for an unknown cart', () => {
    expect([checkoutSteps([voucher, sent]), checkoutSteps([])]).toEqual([all, all])
  })

  it('never include the step of another checkout', () => {
    expect([ownStep('address', checkoutSteps([voucher])), ownStep('address', checkoutSteps([sent]))]).toEqual([
      ...[null, 'address'],
    ])
    expect(nextStep({ step: 'contact', change: {} }, 'contact', checkoutSteps([voucher]))).toBe('payment')
  })
})

describe('a step other than the open one', () => {
  it('is done if it is complete, before or after the open one', () => {
    expect(stepStatus('contact', 'address', 'payment')).toBe('done')
    expect(stepStatus('delivery', 'address', 'payment')).toBe('done')
  })

  it('is next if it is incomplete', () => {
    expect(stepStatus('payment', 'address', 'payment')).toBe('next')
    expect(stepStatus('delivery', 'address', 'address')).toBe('next')
  })
})

const checkout = { draft: { email: 'ada@mail.example', city: 'Linz', addressId: '' } } as Checkout
const ADDRESS = { id: 'k3y', firstname: 'Ada', city: 'Wien', countryId: 4 } as Address

describe('the optimistic checkout while a step is being sent', () => {
  it('has the entered values, and is otherwise unchanged', () => {
    const { draft } = applyOptimistically(checkout, { step: 'address', change: { city: 'Graz' } }, [])
    expect(draft).toMatchObject({ email: 'ada@mail.example', city: 'Graz' })
  })

  it('has the chosen address of the book', () => {
    const { draft } = applyOptimistically(checkout, { step: 'address', change: { addressId: 'k3y' } }, [ADDRESS])
    expect(draft).toMatchObject({ firstname: 'Ada', city: 'Wien', countryId: '4' })
  })

  it.each([
    ['address', 'address', 'delivery'],
    ['delivery', 'delivery', 'payment'],
    ['contact', 'payment', 'payment'],
    ['address', 'delivery', 'delivery'],
  ] as const)('after %s, with %s as the first incomplete step, continues with %s', (step, first, next) =>
    expect(nextStep({ step, change: {} }, first)).toBe(next),
  )
})
