import type { PlacedOrder } from '../../contract/entities/checkout'
import { PAYMENT_FAILURES } from '../../contract/payment/intent'
import { confirmationState, knownPaymentFailure } from './confirmation-state'

const placed = (paymentState: PlacedOrder['paymentState'], ...events: string[]) =>
  confirmationState({
    paymentState,
    order: { history: events.map((event) => ({ event, at: '' })) },
  } as unknown as PlacedOrder)

describe('the state shown for a placed order', () => {
  it('is open while no payment has succeeded', () => {
    expect(placed('open')).toBe('open')
    expect(placed('declined')).toBe('open')
  })

  it('distinguishes an expired order from a canceled one', () => {
    expect(placed('canceled', 'placed', 'expired')).toBe('expired')
    expect(placed('canceled', 'placed', 'canceled')).toBe('canceled')
  })

  it('is otherwise the payment state', () => {
    expect([placed('paid'), placed('processing'), placed('refunded')]).toEqual(['paid', 'processing', 'refunded'])
  })
})

describe('the reason of a failed payment', () => {
  it.each(PAYMENT_FAILURES)('is shown if the shop has a text for it: %s', (known) => {
    expect(knownPaymentFailure({ paymentFailure: known })).toBe(known)
  })

  it.each(['', 'insufficient-funds', 'constructor'])('is `declined` if the shop has none: %j', (unknown) => {
    expect(knownPaymentFailure({ paymentFailure: unknown })).toBe('declined')
  })
})
