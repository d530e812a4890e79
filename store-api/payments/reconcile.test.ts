/** @jest-environment node */
import fc from 'fast-check'
import type { Intent } from '../../contract/payment/intent'
import { reconcilePayment, type KnownPayment } from './reconcile'

const intent = (change: Partial<Intent>): Intent => ({
  ...{ id: 'pi_1', order: 'TL-1', amount: 1000, currency: 'EUR', status: 'open', captured: 0, refunded: 0 },
  ...{ method: '', failure: '', url: 'https://pay.example/pi_1' },
  ...change,
})

const OPEN = intent({})
const DECLINED = intent({ method: 'jcb', failure: 'declined' })
const WAITING = intent({ status: 'processing', method: 'visa' })
const PAID = intent({ status: 'succeeded', method: 'paypal', captured: 1000 })
const REFUNDED = intent({ status: 'succeeded', method: 'paypal', captured: 1000, refunded: 1000 })
const CANCELED = intent({ status: 'canceled' })

const joinAll = (intents: Intent[]) => intents.reduce<KnownPayment | null>(reconcilePayment, null)

describe('what is known of a payment', () => {
  it('ends the same in whatever order, and however often, events arrive', () => {
    const reported = [OPEN, DECLINED, WAITING, PAID, PAID, REFUNDED]
    fc.assert(
      fc.property(
        fc.shuffledSubarray(reported, { minLength: reported.length }),
        fc.nat(reported.length - 1),
        (order, again) => {
          expect(joinAll([...order, order[again] ?? PAID])).toEqual({
            ...{ intentId: 'pi_1', status: 'succeeded', method: 'paypal', failure: '', url: OPEN.url },
            ...{ captured: 1000, refunded: 1000 },
          })
        },
      ),
    )
  })

  it('tells of the last try while nothing was paid', () => {
    expect(joinAll([OPEN, DECLINED])).toMatchObject({ status: 'open', failure: 'declined', method: 'jcb' })
    expect(joinAll([OPEN, DECLINED, WAITING])).toMatchObject({ status: 'processing', failure: '', method: 'visa' })
  })

  it('ends by being canceled, unless it was paid', () => {
    expect(joinAll([CANCELED, DECLINED, OPEN])?.status).toBe('canceled')
    expect(joinAll([CANCELED, PAID])?.status).toBe('succeeded')
    expect(joinAll([PAID, CANCELED])?.status).toBe('succeeded')
  })
})
